import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parsePoFile } from '@lingui/format-po'

/** An entry of a .po catalog. */
export type Entry = {
  /** `msgctxt`: distinguishes entries with the same English text. */
  context: string | undefined
  /** `msgid`: the English text. */
  source: string
  /** `msgstr`; empty if untranslated. */
  translation: string
  /** `#.` lines: the developers' comments. */
  comments: string[]
  /** `#` lines: the translators' comments. */
  notes: string[]
  /** `#, fuzzy`: an unreviewed draft. */
  fuzzy: boolean
  /** `#~` lines: no longer used by the product. */
  obsolete: boolean
  /** Line number of its msgid, from 1. */
  line: number
}

export type Catalog = {
  locale: string
  file: string
  text: string
  headers: Partial<Record<string, string>>
  entries: Entry[]
}

export const keyOf = ({ context, source }: Pick<Entry, 'context' | 'source'>) => `${context ?? ''}\u0004${source}`

/** @throws for a file that is not UTF-8 without a mark at its head, as some editors save it */
export function readCatalogText(file: string): string {
  const bytes = readFileSync(file)
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' || mark === 'feff' ? 'UTF-16' : mark === 'efbb' ? 'UTF-8 with a BOM' : undefined
  if (encoding) throw new Error(`${file} is in ${encoding}. Save it as UTF-8 without a BOM.`)
  return bytes.toString('utf8')
}

export function parseCatalog(locale: string, file: string, text: string): Catalog {
  const po = parsePoFile(text)
  const starts = text.split('\n').flatMap((line, index) => (/^(#~\s*)?msgid\s/.test(line) ? [index + 1] : []))
  return {
    locale,
    file,
    text,
    headers: po.headers,
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

/** All catalogs below `folder`, by name (`app`, `aria`, …) and language. Missing files are left out. */
export function readCatalogs(folder: string, locales: readonly string[]): Map<string, Map<string, Catalog>> {
  const found = new Map<string, Map<string, Catalog>>()
  for (const locale of locales) {
    const directory = join(folder, locale)
    if (!existsSync(directory)) continue
    for (const file of readdirSync(directory).filter((name) => name.endsWith('.po'))) {
      const name = file.slice(0, -'.po'.length)
      const path = join(directory, file)
      const byLocale = found.get(name) ?? new Map<string, Catalog>()
      found.set(name, byLocale.set(locale, parseCatalog(locale, path, readCatalogText(path))))
    }
  }
  return found
}
