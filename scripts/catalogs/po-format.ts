import type { CatalogFormatter } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Prefix of the note that holds a draft's old English; in the file it is gettext's `#| msgid`. */
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

/** Headers that gettext expects beyond Lingui's. Reviewers are entered by hand (locales/README.md). */
const HEADER = {
  'Project-Id-Version': 'krishi-vyapar',
  'POT-Creation-Date': '',
  'PO-Revision-Date': '2026-11-22 00:00+0000',
  'Last-Translator': 'Krishi Vyapar',
  'Language-Team': 'Krishi Vyapar',
  'X-Reviewed-By': 'nobody yet',
}

const options = { lineNumbers: false }
const existing = formatter(options)
const fresh = formatter({ ...options, customHeaderAttributes: HEADER })

/** Catalogs as .po files. A changed text stores its old English in gettext's way. */
export const poFormat: CatalogFormatter = {
  ...existing,
  parse: (text, context) => existing.parse(asNote(text), context),
  // A header written by a translation tool stays unchanged.
  serialize: async (messages, context) =>
    asPrevious(await (context.existing ? existing : fresh).serialize(messages, context)),
}
