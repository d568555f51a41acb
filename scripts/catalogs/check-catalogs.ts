import { keyOf, type Catalog, type Entry } from './catalog.ts'
import type { Term } from './glossary.ts'
import { shapeOf, type Shape } from './message-shape.ts'
import { CATALOG_RULES } from './rules/catalog-rules.ts'
import { CHARACTER_RULES } from './rules/characters.ts'
import { LANGUAGE_RULES } from './rules/language.ts'
import { PLACEHOLDER_RULES } from './rules/placeholders.ts'
import type { TextRule } from './rules/rule.ts'
import { tags } from './rules/tags.ts'

export const TEXT_RULES: TextRule[] = [...PLACEHOLDER_RULES, tags, ...CHARACTER_RULES, ...LANGUAGE_RULES]

const SYNTAX = {
  name: 'syntax',
  severity: 'error',
  fix: 'Every { needs its }, and the words plural, select, one and other stay English. Start again from a copy of the English.',
} as const

export type Problem = {
  severity: 'error' | 'warning'
  rule: string
  file: string
  /** 0 if the text has no line of its own. */
  line: number
  context: string | undefined
  /** The English text; undefined for a problem of the complete file. */
  text: string | undefined
  wrong: string
  fix: string
}

/** `# ok: glossary, ending` above a text: a translator has accepted these warnings. */
const accepted = (entry: Entry, rule: string) =>
  entry.notes.some((note) => /^ok: (.*)$/.exec(note.trim())?.[1]?.split(/,\s*/).includes(rule))

const read = (message: string): Shape | Error => {
  try {
    return shapeOf(message)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** All problems of one catalog in one language. English is checked against itself. */
export function problemsOf(catalog: Catalog, english: Catalog, glossary: Term[]): Problem[] {
  const problems: Problem[] = []
  const report = (
    { name, severity, fix }: Pick<TextRule, 'name' | 'severity' | 'fix'>,
    wrong: string,
    entry?: Entry,
    line = entry?.line ?? 1,
  ) =>
    problems.push({
      severity,
      rule: name,
      file: catalog.file,
      line,
      context: entry?.context,
      text: entry?.source,
      wrong,
      fix,
    })

  for (const rule of CATALOG_RULES) {
    for (const { entry, line, wrong } of rule.check(catalog, english)) report(rule, wrong, entry, line)
  }

  const known = new Map(english.entries.map((entry) => [keyOf(entry), entry]))
  for (const entry of catalog.entries) {
    const original = known.get(keyOf(entry))
    const message = catalog === english ? entry.source : entry.translation
    if (entry.obsolete || !original || !message.trim()) continue
    const source = read(entry.source)
    const translation = read(message)
    if (translation instanceof Error) report(SYNTAX, translation.message.split('\n', 1).join(''), entry)
    if (source instanceof Error || translation instanceof Error) continue
    // The length limit comes from the English catalog: translators can't change it.
    const pair = {
      locale: catalog.locale,
      entry: { ...entry, comments: original.comments },
      source,
      translation,
      glossary,
    }
    for (const rule of TEXT_RULES) {
      if (rule.severity === 'warning' && accepted(entry, rule.name)) continue
      for (const wrong of rule.check(pair)) report(rule, wrong, entry)
    }
  }
  return problems
}

const TWO_TRANSLATIONS = {
  severity: 'error',
  rule: 'contradiction',
  fix: 'Give it the same words in both, or ask the developers to tell the two apart by a context.',
} as const

/**
 * Texts that are translated differently in two catalogs of one language. The app merges catalogs as pages load, so the
 * translation that loads last would win.
 */
export function contradictions(catalogs: Catalog[]): Problem[] {
  const first = new Map<string, { entry: Entry; file: string }>()
  return catalogs.flatMap(({ file, entries }) =>
    entries.flatMap((entry) => {
      if (entry.obsolete || !entry.translation) return []
      const other = first.get(keyOf(entry))
      if (!other) first.set(keyOf(entry), { entry, file })
      if (!other || other.entry.translation === entry.translation) return []
      const { context, source: text, line } = entry
      const wrong = `“${entry.translation}” here, “${other.entry.translation}” in ${other.file}`
      return [{ ...TWO_TRANSLATIONS, file, line, context, text, wrong }]
    }),
  )
}
