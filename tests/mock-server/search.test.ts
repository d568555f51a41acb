import { describe, expect, test } from 'vitest'
import { searchText } from '../../mock-server/store/search-text.ts'
import { loadDistricts } from '../../src/domain/places/places.ts'
import { priceDistricts } from '../../src/features/mandi/FilterForm.tsx'
import type { Locale } from '../../src/i18n/locales.ts'
import { signedIn, type Schemas } from './client.ts'
import { startMock } from './mock.ts'

/** What people type finds what they mean, in every language and as it is spoken. */

const V1 = '/api/mobile/v1/'
const mock = await startMock()
const farmer = signedIn(mock, '9876500011')

type Filters = Record<string, string>
const ask = async <Body>(list: string, filters: Filters = {}, lang: Locale = 'en') =>
  (await farmer<Body>('GET', `${V1}${list}/?${new URLSearchParams(filters)}`, { lang })).body
const board = (search: string) => ask<Schemas['EnquiryPage']>('global-enquiries', { search })
const prices = (filters?: Filters, lang?: Locale) => ask<Schemas['PriceList']>('price-mandi', filters, lang)

test('the board finds a crop by each of its names, and in any order with its place', async () => {
  const { count, results } = await board('onion')
  expect(count).toBeGreaterThan(0)
  for (const name of ['प्याज', 'कांदा', 'kanda', 'ONION']) expect((await board(name)).count).toBeGreaterThanOrEqual(count)
  const [first] = results
  const place = first?.location?.split(',')[0]
  expect((await board(`${place} onion`)).results.map(({ id }) => id)).toContain(first?.id)
})

const kinds = ['farmer', 'buyer', 'manufacturer']
test.each(kinds)('a %s is found by name, place and produce, in either script', async (kind) => {
  const list = (filters: Filters, lang?: Locale) =>
    ask<Schemas['DirectoryPage']>(`${kind}s`, { page_size: '100', ...filters }, lang)
  const hindi = (await list({}, 'hi')).results
  const at = hindi.findIndex(({ business }) => business.city !== null)
  const { business, id } = (await list({})).results[at]!
  const { city, product_names } = hindi[at]!.business
  expect(city).toMatch(/^[\p{Script=Devanagari} ()\d.]+$/u)
  for (const search of [`${business.district} ${business.name}`, business.city!, city!, product_names?.[0] ?? ''])
    expect((await list({ search })).results).toContainEqual(expect.objectContaining({ id }))
})

test('digits may be of another script', () => expect(searchText('गट १२')).toBe('गट 12'))

test.each([
  ['global-enquiries', 'search', 'zzzz'],
  ['global-enquiries', 'search', '!!'],
  ['global-enquiries', 'search', '100%'],
  ['global-enquiries', 'search', 'amatar'], // the middle of “tamatar”, as is “matar”, peas
  ['farmers', 'search', 'amatar'],
  ['price-mandi', 'commodity', 'amatar'],
  ['farmers', 'search', `' UNION SELECT mobile FROM user --`],
  ['price-mandi', 'state', 'Atlantis'],
  ['price-mandi', 'commodity', '!!'],
  ['price-mandi', 'grade', '100%'],
  ['price-mandi', 'district', `' OR 1=1 --`],
])('%s?%s=%s finds nothing', async (list, name, text) => {
  const found = await ask<{ count?: number; total?: number }>(list, { [name]: text })
  expect(found.count ?? found.total).toBe(0)
})

describe('mandi prices', () => {
  test('of all India are the newest, of each state in its turn (§mandi.26)', async () => {
    const { records, total } = await prices()
    expect(total).toBe(71_156)
    expect(new Set(records.map(({ arrival_date }) => arrival_date))).toEqual(new Set(['2026-04-21']))
    expect(new Set(records.map(({ state }) => state)).size).toBe(20)
  })

  test('are found by any letter case, an old name of the district, and a grade', async () => {
    expect((await prices({ state: 'maharashtra', district: 'NASHIK' })).total).toBeGreaterThan(100)
    expect(await prices({ district: 'Ahmednagar' })).toEqual(await prices({ district: 'Ahilyanagar' }))
    const { records } = await prices({ commodity: 'wheat', state: 'Uttar Pradesh', grade: 'faq', limit: '100' })
    expect(records.length).toBeGreaterThan(50)
    expect(new Set(records.map(({ commodity, grade }) => `${commodity} ${grade?.match(/FAQ/)?.[0]}`)).size).toBe(1)
  })

  test.each(['प्याज', 'कांदा', 'kanda', 'pyaz'])('of onions are found by %s', async (commodity) => {
    const { records } = await prices({ commodity, limit: '100' })
    expect(records.map((record) => record.commodity)).toContain('Onion')
  })

  test.each([
    ['en', 'Lasalgaon(Niphad)', 'FAQ'],
    ['hi', 'लासलगाँव (निफाड)', 'एफएक्यू (उचित औसत)'],
    ['mr', 'लासलगाव (निफाड)', 'एफएक्यू (सरासरी प्रत)'],
  ] as const)('name market and grade in %s', async (lang, ...named) => {
    for (const district of ['Nashik', 'नासिक', 'नाशिक']) {
      const { records } = await prices({ district, commodity: 'onion', limit: '100' }, lang)
      expect(records.map(({ market, grade }) => [market, grade])).toContainEqual(named)
    }
  })
})

test('the districts offered find all prices: none has another name there (§mandi.7)', async () => {
  const reported = mock.rows('SELECT DISTINCT state, district FROM mandi_price')
  const offered = priceDistricts('en', await loadDistricts('en')).map(({ state, name }) => `${state}/${name}`)
  expect(reported.filter(({ state, district }) => !offered.includes(`${String(state)}/${String(district)}`))).toEqual(
    [],
  )
  // No other district of Delhi is offered.
  expect(offered.filter((name) => name.startsWith('Delhi/'))).toEqual(['Delhi/Delhi'])
})
