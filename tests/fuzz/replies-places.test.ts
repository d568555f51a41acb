import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { places } from '../../e2e/fuzz/places.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'

const text = (pattern: string, but: string[] = []) =>
  globSync(pattern)
    .filter((file) => !but.some((part) => file.includes(part)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** Defined in src/api, but no page asks for it: with the name of its definition, which nothing else uses. */
const UNUSED: Partial<Record<OperationId, string>> = { getUserRole: 'userRoleQuery' }

test('every operation that the app calls is fuzzed at some place, by method and path', () => {
  const source = text('src/api/*.ts')
  const called = (Object.entries(operations) as [OperationId, { method: string; path: string }][])
    .filter(([, { method, path }]) => source.includes(`api.${method.toUpperCase()}('${path}'`))
    .map(([id]) => id)
  expect(called.toSorted()).toEqual(Object.keys(operations).toSorted())
  const fuzzed = new Set(places.flatMap((place) => place.operations))
  expect(called.filter((id) => !fuzzed.has(id) && !UNUSED[id])).toEqual([])
})

test('what is not fuzzed is called by no page', () => {
  const pages = text('src/**/*.{ts,tsx}', ['src/api/'])
  expect(Object.values(UNUSED).filter((name) => pages.includes(name))).toEqual([])
})
