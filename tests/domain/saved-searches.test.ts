import { expect, test } from 'vitest'
import { aPrice } from '../factories.ts'
import {
  businessNews,
  enquiryNews,
  priceNews,
  identityOf,
} from '../../src/domain/lists/saved-searches/saved-searches.ts'

test.each([
  ['name=Onion&subcategory=7', 'subcategory=7&name=प्याज'],
  ['state=Goa&commodity=Onion&unit=kg&page=3&sort=min&order=asc', 'commodity=Onion&state=Goa'],
  ['entityType=buyer&categoryId=7&name=Onion', 'entityType=buyer&categoryId=7'],
])('%s finds the same as %s', (one, other) => {
  expect(identityOf(one)).toBe(identityOf(other))
})

test.each([
  ['name=onion', 'name=nashik'],
  ['subcategory=7', 'subcategory=7&type=buy'],
  ['entityType=farmer&search=a', 'entityType=buyer&search=a'],
])('%s differs from %s', (one, other) => {
  expect(identityOf(one)).not.toBe(identityOf(other))
})

const made = (...days: number[]) => days.map((day) => ({ created_at: `2026-04-${10 + day}T06:00:00.123456Z` }))

test('enquiries: those created after the newest viewed one', () => {
  const before = { count: 2, results: made(2, 1) }
  const seen = enquiryNews.markOf(before)
  expect(enquiryNews.newsOf(before, seen)).toBeUndefined()
  const after = { count: 4, results: made(4, 3, 2, 1) }
  expect(enquiryNews.newsOf(after, seen)).toEqual({ of: 'enquiries', count: 2, orMore: false })
})

test('enquiries: if all of a page are new, there may be more; an empty page has none', () => {
  const page = made(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
  expect(enquiryNews.newsOf({ count: 30, results: page }, 0)).toEqual({ of: 'enquiries', count: 12, orMore: true })
  expect(enquiryNews.newsOf({ count: 12, results: page }, 0)).toEqual({ of: 'enquiries', count: 12, orMore: false })
  expect(enquiryNews.markOf({ count: 0, results: [] })).toBe(0)
  expect(enquiryNews.markOf({ count: 1, results: [{ created_at: 'no date' }] })).toBe(0)
})

test('businesses: how many more there are', () => {
  expect(businessNews.newsOf({ count: 7 }, businessNews.markOf({ count: 4 }))).toEqual({ of: 'businesses', count: 3 })
  expect(businessNews.newsOf({ count: 4 }, 4)).toBeUndefined()
  expect(businessNews.newsOf({ count: 3 }, 4)).toBeUndefined()
})

const prices = (...days: string[]) => ({ records: days.map((arrival_date) => aPrice({ arrival_date })) })

test('prices: of a later day', () => {
  const seen = priceNews.markOf(prices('2026-04-20', 'someday', '2026-04-21'))
  expect(priceNews.newsOf(prices('2026-04-21'), seen)).toBeUndefined()
  expect(priceNews.newsOf(prices('2026-04-21', '2026-04-22'), seen)).toEqual({ of: 'prices', day: '2026-04-22' })
  expect(priceNews.newsOf(prices(), seen)).toBeUndefined()
  expect(priceNews.markOf(prices('someday'))).toBe(0)
})
