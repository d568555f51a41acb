import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { statesIn } from '../../../src/domain/places/places.ts'
import byState from '../../../src/domain/places/data/district-points.json' with { type: 'json' }
import districts from '../../../src/domain/places/data/districts.json' with { type: 'json' }
import {
  distance,
  districtPointsQuery,
  roundedDistance,
  type Point,
} from '../../../src/domain/places/district-points.ts'

/** Towns all over India with their current state and district, and their position (degrees north and east). */
const KNOWN_TOWNS: [town: string, state: string, district: string, latitude: number, longitude: number][] = [
  ['Chhatrapati Sambhajinagar', 'Maharashtra', 'Chhatrapati Sambhajinagar', 19.88, 75.34],
  ['Nashik', 'Maharashtra', 'Nashik', 20.0, 73.79],
  ['Lasalgaon', 'Maharashtra', 'Nashik', 20.14, 74.24],
  ['Baramati', 'Maharashtra', 'Pune', 18.15, 74.58],
  ['Pune', 'Maharashtra', 'Pune', 18.52, 73.86],
  ['Nagpur', 'Maharashtra', 'Nagpur', 21.15, 79.09],
  ['Latur', 'Maharashtra', 'Latur', 18.4, 76.58],
  ['Kolhapur', 'Maharashtra', 'Kolhapur', 16.7, 74.24],
  ['Jalgaon', 'Maharashtra', 'Jalgaon', 21.01, 75.56],
  ['Solapur', 'Maharashtra', 'Solapur', 17.66, 75.91],
  ['Raipur', 'Chhattisgarh', 'Raipur', 21.25, 81.63],
  ['Mahasamund', 'Chhattisgarh', 'Mahasamund', 21.11, 82.1],
  ['Dhamtari', 'Chhattisgarh', 'Dhamtari', 20.71, 81.55],
  ['Aurangabad', 'Bihar', 'Aurangabad', 24.75, 84.37],
  ['Patna', 'Bihar', 'Patna', 25.59, 85.14],
  ['Muzaffarpur', 'Bihar', 'Muzaffarpur', 26.12, 85.39],
  ['Purnia', 'Bihar', 'Purnia', 25.78, 87.47],
  ['Pratapgarh', 'Uttar Pradesh', 'Pratapgarh', 25.9, 81.95],
  ['Lucknow', 'Uttar Pradesh', 'Lucknow', 26.85, 80.95],
  ['Agra', 'Uttar Pradesh', 'Agra', 27.18, 78.01],
  ['Varanasi', 'Uttar Pradesh', 'Varanasi', 25.32, 82.99],
  ['Meerut', 'Uttar Pradesh', 'Meerut', 28.98, 77.71],
  ['Patan', 'Gujarat', 'Patan', 23.85, 72.13],
  ['Rajkot', 'Gujarat', 'Rajkot', 22.3, 70.8],
  ['Mahuva', 'Gujarat', 'Bhavnagar', 21.09, 71.77],
  ['Unjha', 'Gujarat', 'Mahesana', 23.8, 72.39],
  ['Surat', 'Gujarat', 'Surat', 21.17, 72.83],
  ['Indore', 'Madhya Pradesh', 'Indore', 22.72, 75.86],
  ['Mandsaur', 'Madhya Pradesh', 'Mandsaur', 24.07, 75.07],
  ['Neemuch', 'Madhya Pradesh', 'Neemuch', 24.47, 74.87],
  ['Bhopal', 'Madhya Pradesh', 'Bhopal', 23.26, 77.41],
  ['Jabalpur', 'Madhya Pradesh', 'Jabalpur', 23.18, 79.99],
  ['Jaipur', 'Rajasthan', 'Jaipur', 26.91, 75.79],
  ['Beawar', 'Rajasthan', 'Beawar', 26.1, 74.32],
  ['Pandhurna', 'Madhya Pradesh', 'Pandhurna', 21.6, 78.52],
  ['Azadpur', 'Delhi', 'Delhi', 28.71, 77.18],
  ['Kota', 'Rajasthan', 'Kota', 25.18, 75.84],
  ['Alwar', 'Rajasthan', 'Alwar', 27.55, 76.63],
  ['Jodhpur', 'Rajasthan', 'Jodhpur', 26.24, 73.02],
  ['Ludhiana', 'Punjab', 'Ludhiana', 30.9, 75.86],
  ['Bathinda', 'Punjab', 'Bathinda', 30.21, 74.95],
  ['Karnal', 'Haryana', 'Karnal', 29.69, 76.99],
  ['Sirsa', 'Haryana', 'Sirsa', 29.53, 75.02],
  ['Shimla', 'Himachal Pradesh', 'Shimla', 31.1, 77.17],
  ['Dehradun', 'Uttarakhand', 'Dehradun', 30.32, 78.03],
  ['Srinagar', 'Jammu and Kashmir', 'Srinagar', 34.08, 74.8],
  ['Kurnool', 'Andhra Pradesh', 'Kurnool', 15.83, 78.04],
  ['Guntur', 'Andhra Pradesh', 'Guntur', 16.31, 80.44],
  ['Madanapalle', 'Andhra Pradesh', 'Annamayya', 13.55, 78.5],
  ['Warangal', 'Telangana', 'Warangal', 17.97, 79.6],
  ['Nizamabad', 'Telangana', 'Nizamabad', 18.67, 78.09],
  ['Kolar', 'Karnataka', 'Kolar', 13.14, 78.13],
  ['Hubballi', 'Karnataka', 'Dharwad', 15.36, 75.12],
  ['Mysuru', 'Karnataka', 'Mysuru', 12.3, 76.64],
  ['Kalaburagi', 'Karnataka', 'Kalaburagi', 17.33, 76.83],
  ['Coimbatore', 'Tamil Nadu', 'Coimbatore', 11.02, 76.96],
  ['Madurai', 'Tamil Nadu', 'Madurai', 9.93, 78.12],
  ['Thrissur', 'Kerala', 'Thrissur', 10.53, 76.21],
  ['Kozhikode', 'Kerala', 'Kozhikode', 11.26, 75.78],
  ['Cuttack', 'Odisha', 'Cuttack', 20.46, 85.88],
  ['Ranchi', 'Jharkhand', 'Ranchi', 23.34, 85.31],
  ['Siliguri', 'West Bengal', 'Darjeeling', 26.72, 88.42],
  ['Bardhaman', 'West Bengal', 'Purba Bardhaman', 23.23, 87.86],
  ['Guwahati', 'Assam', 'Kamrup Metropolitan', 26.14, 91.74],
  ['Kumarghat', 'Tripura', 'Unakoti', 24.16, 92.03],
  ['Chhota Udepur', 'Gujarat', 'Chhotaudepur', 22.3, 74.01],
  ['Firozabad', 'Uttar Pradesh', 'Firozabad', 27.15, 78.4],
  ['Kishtwar', 'Jammu and Kashmir', 'Kishtwar', 33.31, 75.77],
  ['Malkangiri', 'Odisha', 'Malkangiri', 18.36, 81.89],
  ['Jowai', 'Meghalaya', 'West Jaintia Hills', 25.45, 92.2],
  ['Sonari', 'Assam', 'Charaideo', 27.07, 95.03],
  ['Mushalpur', 'Assam', 'Baksa', 26.58, 91.43],
  ['Mainpuri', 'Uttar Pradesh', 'Mainpuri', 27.23, 79.03],
  ['Padrauna', 'Uttar Pradesh', 'Kushinagar', 26.9, 83.98],
  ['Azamgarh', 'Uttar Pradesh', 'Azamgarh', 26.07, 83.18],
  ['Manjhanpur', 'Uttar Pradesh', 'Kaushambi', 25.53, 81.38],
  ['Banka', 'Bihar', 'Banka', 24.89, 86.92],
  ['Bhagalpur', 'Bihar', 'Bhagalpur', 25.25, 86.98],
  ['Panaji', 'Goa', 'North Goa', 15.5, 73.83],
  ['Margao', 'Goa', 'South Goa', 15.27, 73.96],
  ['Mandla', 'Madhya Pradesh', 'Mandla', 22.6, 80.37],
]

