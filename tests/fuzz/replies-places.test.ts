import { expect, test } from 'vitest'
import { places } from '../../e2e/fuzz/places.ts'
import { operations } from '../../src/api/generated/operations.ts'

test('every operation is fuzzed at some place', () => {
  // The app calls all of them, or tests/api/every-operation.ts would not compile.
  const fuzzed = new Set<string>(places.flatMap((place) => place.operations))
  expect(Object.keys(operations).filter((id) => !fuzzed.has(id))).toEqual([])
})
