import { describe, expect, test } from 'vitest'
import type { PriceRecord } from '../../src/api/mandi.ts'
import { priceDoubt, usualRange } from '../../src/domain/mandi/price-range.ts'

const rows = (...perQuintal: (number | null)[]) =>
  perQuintal.map((modal_price): PriceRecord => ({
    commodity: 'Onion',
    arrival_date: '2026-04-21',
    variety: null,
    state: 'Maharashtra',
    district: 'Nashik',
    market: 'Lasalgaon',
    min_price: 1,
    max_price: 1,
    modal_price,
    grade: null,
  }))

describe('the usual range', () => {
  test('leaves out what is odd at both ends', () => {
    expect(usualRange(rows(1, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 99999))).toEqual({
      low: 10,
      high: 18,
    })
  })
  test('of few prices is none', () => {
    expect(usualRange(rows(1000, 1100, 1200, 1300, 0, null))).toBeUndefined()
    expect(usualRange([])).toBeUndefined()
  })
})

describe('a typed price', () => {
  const range = { low: 10, high: 18 }
  test.each([
    [12.5, undefined],
    [5, undefined],
    [36, undefined],
    [4.99, { kind: 'low' }],
    [36.01, { kind: 'high' }],
    [300, { kind: 'high' }],
    [1250, { kind: 'perQuintal', perKg: 12.5 }],
    [3600, { kind: 'perQuintal', perKg: 36 }],
    [3700, { kind: 'high' }],
    [0, undefined],
    [NaN, undefined],
  ])('₹%d a kg', (price, doubt) => {
    expect(priceDoubt(price, range)).toEqual(doubt)
  })
})