/** Later districts, whose points were placed by hand. */
const BY_HAND = (
  'Markapuram, Polavaram, Bichom, Kamle, Keyi Panyor, Kra Daadi, Leparada, Tamulpur, ' +
  'Khairagarh-Chhuikhadan-Gandai, Manendragarh-Chirmiri-Bharatpur, Mohla-Manpur-Ambagarh Chowki, Sakti, ' +
  'Sarangarh-Bilaigarh, Central North, Delhi, Old Delhi, Outer North, Kushavati, Vav-Tharad, Hansi, ' +
  'Maihar, Mauganj, Pandhurna, Eastern West Khasi Hills, Chumoukedima, Meluri, Niuland, Shamator, ' +
  'Tseminyu, Balotra, Beawar, Deeg, Didwana-Kuchaman, Khairthal-Tijara, Kotputli-Behror, Phalodi, ' +
  'Salumbar, Soreng'
).split(', ')
/** Territories of islands or enclaves far from one another. */
const SCATTERED = /^(Andaman and Nicobar Islands|Dadra and Nagar Haveli and Daman and Diu|Lakshadweep|Puducherry)$/

const points = await new QueryClient().fetchQuery(districtPointsQuery)

test('787 districts have one to five points each, all in India, in a state that exists', () => {
  const states = new Set(statesIn('en').map(({ name }) => name))
  const all = Object.entries<Record<string, number[][]>>(byState).flatMap(([state, districts]) =>
    Object.values(districts).map((ofDistrict) => ({ state, ofDistrict })),
  )
  expect(all).toHaveLength(787)
  for (const { state, ofDistrict } of all) {
    expect(states).toContain(state)
    expect(ofDistrict.length).toBeGreaterThanOrEqual(1)
    expect(ofDistrict.length).toBeLessThanOrEqual(5)
    for (const [latitude, longitude] of ofDistrict) {
      expect(latitude).toBeGreaterThan(6)
      expect(latitude).toBeLessThan(37)
      expect(longitude).toBeGreaterThan(68)
      expect(longitude).toBeLessThan(98)
    }
  }
})

