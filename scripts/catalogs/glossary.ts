import { existsSync, readFileSync } from 'node:fs'

/** An English term, and per language the forms of which one has to be in the translation. */
export type Term = { english: string; pattern: RegExp; forms: Record<string, string[]> }

const cells = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )

/** The whole word, in singular or plural, in any case. */
function wholeWord(english: string): RegExp {
  const literal = english.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const inflected = literal.endsWith('y') ? `${literal.slice(0, -1)}(?:y|ies)` : `${literal}(?:e?s)?`
  return new RegExp(`(?<![A-Za-z])${inflected}(?![A-Za-z])`, 'i')
}

/** `forms hi=पूछताछ mr=चौकश` in a note: the stems that count, because Hindi and Marathi words are inflected. */
function formsIn(note: string, locale: string): string[] | undefined {
  const list = /forms (.*)$/.exec(note)?.[1]
  return list === undefined
    ? undefined
    : new RegExp(`(?:^| )${locale}=(.*?)(?= \\p{L}{2}=|$)`, 'u').exec(list)?.[1]?.split('|')
}

/** Reads `locales/glossary.csv`: English, one column a language, note. */
export function readGlossary(file: string): Term[] {
  if (!existsSync(file)) return []
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const locales = cells(head).slice(1, -1)
  return lines.map((line) => {
    const [english = '', ...rest] = cells(line)
    const note = rest.at(-1) ?? ''
    const forms = locales.map((locale, index) => [locale, formsIn(note, locale) ?? [rest[index] ?? '']] as const)
    return { english, pattern: wholeWord(english), forms: Object.fromEntries(forms) }
  })
}
