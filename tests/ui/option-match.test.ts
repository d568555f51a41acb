import { describe, expect, test } from 'vitest'
import { fold } from '../../src/ui/fold.ts'
import { optionNamed, optionSearch, soundKey } from '../../src/ui/option-match.ts'

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

test('nothing typed: everything, in the order given', () => {
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

test('the two ways of writing a nasal, case and a nukta make no difference', () => {
  expect(fold('हिंदी')).toBe(fold('हिन्दी'))
  expect(fold('गेहूँ')).toBe(fold('गेहूं'))
  expect(fold('पिंपरी')).toBe(fold('पिम्परी'))
  expect(fold('बाज़ार')).toBe(fold('बाजार'))
  expect(fold('  Café  NASHIK ')).toBe('cafe nashik')
})

describe('spellings of one word meet', () => {
  test.each([
    ['प्याज', 'pyaj', 'pyaz', 'piyaz', 'pyaaj'],
    ['कांदा', 'kanda', 'kaanda'],
    ['गेहूँ', 'गेहूं', 'gehu', 'gehun', 'gehoon'],
    ['चावल', 'chawal', 'chaval'],
    ['हल्दी', 'haldi', 'haldee'],
    ['टमाटर', 'tamatar', 'tamaatar'],
    ['सोयाबीन', 'soyabean', 'soyabin'],
    ['मूंग', 'मूँग', 'moong', 'mung'],
    ['ज्वारी', 'jwari', 'jowari'],
  ])('%s', (...spellings) => {
    expect(new Set(spellings.map(soundKey)).size).toBe(1)
  })
})

test('a text that names an option in full is that option', () => {
  expect(optionNamed(states, ' tamil  NADU ')?.id).toBe('TN')
  expect(optionNamed(states, 'Tamil')).toBeUndefined()
})
