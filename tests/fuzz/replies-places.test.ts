import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { places } from '../../e2e/fuzz/places.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'

const text = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

test('every operation that the app calls is fuzzed at some place, by method and path', () => {
  const source = text('src/api/*.ts')
  const called = (Object.entries(operations) as [OperationId, { method: string; path: string }][])
    .filter(([, { method, path }]) => source.includes(`api.${method.toUpperCase()}('${path}'`))
    .map(([id]) => id)
  expect(called.toSorted()).toEqual(Object.keys(operations).toSorted())
  const fuzzed = new Set(places.flatMap((place) => place.operations))
  expect(called.filter((id) => !fuzzed.has(id))).toEqual([])
})
