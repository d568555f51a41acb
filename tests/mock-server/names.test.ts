import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../mock-server/store/store.ts'
import { readCsvRows } from '../../mock-server/store/seed/data-files.ts'
import { namesToReview, TABLES } from '../../scripts/data/transliterated.ts'
import { SCRIPT, TRANSLATED } from '../../src/i18n/locales.ts'

let store: Store
beforeAll(() => (store = openStore(':memory:')))
const column = (sql: string) =>
  store.db
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]))

describe.each(Object.entries(TABLES))('%s', (file, key) => {
  const rows = readCsvRows(file)

  test('each name is written in the letters of its language, and says how sure it is', () => {
    for (const row of rows) {
      for (const locale of TRANSLATED) {
        expect(row[locale], row[key]).toMatch(new RegExp(`^[\\p{Script=${SCRIPT[locale]}}\\d (),./-]+$`, 'u'))
        expect(row[locale], row[key]).toBe(row[locale]?.normalize('NFC').trim())
        expect(['official', 'established', 'transliterated']).toContain(row[`${locale}_sure`] ?? row['sure'])
      }
    }
  })
  test('no name stands twice', () => {
    const names = rows.map((row) => (key === 'district' ? `${row['state']}/${row[key]}` : row[key]))
    expect(new Set(names).size).toBe(names.length)
  })
})

test.each([
  [
    'markets with more than one price',
    'mandi_market',
    'SELECT market FROM mandi_price GROUP BY market HAVING count(*) > 1',
    2400,
  ],
  ['cities of businesses', 'place_name', 'SELECT DISTINCT city FROM business', 250],
  ['states', 'place_name', 'SELECT DISTINCT state FROM business', 30],
  ['grades', 'mandi_grade', 'SELECT DISTINCT grade FROM mandi_price', 15],
  [
    'the hundred most frequent varieties',
    'mandi_variety',
    'SELECT variety FROM mandi_price GROUP BY variety ORDER BY count(*) DESC, variety LIMIT 100',
    100,
  ],
])('%s have names', (_, table, sql, atLeast) => {
  const used = column(sql)
  expect(used.length).toBeGreaterThanOrEqual(atLeast)
  const named = new Set(column(`SELECT name FROM ${table}`))
  expect(used.filter((name) => !named.has(name))).toEqual([])
})

test('the list for a native reader is what the tables say: node scripts/data/names-to-review.ts', () => {
  const read = (file: string) => readFileSync(`mock-server/store/data/${file}`, 'utf8')
  expect(readFileSync('locales/names/to-review.csv', 'utf8')).toBe(namesToReview(read))
})
