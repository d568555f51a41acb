import { TRANSLATED } from '../../src/i18n/locales.ts'

/** The tables of names, with their column of English names. */
export const TABLES = {
  'district-names.csv': 'district',
  'city-names.csv': 'city',
  'market-names.csv': 'market',
  'mandi-varieties.csv': 'variety',
  'mandi-grades.csv': 'grade',
}

const cellsOf = (line: string): string[] => line.match(/(?<=^|,)("(?:[^"]|"")*"|[^,]*)/g) ?? []

/** CSV of all names that are only transliterated: table, English name, language, transliteration. */
export function namesToReview(read: (file: string) => string): string {
  const rows = Object.entries(TABLES).flatMap(([file, key]) => {
    const [heading = [], ...lines] = read(file).trimEnd().split('\n').map(cellsOf)
    const cell = (line: string[], column: string) => line[heading.indexOf(column)] ?? ''
    return lines.flatMap((line) =>
      TRANSLATED.filter((locale) => (cell(line, `${locale}_sure`) || cell(line, 'sure')) === 'transliterated').map(
        (locale) => [file, cell(line, key), locale, cell(line, locale)].join(','),
      ),
    )
  })
  return `table,name,language,written\n${rows.join('\n')}\n`
}
