import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parsePoFile } from '@lingui/format-po'

/** One text of a catalog, as its .po file has it. */
export type Entry = {
  /** `msgctxt`: tells two texts apart that look the same in English. */
  context: string | undefined
  /** `msgid`: the English text. */
  source: string
  /** `msgstr`, empty while nobody has translated it. */
  translation: string
  /** `#.` lines: what the developers say about the text. */
  comments: string[]
  /** `#` lines: what translators say about it. */
  notes: string[]
  /** `#, fuzzy`: a draft that nobody has reviewed. */
  fuzzy: boolean
  /** `#~` lines: no longer in the product. */
  obsolete: boolean
  /** Where its msgid stands in the file, from 1. */
  line: number
}

export type Catalog = { locale: string; file: string; text: string; headers: Record<string, string>; entries: Entry[] }

export const keyOf = ({ context, source }: Pick<Entry, 'context' | 'source'>) => `${context ?? ''}\u0004${source}`

export function parseCatalog(locale: string, file: string, text: string): Catalog {
  const po = parsePoFile(text)
  const starts = text.split('\n').flatMap((line, index) => (/^(#~\s*)?msgid\s/.test(line) ? [index + 1] : []))
  return {
    locale,
    file,
    text,
    headers: Object.fromEntries(Object.entries(po.headers).filter((header) => header[1] !== undefined)) as Record<
      string,
      string
    >,
    entries: po.items.map((item, index) => ({
      context: item.msgctxt ?? undefined,
      source: item.msgid,
      translation: item.msgstr[0] ?? '',
      comments: item.extractedComments,
      notes: item.comments,
      fuzzy: item.flags.fuzzy ?? false,
      obsolete: item.obsolete,
      line: starts[index + 1] ?? 0, // the first msgid is the header’s
    })),
  }
}

/** Every catalog below `folder`, by its name (`app`, `aria`, …) and language; a file that is missing is left out. */
export function readCatalogs(folder: string, locales: readonly string[]): Map<string, Map<string, Catalog>> {
  const found = new Map<string, Map<string, Catalog>>()
  for (const locale of locales) {
    const directory = join(folder, locale)
    if (!existsSync(directory)) continue
    for (const file of readdirSync(directory).filter((name) => name.endsWith('.po'))) {
      const name = file.slice(0, -'.po'.length)
      const path = join(directory, file)
      const byLocale = found.get(name) ?? new Map<string, Catalog>()
      found.set(name, byLocale.set(locale, parseCatalog(locale, path, readFileSync(path, 'utf8'))))
    }
  }
  return found
}
