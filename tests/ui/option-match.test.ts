import { expect, test } from 'vitest'
import { normalizeForSearch, optionNamed } from '../../src/ui/combobox/option.ts'
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

test('names that begin with the text come first', () => {
  const options = ['Red onion', 'Spring onion', 'Onion'].map((name) => ({ id: name, name }))
  expect(optionSearch(options)('on').map(({ name }) => name)).toEqual(['Onion', 'Red onion', 'Spring onion'])
})

test('a written match hides options that only sound alike', () => {
  const options = ['Gahu', 'Gehu', 'Gehuwala'].map((name) => ({ id: name, name }))
  expect(ids(optionSearch(options)('gehu'))).toBe('Gehu Gehuwala')
  expect(ids(optionSearch(options)('gehoo'))).toBe('Gahu Gehu')
})

test('another word equal to the text comes before words that begin with it, and both after the name', () => {
  const options = [
    { id: 'begins', name: 'Yam', words: 'kandamul' },
    { id: 'is', name: 'Onion', words: 'pyaz kanda' },
    { id: 'name', name: 'Kanda masala' },
  ]
  expect(ids(optionSearch(options)('kanda'))).toBe('name is begins')
})

test('punctuation makes no difference, and alone finds nothing', () => {
  const options = [{ id: '1', name: 'Arhar (Tur/Red Gram)' }]
  expect(ids(optionSearch(options)('tur red'))).toBe('1')
  expect(ids(optionSearch(options)('(tur'))).toBe('1')
  expect(optionSearch(options)('()')).toEqual([])
})

test('several words may stand in any order, each written or heard', () => {
  const options = [
    { id: '1', name: 'Green Chilli', words: 'हरी मिर्च' },
    { id: '2', name: 'Chilli Red', words: 'लाल मिर्च' },
  ]
  expect(ids(optionSearch(options)('chilli green'))).toBe('1')
  expect(ids(optionSearch(options)('mirchi lal'))).toBe('2')
})

test('one letter finds what begins with it in another script, and no sound in its own', () => {
  expect(ids(optionSearch(places)('p'))).toBe('2')
  expect(ids(optionSearch([{ id: '1', name: 'Soybean' }])('z'))).toBe('')
})

test('the two ways of writing a nasal, case and a nukta make no difference', () => {
  expect(normalizeForSearch('हिंदी')).toBe(normalizeForSearch('हिन्दी'))
  expect(normalizeForSearch('गेहूँ')).toBe(normalizeForSearch('गेहूं'))
  expect(normalizeForSearch('पिंपरी')).toBe(normalizeForSearch('पिम्परी'))
  expect(normalizeForSearch('बाज़ार')).toBe(normalizeForSearch('बाजार'))
  expect(normalizeForSearch('  Café  NASHIK ')).toBe('cafe nashik')
})

test('a text that names an option in full is that option', () => {
  expect(optionNamed(states, ' tamil  NADU ')?.id).toBe('TN')
  expect(optionNamed(states, 'Tamil')).toBeUndefined()
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
