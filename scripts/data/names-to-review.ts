// `npm run names`: writes names that are only transliterated to locales/names/to-review.csv, for a native reader. A test compares the file. The names themselves are in mock-server/store/data.
import { writeFileSync } from 'node:fs'
import { readCsvRows } from '../../mock-server/store/seed/data-files.ts'
import { TRANSLATED } from '../../src/i18n/locales.ts'

/** The tables of names, with their column of English names. */
export const TABLES = {
  'district-names.csv': 'district',
  'city-names.csv': 'city',
  'market-names.csv': 'market',
  'mandi-varieties.csv': 'variety',
  'mandi-grades.csv': 'grade',
}

const quoted = (cell = '') => (cell.includes(',') ? `"${cell}"` : cell)

/** CSV of all names that are only transliterated: table, English name, language, transliteration. */
export function namesToReview(): string {
  const rows = Object.entries(TABLES).flatMap(([file, key]) =>
    readCsvRows(file).flatMap((row) =>
      TRANSLATED.filter((locale) => (row[`${locale}_sure`] || row['sure']) === 'transliterated').map((locale) =>
        [file, quoted(row[key]), locale, quoted(row[locale])].join(','),
      ),
    ),
  )
  return `table,name,language,written\n${rows.join('\n')}\n`
}

if (import.meta.main) writeFileSync(new URL('../../locales/names/to-review.csv', import.meta.url), namesToReview())
