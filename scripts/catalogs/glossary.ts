import { existsSync, readFileSync } from 'node:fs'
import { csvCells } from '../../mock-server/store/seed/data-files.ts'

/**
 * An English term with, per language, the forms of which a translation must contain one, and the words it must avoid.
 */
export type Term = {
  english: string
  pattern: RegExp
  forms: Record<string, string[]>
  avoid: Record<string, RegExp[]>
}

/** Matches the complete word in singular or plural, case-insensitively. */
function asWords(english: string): RegExp {
  const literal = english.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const inflected = literal.endsWith('y') ? `${literal.slice(0, -1)}(?:y|ies)` : `${literal}(?:e?s)?`
  return new RegExp(`(?<![A-Za-z])${inflected}(?![A-Za-z])`, 'i')
}

/**
 * A list in a note, up to its semicolon. `forms hi=खरीद mr=खरेद`: accepted stems, because Hindi and Marathi words are
 * inflected. `avoid hi=पूछताछ mr=चौकशी`: beginnings of words that no text may contain.
 */
function listIn(note: string, kind: 'forms' | 'avoid', locale: string): string[] | undefined {
  const list = new RegExp(`(?:^|; )${kind} ([^;]*)`).exec(note)?.[1]
  return list === undefined
    ? undefined
    : new RegExp(`(?:^| )${locale}=(.*?)(?= \\p{L}{2}=|$)`, 'u').exec(list)?.[1]?.split('|')
}

const wordBeginning = (stem: string) => new RegExp(`(?<![\\p{L}\\p{M}])${stem}`, 'u')

/** Reads `locales/glossary.csv`: English, one column per language, note. */
export function readGlossary(file: string): Term[] {
  if (!existsSync(file)) return []
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const locales = csvCells(head).slice(1, -1)
  return lines.map((line) => {
    const [english = '', ...rest] = csvCells(line)
    const note = rest.at(-1) ?? ''
    const forms = locales.map(
      (locale, index) => [locale, listIn(note, 'forms', locale) ?? [rest[index] ?? '']] as const,
    )
    const avoid = locales.map((locale) => [locale, (listIn(note, 'avoid', locale) ?? []).map(wordBeginning)] as const)
    return { english, pattern: asWords(english), forms: Object.fromEntries(forms), avoid: Object.fromEntries(avoid) }
  })
}
