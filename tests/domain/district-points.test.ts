import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { statesIn } from '../../src/domain/places/places.ts'
import centroids from '../../src/domain/places/data/district-centroids.json' with { type: 'json' }
import { districtPointsQuery } from '../../src/domain/places/district-points.ts'

const points = await new QueryClient().fetchQuery(districtPointsQuery)

test('each of 744 districts has a point in India, in a state that is one', () => {
  const states = new Set(statesIn('en').map(({ name }) => name))
  const all = Object.entries<Record<string, number[]>>(centroids).flatMap(([state, districts]) =>
    Object.entries(districts).map(([district, point]) => ({ state, district, point })),
  )
  expect(all).toHaveLength(744)
  for (const { state, point } of all) {
    expect(states).toContain(state)
    expect(point).toHaveLength(2)
    expect(point[0]).toBeGreaterThan(6)
    expect(point[0]).toBeLessThan(37)
    expect(point[1]).toBeGreaterThan(68)
    expect(point[1]).toBeLessThan(98)
  }
})

test('a district is found by its official name, in any case, and by its Devanagari name', () => {
  const nashik = points.pointOf({ state: 'Maharashtra', district: 'Nashik' })
  expect(nashik?.latitude).toBeCloseTo(20.24, 2)
  expect(points.pointOf({ state: 'MAHARASHTRA', district: ' nashik ' })).toEqual(nashik)
  expect(points.pointOf({ state: 'महाराष्ट्र', district: 'नाशिक' })).toEqual(nashik)
})

test('two districts of one name are two', () => {
  const chhattisgarh = points.pointOf({ state: 'Chhattisgarh', district: 'Bilaspur' })
  const himachal = points.pointOf({ state: 'Himachal Pradesh', district: 'Bilaspur' })
  expect(chhattisgarh).toBeDefined()
  expect(himachal).toBeDefined()
  expect(chhattisgarh).not.toEqual(himachal)
})

test('what is no district has no point', () => {
  expect(points.pointOf({ state: 'Maharashtra', district: 'Atlantis' })).toBeUndefined()
  expect(points.pointOf({ state: null, district: 'Nashik' })).toBeUndefined()
  expect(points.pointOf({ state: 'Maharashtra' })).toBeUndefined()
})

test('a position is in the district whose middle is nearest; outside India in none', () => {
  expect(points.nearestTo({ latitude: 20.2, longitude: 74 })).toEqual({ state: 'Maharashtra', district: 'Nashik' })
  expect(points.nearestTo({ latitude: 51.5, longitude: -0.1 })).toBeUndefined()
})
