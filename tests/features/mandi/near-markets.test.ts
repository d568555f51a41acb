import { expect, test } from 'vitest'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import { ofOneCrop } from '../../../src/features/mandi/near/find-markets.ts'
import { nearMarkets, worthOf } from '../../../src/features/mandi/near/near-markets.ts'

const row = (market: string, modal_price: number | null, part: Partial<PriceRecord> = {}): PriceRecord => ({
  commodity: 'Onion',
  arrival_date: '2026-04-21',
  variety: null,
  state: 'Maharashtra',
  district: market,
  market,
  min_price: 1,
  max_price: 9_000,
  modal_price,
  grade: null,
  ...part,
})
const km: Record<string, number> = { Nashik: 0, Pune: 165, Indore: 299, Delhi: 1_020 }
const near = (...rows: PriceRecord[]) => nearMarkets(rows, ({ district }) => km[district])

test('the markets within 300 km by their price, the dearest first (§mandi.24)', () => {
  const { markets, nearest, older } = near(
    row('Nashik', 2200),
    row('Delhi', 9000),
    row('Pune', 2350),
    row('Indore', 1900),
  )
  expect(markets.map(({ market, price }) => [market, price])).toEqual([
    ['Pune', 2350],
    ['Nashik', 2200],
    ['Indore', 1900],
  ])
  expect(nearest?.market).toBe('Nashik')
  expect(older).toBe(0)
})

test('of each market the newest day counts, and of that day the mean; what is no price does not', () => {
  const { markets } = near(
    row('Pune', 9000, { arrival_date: '2026-04-20' }),
    row('Pune', 2000),
    row('Pune', 2501),
    row('Pune', 0, { arrival_date: '2026-04-22' }),
    row('Pune', 1, { arrival_date: 'yesterday' }),
    row('Nashik', null),
    row('Atlantis', 5000),
  )
  expect(markets).toMatchObject([{ market: 'Pune', price: 2251, day: '2026-04-21', km: 165 }])
})

test('a price of long before the others is not compared, but counted', () => {
  const { markets, older, nearest } = near(
    row('Nashik', 9000, { arrival_date: '2026-02-19' }),
    row('Pune', 2000),
    row('Indore', 1900, { arrival_date: '2026-02-20' }),
  )
  expect(markets.map(({ market }) => market)).toEqual(['Pune', 'Indore'])
  expect([older, nearest?.market]).toEqual([1, 'Pune'])
})

test('in the nearest district the market that pays best is the one to beat', () => {
  const { nearest } = near(
    row('Lasalgaon', 2000, { district: 'Nashik' }),
    row('Yeola', 2100, { district: 'Nashik' }),
    row('Pune', 2500),
  )
  expect(nearest?.market).toBe('Yeola')
})

test('no market: nothing to compare', () => {
  expect(near()).toEqual({ markets: [], nearest: undefined, older: 0 })
  expect(near(row('Delhi', 2000))).toEqual({ markets: [], nearest: undefined, older: 0 })
})

test.each([
  [12, 'quintal', 2350, 28_200],
  [350, 'kg', 2350, 8_225],
  [1.5, 'ton', 2350, 35_250],
] as const)('%f %s at ₹%d a quintal bring ₹%d', (quantity, unit, price, amount) => {
  expect(worthOf(quantity, unit, price)).toBe(amount)
})

test('one crop: by its own name, by what the catalogue calls it, else the one that most rows are of', () => {
  const rows = [
    row('a', 1, { commodity: 'Onion Green' }),
    row('b', 1),
    row('c', 1),
    row('d', 1, { commodity: 'Gur(Jaggery)' }),
  ]
  const names = (text: string, words?: string) => [
    ...new Set(ofOneCrop(rows, text, words).map(({ commodity }) => commodity)),
  ]
  expect(names('Onion Green')).toEqual(['Onion Green'])
  expect(names('Jaggery', 'jaggery gur jaggery')).toEqual(['Gur(Jaggery)'])
  expect(names('kanda')).toEqual(['Onion'])
  expect(ofOneCrop([], 'Onion', undefined)).toEqual([])
})
