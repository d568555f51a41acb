import { expect, test } from 'vitest'
import { normalizeForSearch, optionMeant, optionNamed } from '../../src/ui/combobox/option.ts'
import { optionSearch } from '../../src/ui/combobox/option-match.ts'

const states = [
  { id: 'MH', name: 'Maharashtra', words: 'महाराष्ट्र' },
  { id: 'MP', name: 'Madhya Pradesh', words: 'मध्य प्रदेश' },
  { id: 'UP', name: 'Uttar Pradesh', words: 'उत्तर प्रदेश' },
  { id: 'TN', name: 'Tamil Nadu', words: 'तमिलनाडु' },
]
const places = [
  { id: '1', name: 'नाशिक' },
  { id: '2', name: 'पुणे' },
  { id: '3', name: 'छत्रपती संभाजीनगर', words: 'Aurangabad औरंगाबाद' },
  { id: '4', name: 'अहिल्यानगर', words: 'Ahmednagar अहमदनगर' },
]
const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id).join(' ')

test('an empty text finds all options, in their order', () => {
  expect(optionSearch(states)('  ')).toBe(states)
})

test.each([
  ['ma', 'MH MP'],
  ['MAHARASHTRA', 'MH'],
  ['pradesh', 'MP UP'],
  ['nadu', 'TN'],
  ['shtra', 'MH'],
  ['महा', 'MH'],
  ['उत्तर', 'UP'],
  ['xyz', ''],
])('English names, "%s" → %s', (text, expected) => {
  expect(ids(optionSearch(states)(text))).toBe(expected)
})

test.each([
  ['नाशि', '1'],
  ['nashik', '1'],
  ['naasik', '1'],
  ['pune', '2'],
  ['sambhaji', '3'],
  ['aurang', '3'],
  ['औरंगा', '3'],
  ['ahilya', '4'],
])('Marathi names, "%s" → %s', (text, expected) => {
  expect(ids(optionSearch(places)(text))).toContain(expected)
})

/** Options by id: a name, and perhaps other words. */
const options = (all: Record<string, [name: string, words?: string]>) =>
  Object.entries(all).map(([id, [name, words = '']]) => ({ id, name, words }))
const onions = options({ red: ['Red onion'], spring: ['Spring onion'], plain: ['Onion'] })
const gehu = options({ gahu: ['Gahu'], gehu: ['Gehu'], gehuwala: ['Gehuwala'] })
const kanda = options({ begins: ['Yam', 'kandamul'], is: ['Onion', 'pyaz kanda'], name: ['Kanda masala'] })
const tur = options({ tur: ['Arhar (Tur/Red Gram)'] })
const chillies = options({ green: ['Green Chilli', 'हरी मिर्च'], red: ['Chilli Red', 'लाल मिर्च'] })

test.each([
  ['names that begin with the text come first', onions, 'on', 'plain red spring'],
  ['a written match hides options that only sound alike', gehu, 'gehu', 'gehu gehuwala'],
  ['without a written one those that sound alike are found', gehu, 'gehoo', 'gahu gehu'],
  ['a word equal to the text comes after a name, before words that begin with it', kanda, 'kanda', 'name is begins'],
  ['punctuation makes no difference', tur, 'tur red', 'tur'],
  ['nor in the text', tur, '(tur', 'tur'],
  ['alone it finds nothing', tur, '()', ''],
  ['several words may stand in any order', chillies, 'chilli green', 'green'],
  ['and each be heard instead', chillies, 'mirchi lal', 'red'],
  ['one letter finds what begins with it in another script', places, 'p', '2'],
  ['a word with another first vowel is another word', options({ cowpea: ['Cowpea', 'chavli'] }), 'kiwi', ''],
  ['in any script', options({ cowpea: ['Cowpea', 'chavli'] }), 'किवी', ''],
  ['and no sound in its own', options({ soy: ['Soybean'] }), 'z', ''],
])('%s', (_, among, text, found) => expect(ids(optionSearch(among)(text))).toBe(found))

test('the two ways of writing a nasal, case, digits and a nukta make no difference', () => {
  expect(normalizeForSearch('हिंदी')).toBe(normalizeForSearch('हिन्दी'))
  expect(normalizeForSearch('गेहूँ')).toBe(normalizeForSearch('गेहूं'))
  expect(normalizeForSearch('पिंपरी')).toBe(normalizeForSearch('पिम्परी'))
  expect(normalizeForSearch('बाज़ार')).toBe(normalizeForSearch('बाजार'))
  expect(normalizeForSearch('  Café  NASHIK १२ ')).toBe('cafe nashik 12')
})

test('a complete name is its option', () => {
  expect(optionNamed(states, ' tamil  NADU ')?.id).toBe('TN')
  expect(optionNamed(states, 'Tamil')).toBeUndefined()
})

test.each([
  ['the part before its comma', 'nashik', 'nashik'],
  ['another of its names', 'नाशिक', 'nashik'],
  ['a name of two words', 'bombay suburban', 'mumbai'],
  ['a word of such a name', 'suburban', undefined],
  ['a name that two have', 'Bilaspur', undefined],
  ['three letters of a name’s beginning', 'nas', 'nashik'],
  ['not by two', 'na', undefined],
  ['nor by what two begin with', 'bil', undefined],
])('an option is meant by %s', (_, text, id) => {
  const districts = options({
    nashik: ['Nashik, Maharashtra', 'Nasik, नाशिक'],
    mumbai: ['Mumbai Suburban, Maharashtra', 'Bombay Suburban'],
    one: ['Bilaspur, Chhattisgarh'],
    other: ['Bilaspur, Himachal Pradesh'],
  })
  expect(optionMeant(districts, text)?.id).toBe(id)
})

test('a search prepared in steps finds the same, and reads no option twice', () => {
  let reads = 0
  const long = Array.from({ length: 120 }, (_, id) => ({
    id: `${id}`,
    get name() {
      reads++
      return ['Nashik', 'Onion', 'गेहूँ'][id % 3]!
    },
  }))
  const texts = ['nas', 'nasik', 'gehu', 'xyz']
  const search = optionSearch(long)
  const parts = [search.prepare(), search.prepare(), search.prepare()]
  expect(parts).toEqual([true, true, false])
  reads = 0
  const found = texts.map((text) => ids(search(text)))
  expect(reads).toBe(0)
  expect(found).toEqual(texts.map((text) => ids(optionSearch(long)(text))))
})
