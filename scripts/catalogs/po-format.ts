import type { CatalogFormatter } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** A note under which the English of a draft is kept while the catalogs are worked on; in the file it is gettext's `#| msgid`. */
export const WAS = 'was: '

const PREVIOUS = /^#\| msgid ("(?:[^"\\]|\\.)*"(?:\n#\| "(?:[^"\\]|\\.)*")*)\n/gm
const CONTEXT = /^#\| msgctxt .*\n(?:#\| ".*\n)*/gm

const asNote = (text: string) =>
  text.replace(CONTEXT, '').replace(PREVIOUS, (_line, quoted: string) => {
    const parts = quoted.split('\n#| ').map((part) => JSON.parse(part) as string)
    return `# ${WAS}${parts.join('')}\n`
  })

const asPrevious = (text: string) =>
  text
    .split('\n\n')
    .map((entry) => {
      const line = new RegExp(`^# ${WAS}(.*)\n`, 'm').exec(entry)
      if (!line || /^#~/m.test(entry)) return entry
      const previous = `#| msgid ${JSON.stringify(line[1])}\n`
      return entry.replace(line[0], '').replace(/^(?=msgctxt|msgid)/m, () => previous)
    })
    .join('\n\n')

/** What gettext expects of a header besides what Lingui writes; who reviewed it is written in by hand (locales/README.md). */
const HEADER = {
  'Project-Id-Version': 'krishi-vyapar',
  'POT-Creation-Date': '',
  'PO-Revision-Date': '2026-11-22 00:00+0000',
  'Last-Translator': 'Krishi Vyapar',
  'Language-Team': 'Krishi Vyapar',
  'X-Reviewed-By': 'nobody yet',
}

/**
 * Catalogs as .po files, in which a changed text keeps its old English as gettext does.
 * @param drafts 'left out': a text that nobody has reviewed has no translation, so that the app shows it in English
 */
export function poFormat(drafts: 'kept' | 'left out'): CatalogFormatter {
  const options = { lineNumbers: false }
  const existing = formatter(options)
  const fresh = formatter({ ...options, customHeaderAttributes: HEADER })
  return {
    ...existing,
    async parse(text, context) {
      const messages = await existing.parse(asNote(text), context)
      if (drafts === 'left out')
        for (const message of Object.values(messages ?? {})) {
          const { flags } = (message.extra ?? {}) as { flags?: string[] }
          if (flags?.includes('fuzzy')) message.translation = ''
        }
      return messages
    },
    // A header that a translator's program has written stays as it is.
    serialize: async (messages, context) =>
      asPrevious(await (context.existing ? existing : fresh).serialize(messages, context)),
  }
}
