import { describe, expect, test } from 'vitest'
import { aPrice } from '../../factories.ts'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import { inOrder, nextSort } from '../../../src/domain/mandi/price-rows.ts'
import { priceIn, priceText } from '../../../src/domain/mandi/mandi-price.ts'

describe('a price', () => {
  test.each([
    ['quintal', 2050, '₹2,050'],
    ['quintal', 123456, '₹1,23,456'],
    ['quintal', 2050.5, '₹2,050.50'],
    ['kg', 2050, '₹20.50'],
    ['kg', 2000, '₹20.00'],
    ['kg', 2055, '₹20.55'],
    ['kg', 2055.5, '₹20.56'],
    ['kg', 1, '₹0.01'],
    ['kg', 12345600, '₹1,23,456.00'],
  ] as const)('per %s: %d is %s', (unit, price, text) => {
    expect(priceText(unit, price)).toBe(text)
  })

  test.each([0, null, undefined, NaN, Infinity, -5])('%s is no price', (price) => {
    expect(priceIn('quintal', price)).toBeUndefined()
    expect(priceText('kg', price)).toBe('–')
  })
})

describe('the order of the rows', () => {
  const rows = [
    aPrice({ market: 'a', modal_price: 30, arrival_date: '2026-04-20' }),
    aPrice({ market: 'b', modal_price: 0, arrival_date: '' }),
    aPrice({ market: 'c', modal_price: 10, arrival_date: '2026-04-21' }),
    aPrice({ market: 'd', modal_price: 30, arrival_date: '2025-12-31' }),
    aPrice({ market: 'e', modal_price: null, arrival_date: 'yesterday' }),
  ]
  const markets = (sorted: PriceRecord[]) => sorted.map(({ market }) => market).join('')

  test('as the server sent them', () => {
    expect(inOrder(rows, undefined)).toBe(rows)
  })
  test.each([
    ['modal', 'asc', 'cadbe'],
    ['modal', 'desc', 'adcbe'],
    ['date', 'asc', 'dacbe'],
    ['date', 'desc', 'cadbe'],
    ['min', 'desc', 'abcde'],
  ] as const)('%s %s: %s; equal ones stay in order, missing values last', (key, order, expected) => {
    expect(markets(inOrder(rows, { key, order }))).toBe(expected)
    expect(markets(rows)).toBe('abcde')
  })

  test('pressing a column head sorts up, down, then not at all', () => {
    const up = nextSort(undefined, 'min')
    expect(up).toEqual({ key: 'min', order: 'asc' })
    const down = nextSort(up, 'min')
    expect(down).toEqual({ key: 'min', order: 'desc' })
    expect(nextSort(down, 'min')).toBeUndefined()
    expect(nextSort(down, 'date')).toEqual({ key: 'date', order: 'asc' })
  })
})