test('every district that can be chosen has a point, and so has every district that reports prices', () => {
  const chosen = Object.entries(districts).flatMap(([state, all]) => all.map(({ name }) => ({ state, district: name })))
  const reporting = [
    { state: 'Delhi', district: 'Delhi' }, // Agmarknet's name for all of Delhi
    { state: 'Rajasthan', district: 'Beawar' },
    { state: 'Nagaland', district: 'Tseminyu' },
  ]
  expect([...chosen, ...reporting].filter((place) => !points.pointOf(place))).toEqual([])
})

const placesIn = (state: string): [district: string, places: Point[]][] =>
  Object.entries((byState as Record<string, Record<string, number[][]>>)[state] ?? {}).map(([district, pairs]) => [
    district,
    pairs.map(([latitude = NaN, longitude = NaN]) => ({ latitude, longitude })),
  ])

test('each point is within 200 km of another district of its state, one that was placed by hand within 60 km', () => {
  const far = Object.keys(byState)
    .filter((state) => !SCATTERED.test(state))
    .flatMap((state) =>
      placesIn(state).flatMap(([district, own]) => {
        const others = placesIn(state).flatMap(([name, places]) => (name === district ? [] : places))
        const most = BY_HAND.includes(district) ? 60 : 200
        const isFar = (point: Point) => others.length > 0 && others.every((other) => distance(point, other) > most)
        return own.some(isFar) ? `${district}, ${state}` : []
      }),
    )
  expect(far).toEqual([])
  expect(BY_HAND.filter((name) => !Object.values<object>(byState).some((of) => name in of))).toEqual([])
})

test.each(KNOWN_TOWNS)('%s is in %s, and %s is offered', (_, state, district, latitude, longitude) => {
  const offered = points.nearest({ latitude, longitude }, 3)
  expect(offered[0]?.state).toBe(state)
  expect(offered).toContainEqual({ state, district })
})

test('a district is found by its official name, in any case, and by its Devanagari name', () => {
  const nashik = points.pointOf({ state: 'Maharashtra', district: 'Nashik' })
  expect(nashik?.latitude).toBeCloseTo(20.2, 1)
  expect(points.pointOf({ state: 'MAHARASHTRA', district: ' nashik ' })).toEqual(nashik)
  expect(points.pointOf({ state: 'महाराष्ट्र', district: 'नाशिक' })).toEqual(nashik)
  // An older link has the older name.
  const sambhajinagar = points.pointOf({ state: 'Maharashtra', district: 'Chhatrapati Sambhajinagar' })
  expect(sambhajinagar).toBeDefined()
  expect(points.pointOf({ state: 'Maharashtra', district: 'Aurangabad' })).toEqual(sambhajinagar)
})

test('districts with the same name stay separate', () => {
  const chhattisgarh = points.pointOf({ state: 'Chhattisgarh', district: 'Bilaspur' })
  const himachal = points.pointOf({ state: 'Himachal Pradesh', district: 'Bilaspur' })
  expect(chhattisgarh).toBeDefined()
  expect(himachal).toBeDefined()
  expect(chhattisgarh).not.toEqual(himachal)
})

test('an unknown district has no point', () => {
  expect(points.pointOf({ state: 'Maharashtra', district: 'Atlantis' })).toBeUndefined()
  expect(points.pointOf({ state: null, district: 'Nashik' })).toBeUndefined()
  expect(points.pointOf({ state: 'Maharashtra' })).toBeUndefined()
})

test('outside India there is no district', () => {
  expect(points.nearest({ latitude: 51.5, longitude: -0.1 }, 3)).toEqual([])
})

const nashik = { latitude: 20, longitude: 73.79 }
const pune = { latitude: 18.52, longitude: 73.86 }
const delhi = { latitude: 28.61, longitude: 77.21 }

test('distances are as the crow flies, in km', () => {
  expect(distance(nashik, nashik)).toBe(0)
  expect(distance(nashik, pune)).toBeCloseTo(165, -1)
  expect(distance(pune, nashik)).toBe(distance(nashik, pune))
  expect(distance(nashik, delhi)).toBeCloseTo(1_020, -1.5)
  expect(distance({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 180 })).toBeCloseTo(20_015, 0)
})

test.each([
  [1, 10],
  [43, 40],
  [128, 130],
  [199, 200],
  [224, 200],
  [1_264, 1_250],
])('%i km are said to be about %i', (km, said) => expect(roundedDistance(km)).toBe(said))
