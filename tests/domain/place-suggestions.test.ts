import { expect, test } from 'vitest'
import { placeSuggestions } from '../../src/domain/places/place-options.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const districts = [
  { name: 'Nashik', state: 'Maharashtra', shown: 'नाशिक', words: 'Nashik नाशिक Nasik' },
  { name: 'Pune', state: 'Maharashtra', shown: 'पुणे', words: 'Pune पुणे Poona' },
]
const cities = [
  { name: 'Niphad', district: 'Nashik', state: 'Maharashtra' },
  { name: 'Nashik', district: 'Nashik', state: 'Maharashtra' },
]
const inEnglish = districts.map((each) => ({ ...each, shown: each.name }))
const lists = (locale: Locale) =>
  locale === 'en'
    ? { districts: inEnglish, cities, cityNames: new Map<string, string>() }
    : { districts, cities, cityNames: new Map([['Niphad', 'निफाड']]) }
const named = (text: string, locale: Locale = 'en') =>
  placeSuggestions(locale, lists(locale))(text).map(({ name }) => name)

test('a town is offered with its district and state, a district with its state, and no place twice', () => {
  expect(named('niph')).toEqual(['Niphad, Nashik, Maharashtra'])
  expect(named('na')).toEqual(['Nashik, Maharashtra'])
  expect(named('Poona')).toEqual(['Pune, Maharashtra'])
})

test('districts come before the many towns with the same beginning', () => {
  const towns = Array.from({ length: 9 }, (_, at) => ({
    name: `Na${at}`,
    district: 'Kurnool',
    state: 'Andhra Pradesh',
  }))
  const [first, second] = placeSuggestions('en', { ...lists('en'), cities: [...towns, ...cities] })('na')
  expect([first?.name, second?.name]).toEqual(['Nashik, Maharashtra', 'Na0, Kurnool, Andhra Pradesh'])
})

test('after “village,” only districts are offered; the village stays as typed', () => {
  expect(named('Kotamgaon bk, nas')).toEqual(['Kotamgaon bk, Nashik, Maharashtra'])
  expect(named('Kotamgaon, niph')).toEqual([])
})

test('districts are named in the language of the page, and found in any', () => {
  expect(named('nasik', 'mr')).toEqual(['नाशिक, महाराष्ट्र'])
  expect(named('पुणे', 'mr')).toEqual(['पुणे, महाराष्ट्र'])
})

test('a town is found in both scripts and shown in the page’s language, or entirely in English if it has no name there', () => {
  for (const text of ['niph', 'निफा']) expect(named(text, 'hi')).toEqual(['निफाड, नाशिक, महाराष्ट्र'])
  const unnamed = { ...lists('hi'), cities: [{ name: 'Ojhar', district: 'Nashik', state: 'Maharashtra' }] }
  expect(placeSuggestions('hi', unnamed)('ojh')).toEqual([{ id: 0, name: 'Ojhar, Nashik, Maharashtra' }])
})

test('an empty field offers nothing', () => {
  for (const text of ['', '  ', 'Niphad,', ' , ']) expect(named(text)).toEqual([])
})
