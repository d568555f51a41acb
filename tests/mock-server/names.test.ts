import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../mock-server/store/store.ts'
import { readCsvRows } from '../../mock-server/store/seed/data-files.ts'
import { namesToReview, TABLES } from '../../scripts/data/names-to-review.ts'
import { loadCityNames, loadCities } from '../../src/domain/places/places.ts'
import { LOCALES, SCRIPT, TRANSLATED } from '../../src/i18n/locales.ts'

let store: Store
beforeAll(() => (store = openStore(':memory:')))
const column = (sql: string) => Array.from(store.db.prepare(sql).all(), (row) => String(Object.values(row)[0]))

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
  test('no name is duplicated', () => {
    const names = rows.map((row) => (key === 'district' ? `${row['state']}/${row[key]}` : row[key]))
    expect(new Set(names).size).toBe(names.length)
  })
})

/** Typing errors in the pincode data that are not place names. */
const NO_NAMES = new Set(['Cc', 'Nil;'])

test.each([
  ['markets of two prices', 'mandi_market', 'SELECT market FROM mandi_price GROUP BY 1 HAVING count(*) > 1', 2400],
  [
    'cities of more than one pincode',
    'place_name',
    `SELECT office.value ->> '$[0]' FROM pincode, json_each(offices) AS office
     GROUP BY 1 HAVING count(DISTINCT pin) > 1`,
    4200,
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
  [
    'varieties called like a commodity',
    'mandi_variety',
    'SELECT DISTINCT variety FROM mandi_price JOIN mandi_commodity ON name = variety',
    90,
  ],
])('%s have names', (_, table, sql, atLeast) => {
  const used = column(sql)
  expect(used.length).toBeGreaterThanOrEqual(atLeast)
  const named = new Set(column(`SELECT name FROM ${table}`))
  expect(used.filter((name) => !named.has(name) && !NO_NAMES.has(name))).toEqual([])
})

test.each(LOCALES)('no two crops of the catalogue read alike in %s', (locale) => {
  const names = column(`SELECT name_${locale} FROM subcategory`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a city that the forms offer has a name in every language of the app, its own or its district’s', async () => {
  const cities = await loadCities()
  expect(cities.length).toBeGreaterThan(4500)
  const districts = new Set(readCsvRows('district-names.csv').map(({ district }) => district))
  for (const locale of TRANSLATED) {
    const names = await loadCityNames(locale)
    expect(cities.filter(({ name }) => !names.has(name) && !districts.has(name))).toEqual([])
  }
})

test('the app’s names of cities are what the tables say: npm run names', async () => {
  const rows = readCsvRows('city-names.csv')
  const markets = readCsvRows('market-names.csv')
  for (const locale of TRANSLATED) {
    const names = await loadCityNames(locale)
    for (const { city = '', ...named } of rows) expect(names.get(city), city).toBe(named[locale] || undefined)
    expect(names.get('Lasalgaon')).toBe(markets.find(({ market }) => market === 'Lasalgaon')?.[locale])
    expect([...names.keys()].filter((name) => name.endsWith('APMC'))).toEqual([])
  }
})

test('the list for a native reader is what the tables say: npm run names', () => {
  expect(readFileSync('locales/names/to-review.csv', 'utf8')).toBe(namesToReview())
})
