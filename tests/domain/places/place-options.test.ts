import { expect, test } from 'vitest'
import { loadDistricts, stateName, statesIn } from '../../../src/domain/places/places.ts'
import {
  districtOf,
  districtOptions,
  placeOptions,
  placeSuggestions,
  withApplied,
} from '../../../src/domain/places/place-options.ts'
import { optionMeant } from '../../../src/ui/combobox/option.ts'
import { optionSearch } from '../../../src/ui/combobox/option-match.ts'
import { TRANSLATED, type Locale } from '../../../src/i18n/locales.ts'

const inEnglish = await loadDistricts('en')
const inHindi = await loadDistricts('hi')

test('36 states in three languages, 786 districts', () => {
  expect(statesIn('en')).toHaveLength(36)
  for (const locale of TRANSLATED) {
    for (const { shown } of statesIn(locale)) expect(shown).toMatch(/^[\u0900-\u097f\s.]+$/)
  }
  expect(inEnglish).toHaveLength(786)
  for (const { state } of inEnglish) expect(stateName('hi', state)).not.toBe(state)
})

test('every district has a Hindi and a Marathi name', async () => {
  for (const locale of TRANSLATED) {
    for (const { shown } of await loadDistricts(locale)) expect(shown).toMatch(/^[\u0900-\u097f\d\s.()-]+$/)
  }
})

test.each([
  ['Maharashtra', 'Dhule', { hi: 'धुले', mr: 'धुळे' }],
  ['Madhya Pradesh', 'Indore', { hi: 'इंदौर', mr: 'इंदूर' }],
  ['Uttar Pradesh', 'Sitapur', { hi: 'सीतापुर', mr: 'सीतापूर' }],
])('%s, %s: %j, and either finds it', async (state, district, names) => {
  for (const [locale, shown] of Object.entries(names)) {
    const all = await loadDistricts(locale as Locale)
    expect(all.find((one) => one.state === state && one.name === district)?.shown).toBe(shown)
    for (const text of [...Object.values(names), district])
      expect(optionSearch(placeOptions(all))(text)[0]?.id).toBe(district)
  }
})

test('a state that is not ours is shown as the server wrote it', () => {
  expect(stateName('hi', 'Atlantis')).toBe('Atlantis')
})

test.each([
  ['Orissa', 'Odisha'],
  ['महाराष्ट्र', 'Maharashtra'],
  ['maharastra', 'Maharashtra'],
  ['MH', 'Maharashtra'],
  ['ગુજરાત', undefined],
  ['गुजरात', 'Gujarat'],
])('%s finds the state %s, and means it', (text, state) => {
  const states = placeOptions(statesIn('hi'))
  expect(optionSearch(states)(text)[0]?.id).toBe(state)
  expect(optionMeant(states, text)?.id).toBe(state)
})

test.each([
  ['Ahmednagar', 'Ahilyanagar'],
  ['अहिल्यानगर', 'Ahilyanagar'],
  ['नाशिक', 'Nashik'],
  ['Osmanabad', 'Dharashiv'],
])('%s finds the district %s: other scripts, older names, Agmarknet’s spellings', (text, district) => {
  const options = districtOptions('en', inEnglish, 'Maharashtra')
  expect(optionSearch(options)(text)[0]?.id).toBe(district)
})

test('a chosen state has its own districts only, by their names', () => {
  const names = districtOptions('en', inEnglish, 'Goa').map(({ name }) => name)
  expect(names).toEqual(['Kushavati', 'North Goa', 'South Goa'])
})

test('without a chosen state each district shows its own, and has it in its id', () => {
  const twice = districtOptions('hi', inHindi, undefined).filter(({ id }) => id.startsWith('Pratapgarh'))
  expect(twice.map(({ name }) => name)).toEqual(['प्रतापगढ़, उत्तर प्रदेश', 'प्रतापगढ़, राजस्थान'])
  const [first, second] = twice.map(({ id }) => districtOf(id))
  expect(first).toEqual({ district: 'Pratapgarh', state: 'Uttar Pradesh' })
  expect(second).toEqual({ district: 'Pratapgarh', state: 'Rajasthan' })
})

test('a district named as its state is written once', () => {
  const names = districtOptions('en', inEnglish, undefined).map(({ name }) => name)
  expect(names).toContain('Chandigarh')
  expect(names.filter((name) => /^(.+), \1$/.test(name))).toEqual([])
})

test('the place in the address is always offered', () => {
  expect(districtOptions('en', [], undefined, 'Nashik')).toEqual([{ id: 'Nashik', name: 'Nashik', words: '' }])
  expect(withApplied(placeOptions(statesIn('en')), 'Atlantis')[0]?.name).toBe('Atlantis')
  expect(withApplied(placeOptions(statesIn('en')), 'Goa')).toHaveLength(36)
  expect(districtOf('Nashik')).toEqual({ district: 'Nashik', state: undefined })
})

const districts = [
  { name: 'Nashik', state: 'Maharashtra', shown: 'नाशिक', words: 'Nashik नाशिक Nasik' },
  { name: 'Pune', state: 'Maharashtra', shown: 'पुणे', words: 'Pune पुणे Poona' },
]
const cities = [
  { name: 'Niphad', district: 'Nashik', state: 'Maharashtra' },
  { name: 'Nashik', district: 'Nashik', state: 'Maharashtra' },
]
const lists = (locale: Locale) =>
  locale === 'en'
    ? {
        districts: districts.map((each) => ({ ...each, shown: each.name })),
        cities,
        cityNames: new Map<string, string>(),
      }
    : { districts, cities, cityNames: new Map([['Niphad', 'निफाड']]) }
const named = (text: string, locale: Locale = 'en') =>
  placeSuggestions(locale, lists(locale))(text).map(({ name }) => name)

test('a town is offered with its district and state, a district with its state, and no place twice', () => {
  expect(named('niph')).toEqual(['Niphad, Nashik, Maharashtra'])
  expect(named('na')).toEqual(['Nashik, Maharashtra'])
  expect(named('Poona')).toEqual(['Pune, Maharashtra'])
})

test('districts come before the many towns with the same beginning', () => {
  const kurnool = { district: 'Kurnool', state: 'Andhra Pradesh' }
  const towns = Array.from({ length: 9 }, (_, at) => ({ name: `Na${at}`, ...kurnool }))
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
