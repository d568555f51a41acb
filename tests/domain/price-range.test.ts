import { describe, expect, test } from 'vitest'
import { aPrice } from '../factories.ts'
import { priceDoubt, usualRange } from '../../src/domain/mandi/price-range.ts'

const rows = (...perQuintal: (number | null)[]) =>
  perQuintal.map((modal_price) => aPrice({ min_price: 1, max_price: 1, modal_price }))

describe('the usual range', () => {
  test('leaves out extreme prices', () => {
    const found = usualRange(rows(1, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 99_999))
    expect(found).toEqual({ low: 10, high: 18 })
  })
  test('does not exist for few prices', () => {
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
    [361, { kind: 'high' }],
    [1250, { kind: 'perQuintal', perKg: 12.5 }],
    [3600, { kind: 'perQuintal', perKg: 36 }],
    [3700, { kind: 'high' }],
    [0, undefined],
    [NaN, undefined],
  ])('₹%d a kg, beside a usual range', (price, doubt) => {
    expect(priceDoubt(price, { usual: range, ever: undefined })).toEqual(doubt && { ...doubt, range })
  })
  test.each([
    [0.4, { kind: 'low' }],
    [0.5, undefined],
    [200, undefined],
    [360, undefined],
    [361, { kind: 'high' }],
    [1250, { kind: 'perQuintal', perKg: 12.5 }],
  ])('₹%d a kg, where all prices are old', (price, doubt) => {
    expect(priceDoubt(price, { usual: undefined, ever: range })).toEqual(doubt && { ...doubt, range })
  })
  test('is never doubted for a crop without prices', () => {
    expect(priceDoubt(99_999, { usual: undefined, ever: undefined })).toBeUndefined()
  })
})
