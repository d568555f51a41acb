import { afterAll, expect, test } from 'vitest'
import { isPersonal } from '../../contracts/journeys/journey.ts'
import { readPact } from '../../contracts/pact.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { signedIn } from './client.ts'
import { startMock } from './mock.ts'

// What is opened by an id or a token. contracts/journeys say for whom.

const mock = await startMock()
afterAll(() => expect(mock.log).toEqual([]))

const withId = Object.entries(operations).filter(([, { path }]) => path.includes('{'))
test.each(withId)('%s: an invalid id is not found', async (_, { method, path }) => {
  const client = signedIn(mock, '9876500011')
  for (const id of ['x', '0', '-1', ''])
    expect((await client(method.toUpperCase(), path.replace(/\{\w+\}/g, id))).status).toBe(404)
})

test('operations that read a token, and only those, declare a 401', () => {
  for (const [id, { bearer, statuses }] of Object.entries(operations))
    expect((statuses as readonly number[]).includes(401), id).toBe(bearer !== 'none')
})

/** Operations on a record that anyone may read or buy by its id. */
const OPEN = new Set<OperationId>([
  'getEnquiryDetail',
  'purchaseEnquiryContact',
  'getFarmer',
  'getBuyer',
  'getManufacturer',
  'listBusinessProducts',
  'getPlan',
])
test('every record that needs a token has an interaction with another person’s', () => {
  const held = new Set(readPact().interactions.map(({ description }) => description))
  const own = withId.map(([id]) => id as OperationId).filter((id) => isPersonal(id) && !OPEN.has(id))
  expect(own.filter((id) => !held.has(`${id} 404: somebody else’s`))).toEqual([])
})
