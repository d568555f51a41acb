import { describe, expect, test } from 'vitest'
import {
  areaOptions,
  cityChoices,
  districtChoices,
  statesElsewhere,
  streetOf,
  whereOf,
  whereOfArea,
  whereOfCity,
  whereOfDistrict,
  whereOfState,
  withoutPincode,
} from '../../../src/features/registration/pincode-places.ts'

const places = {
  state: 'Maharashtra',
  district: 'Nashik',
  city: [
    { name: 'Niphad', block: 'Niphad', division: 'Malegaon', areas: ['Lasalgaon', 'Kotamgaon'] },
    { name: 'Yeola', block: 'Yeola', division: 'Malegaon', areas: ['Kotamgaon', 'Andarsul'] },
  ],
}
const cities = [
  { name: 'Nashik', district: 'Nashik', state: 'Maharashtra' },
  { name: 'Niphad', district: 'Nashik', state: 'Maharashtra' },
  { name: 'Kalyan', district: 'Thane', state: 'Maharashtra' },
  { name: 'Goa Velha', district: 'North Goa', state: 'Goa' },
]
const known = { cities, cityNames: new Map<string, string>(), districts: [] }
const hindi = { Nashik: 'नाशिक', Niphad: 'निफाड', Nifad: 'निफाड' }
const districts = [{ name: 'Nashik', state: 'Maharashtra', shown: 'नाशिक', words: 'Nashik' }]
const inHindi = { cities, cityNames: new Map(Object.entries(hindi)), districts }
const nowhere = { area: '', city: '', district: '', state: '' }
const nashik = { ...nowhere, state: 'Maharashtra', district: 'Nashik' }
const names = (options: { name: string }[]) => options.map(({ name }) => name)

test('a town has its name of its own state', () => {
  const cityNames = new Map(Object.entries({ Dindori: 'डिंडौरी', 'Maharashtra/Dindori': 'दिंडोरी' }))
  const shownIn = (state: string) =>
    names(cityChoices('hi', { ...inHindi, cityNames }, undefined, { ...nowhere, state, city: 'Dindori' }))
  expect(shownIn('Maharashtra')).toContain('दिंडोरी')
  expect(shownIn('Madhya Pradesh')).toContain('डिंडौरी')
})

test('a pincode fills in state, district and its first city', () => {
  expect(whereOf(places)).toEqual({ area: '', state: 'Maharashtra', district: 'Nashik', city: 'Niphad' })
})

test('a city and area typed before the pincode stay if it includes that city', () => {
  const typed = { ...nowhere, city: 'Yeola', area: 'Vinchur' }
  expect(whereOf(places, typed)).toMatchObject({ city: 'Yeola', area: 'Vinchur' })
  expect(whereOf(places, { ...typed, city: 'Pune' })).toMatchObject({ city: 'Niphad', area: '' })
})

test('another pincode replaces what the previous one filled in, but not what was typed', () => {
  const filledIn = { area: 'Lasalgaon', state: 'Maharashtra', district: 'Nashik', city: 'Niphad' }
  expect(withoutPincode(places, filledIn)).toEqual(nowhere)
  const typed = { area: 'Vinchur', state: 'Goa', district: '', city: 'Barkhedi' }
  expect(withoutPincode(undefined, typed)).toEqual({})
  expect(withoutPincode(places, typed)).toEqual({})
  expect(withoutPincode(places, { ...typed, area: 'Andarsul' })).toEqual({ area: '' })
})

test('moving to another pincode removes the area from the end of the stored address', () => {
  expect(streetOf(places, '14 Market Yard, Lasalgaon')).toBe('14 Market Yard')
  expect(streetOf(places, '14 Market Yard, KOTAMGAON, yeola')).toBe('14 Market Yard')
  expect(streetOf(places, 'Lasalgaon Road 3')).toBe('Lasalgaon Road 3')
  expect(streetOf(undefined, '14 Market Yard, Lasalgaon')).toBe('14 Market Yard, Lasalgaon')
})

describe('typed values stay if the first choice doesn’t contradict them', () => {
  const village = { ...nowhere, area: 'Vinchur', city: 'Barkhedi' }
  test.each([
    ['the district', () => whereOfDistrict('Nashik', village), { ...village, district: 'Nashik' }],
    ['the state', () => whereOfState('Maharashtra', village), { ...village, state: 'Maharashtra' }],
    ['the city', () => whereOfCity('Barkhedi', { ...nowhere, area: 'Vinchur' }), village],
    [
      'the state over a district',
      () => whereOfState('Goa', { ...village, district: 'x' }),
      { ...village, district: 'x', state: 'Goa' },
    ],
  ])('%s', (_, choose, where) => expect(choose()).toEqual(where))
})

test('an area fills in its city; one of two cities says which', () => {
  expect(names(areaOptions(places))).toEqual(['Lasalgaon', 'Kotamgaon, Niphad', 'Kotamgaon, Yeola', 'Andarsul'])
  expect(whereOfArea(places, 'Kotamgaon, Yeola')).toMatchObject({ city: 'Yeola', district: 'Nashik' })
  expect(whereOfArea(places, 'Somewhere else')).toEqual({ area: 'Somewhere else' })
  expect(areaOptions(undefined)).toEqual([])
})

