import { describe, expect, test } from 'vitest'
import { clientOf, type Schemas } from './client.ts'
import { startMock } from './mock.ts'
import { priceDistricts } from '../../src/features/mandi/district-options.ts'
import { loadDistricts } from '../../src/domain/places/places.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const PRICES = '/api/mobile/v1/price-mandi/'
type PriceList = Schemas['PriceList']

const mock = await startMock()
const visitor = clientOf(mock)

const prices = async (filters: Record<string, string> = {}, lang: Locale = 'en') =>
  (await visitor<PriceList>('GET', `${PRICES}?${new URLSearchParams(filters)}`, { lang })).body

test('reads without a token, newest day first, 20 at a time', async () => {
  const { records, total } = await prices()
  expect(total).toBe(71_156)
  expect(records).toHaveLength(20)
  expect(new Set(records.map(({ arrival_date }) => arrival_date))).toEqual(new Set(['2026-04-21']))
  for (const { min_price, modal_price, max_price } of records) {
    expect(min_price).toBeLessThanOrEqual(modal_price)
    expect(modal_price).toBeLessThanOrEqual(max_price)
  }
})

test('all of India is not the first of the alphabet: each state in its turn (§mandi.26)', async () => {
  const { records } = await prices()
  expect(new Set(records.map(({ state }) => state)).size).toBe(20)
  expect(records.map(({ state }) => state)).not.toContain('Andaman and Nicobar')
})

test('windows follow each other to the end', async () => {
  const filters = { state: 'Maharashtra', district: 'Nashik' }
  const { total } = await prices(filters)
  const rows: Schemas['PriceRecord'][] = []
  for (let offset = 0; offset < total; offset += 20) {
    rows.push(...(await prices({ ...filters, offset: String(offset) })).records)
  }
  expect(rows).toHaveLength(total)
  expect(rows).toEqual(
    (await Promise.all([0, 100].map((offset) => prices({ ...filters, limit: '100', offset: String(offset) })))).flatMap(
      ({ records }) => records,
    ),
  )
  expect((await prices({ ...filters, offset: String(total) })).records).toEqual([])
})

describe('filters', () => {
  test('state and district in any letter case', async () => {
    const { records, total } = await prices({ state: 'maharashtra', district: 'NASHIK' })
    expect(total).toBeGreaterThan(100)
    for (const record of records) expect(record).toMatchObject({ state: 'Maharashtra', district: 'Nashik' })
  })

  test('an old name of a district finds the district', async () => {
    expect(await prices({ district: 'Ahmednagar' })).toEqual(await prices({ district: 'Ahilyanagar' }))
  })

  test('the districts offered find all prices: none has another name there (§mandi.7)', async () => {
    const reported = mock.store.db.prepare('SELECT DISTINCT state, district FROM mandi_price').all()
    const offered = new Set(
      priceDistricts('en', await loadDistricts('en')).map(({ state, name }) => `${state}/${name}`),
    )
    expect(reported.filter(({ state, district }) => !offered.has(`${String(state)}/${String(district)}`))).toEqual([])
    // No other district of Delhi is offered.
    expect([...offered].filter((name) => name.startsWith('Delhi/'))).toEqual(['Delhi/Delhi'])
  })

  test('a commodity in three languages and as spoken', async () => {
    const { total } = await prices({ commodity: 'onion' })
    expect(total).toBeGreaterThan(1000)
    expect((await prices({ commodity: 'प्याज' })).total).toBe(total)
    for (const word of ['कांदा', 'kanda', 'pyaz']) {
      const { records } = await prices({ commodity: word, limit: '100' })
      expect(records.some(({ commodity }) => commodity === 'Onion')).toBe(true)
    }
  })

  test('a grade, together with the others', async () => {
    const { records } = await prices({ commodity: 'wheat', state: 'Uttar Pradesh', grade: 'faq', limit: '100' })
    expect(records.length).toBeGreaterThan(50)
    for (const { grade, commodity } of records)
      expect({ grade, commodity }).toMatchObject({ grade: expect.stringMatching(/FAQ/), commodity: 'Wheat' })
  })

  test.each<Record<string, string>>([
    { state: 'Atlantis' },
    { commodity: 'zzzz' },
    { commodity: '!!' },
    { grade: '100%' },
    { district: `' OR 1=1 --` },
  ])('that match nothing: %o', async (filters) => {
    expect(await prices(filters)).toEqual({ records: [], total: 0 })
  })
})

test.each([
  ['en', 'Lasalgaon(Niphad)', 'FAQ'],
  ['hi', 'लासलगाँव (निफाड)', 'एफएक्यू (उचित औसत)'],
  ['mr', 'लासलगाव (निफाड)', 'एफएक्यू (सरासरी प्रत)'],
] as const)(
  'markets and grades are named in %s, and a district is found by its name in any language',
  async (lang, ...named) => {
    for (const district of ['Nashik', 'नासिक', 'नाशिक']) {
      const { records } = await prices({ district, commodity: 'onion', limit: '100' }, lang)
      expect(records.map(({ market, grade }) => [market, grade])).toContainEqual(named)
    }
  },
)

test.each([
  ['hi', 'अन्य'],
  ['mr', 'इतर'],
] as const)('%s: “Other” is %s, and the frequent varieties have a name', async (lang, other) => {
  const inEnglish = (await prices({ state: 'Maharashtra', limit: '100' })).records
  const { records } = await prices({ state: 'Maharashtra', limit: '100' }, lang)
  expect(records[inEnglish.findIndex(({ variety }) => variety === 'Other')]).toMatchObject({ variety: other })
  const named = records.filter(({ variety }) => /\p{Script=Devanagari}/u.test(String(variety)))
  expect(named.length / records.length).toBeGreaterThan(0.6)
  expect(inEnglish.every(({ variety }) => !/\p{Script=Devanagari}/u.test(String(variety)))).toBe(true)
})
