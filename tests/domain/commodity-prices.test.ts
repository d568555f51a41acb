import { describe, expect, test } from 'vitest'
import { aPrice } from '../factories.ts'
import { latestPrice, recordsOf } from '../../src/domain/mandi/commodity-prices.ts'

test.each([
  ['Onion', 'onion प्याज कांदा kanda', ['Onion', 'Onion Green'], ['Onion']],
  ['Ash Gourd', 'ash gourd पेठा', ['Ashgourd'], ['Ashgourd']],
  ['Jaggery', 'jaggery गुड़ गूळ gur jaggery', ['Gur(Jaggery)'], ['Gur(Jaggery)']],
  ['Ginger', 'ginger अदरक आले ginger green', ['Ginger(Dry)', 'Ginger(Green)'], ['Ginger(Green)']],
  [
    'Sunflower',
    'sunflower सूरजमुखी sunflower sunflower seed',
    ['Sunflower', 'Sunflower/Sunflower Seed'],
    ['Sunflower', 'Sunflower/Sunflower Seed'],
  ],
  ['सरसों', 'mustard सरसों मोहरी', ['सरसों', 'सरसों का तेल'], ['सरसों']],
  ['Apple', 'apple सेब सफरचंद', ['Pineapple'], []],
  // A typed name has no translations.
  ['Vari', undefined, ['Varieties mixed'], []],
])('the rows of %s', (name, words, found, expected) => {
  const records = found.map((commodity) => aPrice({ commodity }))
  expect(recordsOf({ name, search_words: words }, [], records).map(({ commodity }) => commodity)).toEqual(expected)
})

describe('the latest price', () => {
  const rows = [
    aPrice({ market: 'a', modal_price: 2400 }),
    aPrice({ market: 'b', modal_price: 100 }),
    aPrice({ market: 'c', modal_price: 2000 }),
    aPrice({ market: 'd', modal_price: 5000, district: 'Pune' }),
    aPrice({ market: 'e', modal_price: 0, district: 'Satara', arrival_date: '2026-04-22' }),
    aPrice({ market: 'f', modal_price: 1900, district: 'Satara', arrival_date: '2026-04-20' }),
  ]
  test.each([
    ['the middle one of the enquiry’s district', 'Nashik', 'c'],
    ['another district of the same day', 'Pune', 'd'],
    ['the middle one of the state where the district did not report on the newest day', 'Satara', 'c'],
    ['the middle one of the state', undefined, 'c'],
  ])('%s', (_, district, market) => {
    expect(latestPrice(rows, district)?.market).toBe(market)
  })
  test('is missing if no row has a price', () => {
    expect(latestPrice([aPrice({ modal_price: 0 }), aPrice({ modal_price: null })], undefined)).toBeUndefined()
    expect(latestPrice([], 'Nashik')).toBeUndefined()
  })
})
