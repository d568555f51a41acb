import { stubFetch } from '../api/page.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PriceRecord } from '../../src/api/mandi.ts'
import { collectPrices } from '../../src/domain/mandi/collect-prices.ts'
import { findMarkets } from '../../src/domain/mandi/find-markets.ts'
import { marketKey } from '../../src/domain/mandi/price-rows.ts'
import { whereToSell } from '../../src/domain/mandi/where-to-sell.ts'
import { startMock } from '../mock-server/mock.ts'
import { sampled } from '../sample.ts'

let asked: URLSearchParams[] = []
beforeAll(async () => {
  const mock = await startMock()
  stubFetch((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.includes('price-mandi')) asked.push(searchParams)
    return mock.fetch(request)
  })
})
beforeEach(() => void (asked = []))

const { signal } = new AbortController()
type More = Partial<Parameters<typeof findMarkets>[0]>
function find(commodity: string, state: string, district: string, more: More = {}) {
  const asked = { commodity, here: { state, district }, locale: 'en', signal, onProgress() {} } as const
  return findMarkets({ client: new QueryClient(), ...asked, ...more })
}
const offersOf = (records: PriceRecord[], kmTo: Awaited<ReturnType<typeof find>>['kmTo']) =>
  whereToSell(records, kmTo, { quantity: 12, unit: 'quintal', transport: { rate: 150 }, feePercent: 0 })!

const places = [
  // Markets in Punjab and Himachal Pradesh, the fifth and sixth nearest state, belong to the ten.
  ['Onion', 'Delhi', 'Delhi'],
  ['Potato', 'Uttar Pradesh', 'Varanasi'],
  ['Wheat', 'Uttar Pradesh', 'Agra'],
  ['Tomato', 'Haryana', 'Gurugram'],
  ['Onion', 'Maharashtra', 'Nashik'],
  ['Soyabean', 'Madhya Pradesh', 'Indore'],
  ['Banana', 'Kerala', 'Thrissur'],
] as const
const likeAll = '%s in %s, %s: the same ten markets as in all rows, with at most twelve requests'
test.each(sampled(places, 3))(likeAll, async (crop, state, district) => {
  const { records, kmTo } = await find(crop, state, district)
  expect(asked.length).toBeLessThanOrEqual(12)
  const all = await collectPrices({ locale: 'en', filters: { commodity: crop }, most: 20_000, signal })
  const ofCrop = all.records.filter(({ commodity }) => commodity === crop)
  const truth = offersOf(ofCrop, kmTo)
  const found = offersOf(records, kmTo)
  const lines = (offers: typeof found.offers) =>
    offers
      .filter(({ isOld }) => !isOld)
      .map((offer) => `${marketKey(offer)} ${offer.left}`)
      .sort() // two may leave the same
  expect(lines(found.offers)).toEqual(lines(truth.offers))
  expect(found.nearest.market).toBe(truth.nearest.market)
})

test('asks for the district, then each state within reach, nearest first, then their further rows', async () => {
  const progress: string[] = []
  const onProgress = (done: number, all: number) => void progress.push(`${done}/${all}`)
  const { states, records } = await find('Potato', 'Uttar Pradesh', 'Agra', { onProgress })
  const places = asked.map((query) => `${query.get('district') ?? query.get('state')} ${query.get('offset')}`)
  expect(places[0]).toBe('Agra 0')
  expect(places.slice(1, 1 + states.length)).toEqual(states.map((state) => `${state} 0`))
  const offsets = asked.map((query) => Number(query.get('offset')))
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  expect(asked).toHaveLength(12)
  expect(states.slice(0, 2)).toEqual(['Uttar Pradesh', 'Rajasthan'])
  expect(progress[0]).toBe(`0/${1 + states.length}`)
  expect(progress.at(-1)).toBe(`${asked.length}/${asked.length}`)
  // The rows of the district come once, though its state has them too.
  const filters = { state: 'Uttar Pradesh', district: 'Agra', commodity: 'Potato' }
  const own = await collectPrices({ locale: 'en', filters, most: 100, signal })
  expect(records.filter(({ district }) => district === 'Agra')).toEqual(own.records)
})

test('an English name on a Marathi page finds only that crop', async () => {
  const { commodity, records } = await find('Onion', 'Maharashtra', 'Nashik', { locale: 'mr' })
  expect(commodity).toBe('कांदा')
  expect(new Set(records.map((record) => record.commodity))).toEqual(new Set(['कांदा']))
  expect((await find('Coconut', 'Andaman and Nicobar Islands', 'Nicobars', { locale: 'mr' })).commodity).toBe('नारळ')
})

test.each(['Paddy', 'dhan'])(
  '%s: all names that markets use for it, of which the newest prices have another',
  async (crop) => {
    const { records, ofCrop } = await find(crop, 'Telangana', 'Karimnagar')
    const names = new Set(records.map(({ commodity }) => commodity))
    expect(names).toEqual(new Set(['Paddy(Common)', 'Paddy(Dhan)(Common)']))
    expect(records[0]?.arrival_date).toBe('2026-04-21')
    expect(ofCrop(records)).toEqual(records)
  },
)

test.each(['Maharashtra', ''])('an unknown district in “%s” is searched alone', async (state) => {
  const { states, isOnMap } = await find('Onion', state, 'Atlantis')
  expect(isOnMap).toBe(false)
  expect(states).toEqual([state])
  expect(asked).toHaveLength(1)
})
