import { expect, test } from 'vitest'
import { places } from '../../e2e/fuzz/places.ts'
import { operations } from '../../src/api/generated/operations.ts'

test('every operation is fuzzed somewhere', () => {
  const fuzzed = new Set<string>(places.flatMap((place) => place.operations))
  expect(Object.keys(operations).filter((id) => !fuzzed.has(id))).toEqual([])
})
