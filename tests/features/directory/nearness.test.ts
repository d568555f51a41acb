import { expect, test } from 'vitest'
import { distance, roundedDistance } from '../../../src/domain/places/district-points.ts'
import { nearestFirst } from '../../../src/features/directory/Nearness.tsx'

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

test('the nearest come first, those nowhere last, and what is equally near stays as it was', () => {
  const km: Record<string, number | undefined> = { a: 300, b: undefined, c: 0, d: 300, e: undefined }
  expect(nearestFirst(['a', 'b', 'c', 'd', 'e'], (row) => km[row])).toEqual(['c', 'a', 'd', 'b', 'e'])
})
