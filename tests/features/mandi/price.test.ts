import { expect, test } from 'vitest'
import { aPrice } from '../../factories.ts'
import { newestDay } from '../../../src/domain/mandi/price-rows.ts'
import { priceIn, priceText } from '../../../src/domain/mandi/mandi-price.ts'

test.each([
  [2050, '₹2,050'],
  [123456, '₹1,23,456'],
  [2050.5, '₹2,050.50'],
])('%d is %s', (price, text) => {
  expect(priceText(price)).toBe(text)
})

test.each([
  [2050, 20.5],
  [2055.5, 20.56],
  [1, 0.01],
  [12345600, 123456],
])('%d per quintal is %d per kg', (perQuintal, perKg) => {
  expect(priceIn('kg', perQuintal)).toBe(perKg)
})

test.each([0, null, undefined, NaN, Infinity, -5])('%s is no price', (price) => {
  expect(priceIn('quintal', price)).toBeUndefined()
  expect(priceText(price)).toBe('–')
})

test('the newest day, whatever else stands there', () => {
  expect(newestDay(['2025-01-02', '', '2026-04-21', 'NA'].map((arrival_date) => aPrice({ arrival_date })))).toBe(
    '2026-04-21',
  )
  expect(newestDay([])).toBeUndefined()
})
