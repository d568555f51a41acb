import { readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { csvCells } from '../../../mock-server/store/seed/data-files.ts'
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
const [, ...KNOWN_TOWNS] = readFileSync('tests/domain/places/known-towns.csv', 'utf8')
  .trimEnd()
  .split('\n')
  .map(csvCells)

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

test.each([
  [true, 'network'],
  [false, 'offline'],
])('a failed download of the map is a lost connection (online: %s)', async (onLine, kind) => {
  vi.stubGlobal('navigator', { onLine })
  vi.doMock('../../../src/domain/places/data/district-points.json', () => Promise.reject(new TypeError('no network')))
  await expect(new QueryClient().fetchQuery(districtPointsQuery)).rejects.toMatchObject({ kind })
  vi.doUnmock('../../../src/domain/places/data/district-points.json')
})

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
  const offered = points.nearest({ latitude: Number(latitude), longitude: Number(longitude) }, 3)
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
