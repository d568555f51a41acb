import { expect, test } from 'vitest'
import { removals } from '../../contracts/checks/deprecated.ts'
import type { Document } from '../../contracts/document.ts'

const address = '/api/thing/'
const withOperation = (operation?: object): Document =>
  ({
    info: { version: '1.0.0' },
    paths: operation ? { [address]: { get: { operationId: 'getThing', responses: { 200: {} }, ...operation } } } : {},
  }) as unknown as Document
const until = (day: string) => withOperation({ deprecated: true, description: `May be gone from ${day}.` })
const today = new Date('2026-04-21T12:00:00Z')

test('nothing leaves the API before its announced day', () => {
  expect(removals(withOperation({}), withOperation(), today)).toEqual([expect.stringContaining('was never deprecated')])
  expect(removals(until('2026-05-01'), withOperation(), today)).toEqual([expect.stringContaining('before 2026-05-01')])
  expect(removals(until('2026-04-21'), withOperation(), today)).toEqual([])
})

test('apps get 90 days from the announcement', () => {
  expect(removals(withOperation({}), until('2026-07-01'), today)).toEqual([expect.stringContaining('at least 90 days')])
  expect(removals(withOperation({}), until('2026-07-20'), today)).toEqual([])
  // Announced earlier: an approaching date is not a new announcement.
  expect(removals(until('2026-05-01'), until('2026-05-01'), today)).toEqual([])
})
