import { expect, test } from 'vitest'
import { deprecations, removals } from '../../contracts/checks/deprecated.ts'
import { readDocument, type Document } from '../../contracts/document.ts'

const address = '/api/thing/'
const sunset = { headers: { Sunset: { schema: { type: 'string' } } } }
const withOperation = (operation?: object): Document =>
  ({
    info: { version: '1.0.0' },
    paths: operation ? { [address]: { get: { operationId: 'getThing', responses: { 200: {} }, ...operation } } } : {},
  }) as unknown as Document
const until = (day: string) => withOperation({ deprecated: true, description: `May be gone from ${day}.` })
const today = new Date('2026-04-21T12:00:00Z')

test('the document itself says all that it has to', () => expect(deprecations(readDocument())).toEqual([]))

test('what is deprecated names a day, and its reply says it', () => {
  expect(deprecations(withOperation({ deprecated: true, responses: { 200: sunset, 404: {} } }))).toEqual([
    '#/paths//api/thing//get: is deprecated, and its description names no day',
  ])
  expect(deprecations(until('2026-09-01'))).toEqual([
    'GET /api/thing/: is deprecated, and its reply 200 has no `Sunset`',
  ])
  const right = { deprecated: true, description: 'May be gone from 2026-09-01.', responses: { 200: sunset } }
  expect(deprecations(withOperation(right))).toEqual([])
})

test('a field that is deprecated names a day too', () => {
  const components = { schemas: { Thing: { properties: { old: { type: 'string', deprecated: true } } } } }
  expect(deprecations({ ...withOperation(), components })).toEqual([
    '#/components/schemas/Thing/properties/old: is deprecated, and its description names no day',
  ])
})

test('nothing goes unsaid, or before its day', () => {
  expect(removals(withOperation({}), withOperation(), today)).toEqual([expect.stringContaining('was never deprecated')])
  expect(removals(until('2026-05-01'), withOperation(), today)).toEqual([expect.stringContaining('before 2026-05-01')])
  expect(removals(until('2026-04-21'), withOperation(), today)).toEqual([])
})

test('apps are given 90 days from the day on which it is said', () => {
  expect(removals(withOperation({}), until('2026-07-01'), today)).toEqual([expect.stringContaining('at least 90 days')])
  expect(removals(withOperation({}), until('2026-07-20'), today)).toEqual([])
  // Announced earlier: an approaching date is not a new announcement.
  expect(removals(until('2026-05-01'), until('2026-05-01'), today)).toEqual([])
})
