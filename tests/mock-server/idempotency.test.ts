import { beforeEach, expect, test } from 'vitest'
import { operations } from '../../src/api/generated/operations.ts'
import { anEnquiryForm, clientOf, type Schemas } from './client.ts'
import { startMock, type TestMock } from './mock.ts'

/** A request repeated with the same `Idempotency-Key` is carried out once (openapi/parameters.yaml). */
const KEY = '5f0c9be2a1d84c37b6e0f4a9d2c81b73'
const OTHER_KEY = 'a3d84c37b6e0f4a9d2c81b735f0c9be2'
const FARMER = '9876500011'

let mock: TestMock
beforeEach(async () => {
  mock = await startMock()
})

async function post({ key = KEY, form = {} }: { key?: string; form?: Record<string, string> } = {}) {
  return clientOf(mock, mock.tokenOf(FARMER))<Schemas['Enquiry']>('POST', '/api/mobile/v1/enquiries/', {
    form: anEnquiryForm(form),
    key,
  })
}
const stored = () => mock.rows(`SELECT 1 FROM enquiry WHERE location = 'Testgaon, Nashik'`).length

test('two at the same time are one', async () => {
  const [first, second] = await Promise.all([post(), post()])
  expect(second).toEqual(first)
  expect(stored()).toBe(1)
})

test('a provider state says only that something was posted under the key: anything counts as that', async () => {
  const { body } = await post()
  const params = { id: body.id, owner: FARMER, key: OTHER_KEY }
  const state = JSON.stringify({ state: 'an enquiry was posted under a key', params })
  await mock.fetch(new Request('http://mock.test/_pact/state', { method: 'POST', body: state }))
  expect((await post({ key: OTHER_KEY, form: { quantity: '13' } })).body.id).toBe(body.id)
})

test('after a refusal the key is still free', async () => {
  expect((await post({ form: { minimum_expected_price: '99' } })).status).toBe(400)
  expect((await post()).status).toBe(201)
})

test('after 24 hours it is forgotten', async () => {
  await post()
  mock.clock.advance(24 * 60 * 60 * 1000)
  await post()
  expect(stored()).toBe(1)
  mock.clock.advance(1)
  await post()
  expect(stored()).toBe(2)
})

test.each(['short', 'with spaces in the key', 'x'.repeat(65)])('%j is no key', async (key) => {
  expect((await post({ key })).status).toBe(400)
  expect(stored()).toBe(0)
})

test('every operation that creates offers one, and no other', () => {
  const keyed = Object.entries(operations).flatMap(([id, { keyed }]) => (keyed ? [id] : []))
  expect(keyed.filter((id) => !id.startsWith('create')).toSorted()).toEqual([
    'addProductImage',
    'purchaseBusinessContact',
    'purchaseEnquiryContact',
    'requestAccountDeletion',
  ])
  expect(keyed).toEqual(expect.arrayContaining(Object.keys(operations).filter((id) => id.startsWith('create'))))
})