test('an area shows and is sent in the page’s language if its name is known', () => {
  const hindi = new Map(Object.entries({ Lasalgaon: 'लासलगांव', Niphad: 'निफाड' }))
  expect(names(areaOptions(places, hindi))).toEqual(['लासलगांव', 'Kotamgaon, निफाड', 'Kotamgaon, Yeola', 'Andarsul'])
  expect(areaOptions(places, hindi)[0]).toMatchObject({ id: 'लासलगांव', words: 'Lasalgaon' })
  for (const area of ['लासलगांव', 'Lasalgaon']) {
    expect(whereOfArea(places, area, hindi)).toMatchObject({ area, city: 'Niphad' })
    expect(withoutPincode(places, { ...nowhere, state: 'Goa', area }, hindi)).toEqual({ area: '' })
    expect(streetOf(places, `14 Market Yard, ${area}`, [new Map(), hindi])).toBe('14 Market Yard')
  }
})

test('offers the cities of the pincode and of the district', () => {
  expect(names(cityChoices('en', known, places, nashik))).toEqual(['Niphad', 'Yeola', 'Nashik'])
  expect(names(cityChoices('en', known, undefined, nashik))).toEqual(['Nashik', 'Niphad'])
})

test('cities are named in the language of the page, one that the data writes twice once; the server is told the English name', () => {
  const twice = { ...places, city: [...places.city, { ...places.city[0]!, name: 'Nifad' }] }
  expect(cityChoices('hi', inHindi, twice, nashik)).toEqual([
    { id: 'Niphad', name: 'निफाड', words: 'Niphad Nifad' },
    { id: 'Yeola', name: 'Yeola', words: 'Yeola' },
    { id: 'Nashik', name: 'नाशिक', words: 'Nashik' },
  ])
})

test('without a district offers those of the state, without a state all; a choice fills in the rest', () => {
  const inState = cityChoices('en', known, undefined, { ...nowhere, state: 'Maharashtra' })
  expect(names(inState)).toEqual(['Nashik', 'Niphad, Nashik', 'Kalyan, Thane'])
  const all = cityChoices('hi', inHindi, undefined, nowhere)
  expect(names(all)).toEqual([
    'नाशिक, महाराष्ट्र',
    'निफाड, नाशिक, महाराष्ट्र',
    'Kalyan, Thane, Maharashtra',
    'Goa Velha, North Goa, Goa',
  ])
  const goaVelha = { area: '', city: 'Goa Velha', district: 'North Goa', state: 'Goa' }
  expect(whereOfCity(all.at(-1)!.id, nowhere)).toEqual(goaVelha)
})

test('an unlisted village stays', () => {
  const where = { ...nowhere, state: 'Goa', district: 'North Goa' }
  expect(whereOfCity('Barkhedi', where)).toEqual({ ...where, city: 'Barkhedi' })
  expect(names(cityChoices('en', known, undefined, { ...where, city: 'Barkhedi' }))).toEqual(['Barkhedi', 'Goa Velha'])
})

test('another state empties district and city', () => {
  const where = { area: 'Lasalgaon', city: 'Niphad', district: 'Nashik', state: 'Maharashtra' }
  expect(whereOfState('Goa', where)).toEqual({ ...nowhere, state: 'Goa' })
  expect(whereOfState('', where)).toEqual(nowhere)
})

test('warns of a city known only in other states, but not of a village or a city of the pincode', () => {
  const elsewhere = (city: string, state: string) => statesElsewhere(cities, places, { ...nowhere, city, state })
  expect(elsewhere('goa  velha', 'Maharashtra')).toEqual(['Goa'])
  expect(elsewhere('Kalyan', 'Goa')).toEqual(['Maharashtra'])
  for (const [city, state] of [
    ['Kalyan', 'Maharashtra'],
    ['Kalyan', ''],
    ['', 'Goa'],
    ['Barkhedi', 'Goa'],
    ['Yeola', 'Maharashtra'],
  ] as const)
    expect(elsewhere(city, state), `${city}, ${state}`).toEqual([])
  const twice = [...cities, { name: 'Kalyan', district: 'Bidar', state: 'Karnataka' }]
  const kalyan = { ...nowhere, city: 'Kalyan', state: 'Goa' }
  expect(statesElsewhere(twice, undefined, kalyan)).toEqual(['Maharashtra', 'Karnataka'])
})

test('changing the district clears the city; one from the list of the country also sets its state', () => {
  const [all] = districtChoices('hi', districts, nowhere)
  expect(all!.name).toBe('नाशिक, महाराष्ट्र')
  expect(whereOfDistrict(all!.id, nowhere)).toEqual(nashik)
  const elsewhere = { area: 'Vinchur', city: 'Panaji', district: 'North Goa', state: 'Goa' }
  expect(whereOfDistrict(all!.id, elsewhere)).toEqual(nashik)
  const nearby = { ...elsewhere, district: 'Thane', state: 'Maharashtra' }
  expect(whereOfDistrict('Nashik', nearby)).toEqual(nashik)
  const shown = districtChoices('hi', districts, nashik)
  expect(shown).toEqual([{ id: 'Nashik', name: 'नाशिक', words: 'Nashik' }])
})
