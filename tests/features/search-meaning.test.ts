import { expect, test } from 'vitest'
import { meaningOf } from '../../src/features/home/search-meaning.ts'

const catalogue = [
  { id: 1, name: 'Onion', photo: '', search_words: 'onion प्याज कांदा pyaz kanda' },
  { id: 2, name: 'Tomato', photo: '', search_words: 'tomato टमाटर टोमॅटो tamatar' },
  { id: 3, name: 'Sweet Potato', photo: '', search_words: 'sweet potato शकरकंद रताळे shakarkand ratale' },
]
const query = async (text: string) => {
  const { to, type } = await meaningOf(text, catalogue)
  return { ...Object.fromEntries(new URL(to, 'http://localhost').searchParams), ...(type && { type }) }
}
const onionBuyers = { entityType: 'buyer', categoryId: '1', name: 'Onion', near: 'Nashik,Maharashtra', type: 'buy' }

test.each([
  'onion buyer nashik',
  'Nashik onion buyers',
  'नासिक प्याज खरीदार',
  'नाशिक कांदा खरेदीदार',
  'kanda vyapari nashik',
  // “rate” begins like ratale, and Mandi is a district.
  'nashik onion rate buyer',
  'onion trader nashik mandi',
  'onion buyer nashik maharashtra',
])('“%s”: those who buy onions, the nearest to Nashik first', async (text) =>
  expect(await query(text)).toEqual(onionBuyers),
)

test.each([
  ['tomato manufacturer', { entityType: 'manufacturer', categoryId: '2', name: 'Tomato', type: 'sell' }],
  ['red onion from Nashik', { entityType: 'farmer', categoryId: '1', name: 'Onion', near: 'Nashik,Maharashtra' }],
  ['onion seller in Goa', { entityType: 'farmer', categoryId: '1', name: 'Onion', search: 'Goa', type: 'sell' }],
  ['onion rate mandi', { entityType: 'farmer', categoryId: '1', name: 'Onion' }],
  ['buyers in Mandi', { entityType: 'buyer', near: 'Mandi,Himachal Pradesh', type: 'buy' }],
  ['buyers Aurangabad Bihar', { entityType: 'buyer', near: 'Aurangabad,Bihar', type: 'buy' }],
  ['buyers jammu and kashmir', { entityType: 'buyer', search: 'Jammu and Kashmir', type: 'buy' }],
  ['buyers north goa', { entityType: 'buyer', near: 'North Goa,Goa', type: 'buy' }],
])('“%s”', async (text, meaning) => expect(await query(text)).toEqual(meaning))

test.each(['chilli', 'red onion'])('“%s” names no place or kind of person, and is searched as typed', async (text) =>
  expect(await query(text)).toEqual({ entityType: 'farmer', search: text }),
)
