import { keyOf, type Catalog, type Entry } from '../catalog.ts'
import type { CatalogRule } from './rule.ts'

const inUse = (catalog: Catalog) => catalog.entries.filter((entry) => !entry.obsolete)
const isEnglish = (catalog: Catalog, english: Catalog) => catalog.locale === english.locale

/** A valid line of a .po file: empty, a comment, or a keyword or continuation with one quoted string. */
const PO_LINE = /^(?:\s*|#.*|(?:(?:msgid|msgstr|msgctxt)\s+)?"(?:[^"\\]|\\.)*"\s*)$/

const format: CatalogRule = {
  name: 'format',
  severity: 'error',
  fix: 'Put each text between two straight quotes (") on its line, and write a quote inside it as \\".',
  *check({ text }) {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (!PO_LINE.test(line)) yield { line: index + 1, wrong: `this line can't be read: ${line}` }
    }
  },
}

const header: CatalogRule = {
  name: 'header',
  severity: 'error',
  fix: 'Put the first lines of the file back as they were.',
  *check({ locale, headers }) {
    if (headers.Language !== locale)
      yield { line: 1, wrong: `the header says Language: ${headers.Language ?? '(nothing)'}, not ${locale}` }
    if (!/charset=utf-8/i.test(headers['Content-Type'] ?? ''))
      yield { line: 1, wrong: 'the header does not say charset=utf-8' }
  },
}

const duplicate: CatalogRule = {
  name: 'duplicate',
  severity: 'error',
  fix: 'Keep the better one and remove the other.',
  *check(catalog) {
    const firstByKey = new Map<string, Entry>()
    for (const entry of catalog.entries) {
      const first = firstByKey.get(keyOf(entry))
      if (first) yield { entry, wrong: `this text is in the file already, on line ${first.line}` }
      else firstByKey.set(keyOf(entry), entry)
    }
  },
}

const obsolete: CatalogRule = {
  name: 'obsolete',
  severity: 'warning',
  fix: 'Use its translation for a new text if one fits; then `npm run extract -- --prune` removes it.',
  *check({ entries }) {
    for (const entry of entries) if (entry.obsolete) yield { entry, wrong: 'the product no longer has this text' }
  },
}

const missing: CatalogRule = {
  name: 'missing',
  severity: 'error',
  fix: 'Translate it. If it is not in the file at all, run `npm run extract` first.',
  *check(catalog, english) {
    const present = new Set(inUse(catalog).map(keyOf))
    for (const entry of inUse(catalog)) if (!entry.translation.trim()) yield { entry, wrong: 'it has no translation' }
    for (const entry of inUse(english)) {
      if (!present.has(keyOf(entry))) yield { entry: { ...entry, line: 0 }, wrong: 'it is not in this file' }
    }
  },
}

const unknown: CatalogRule = {
  name: 'unknown',
  severity: 'error',
  fix: 'Leave the English line (msgid) and the context line (msgctxt) as they are; `npm run extract` restores them.',
  *check(catalog, english) {
    const known = new Set(inUse(english).map(keyOf))
    for (const entry of inUse(catalog)) {
      if (!known.has(keyOf(entry))) yield { entry, wrong: 'the English catalog does not have this text' }
    }
  },
}

const fuzzy: CatalogRule = {
  name: 'fuzzy',
  severity: 'error',
  fix: 'Compare it with the English (“#| msgid” has the English that it was made for), correct it, remove the line “#, fuzzy”.',
  *check(catalog) {
    for (const entry of inUse(catalog))
      if (entry.fuzzy) yield { entry, wrong: 'it is a draft that nobody has reviewed' }
  },
}

/**
 * A rule for developers: translators don't see the screen, so every text needs a comment that says where it is shown.
 */
const comment: CatalogRule = {
  name: 'comment',
  severity: 'error',
  fix: 'In the source: comment="Where it is shown, what each {placeholder} is." Then run `npm run extract`.',
  *check(catalog, english) {
    if (!isEnglish(catalog, english)) return
    for (const entry of inUse(catalog)) {
      const said = entry.comments.filter((line) => !line.startsWith('placeholder {'))
      if (!said.some((line) => line.trim()))
        yield { entry, wrong: 'no comment tells the translators where it is shown' }
    }
  },
}

const english: CatalogRule = {
  name: 'english',
  severity: 'error',
  fix: 'Change the English in the source, then run `npm run extract`.',
  *check(catalog, source) {
    if (!isEnglish(catalog, source)) return
    for (const entry of inUse(catalog)) {
      if (entry.translation && entry.translation !== entry.source)
        yield { entry, wrong: 'the English catalog differs from the source' }
    }
  },
}

export const CATALOG_RULES = [format, header, duplicate, obsolete, missing, unknown, fuzzy, comment, english]
