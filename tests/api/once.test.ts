import { hash } from 'node:crypto'
import { holdFetch, silence, stubFetch } from './page.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectSession } from '../../src/api/client.ts'
import { addProductImage } from '../../src/api/enquiries.ts'
import { connectUnanswered, exclude, sentBefore, type Unanswered } from '../../src/api/idempotency/once.ts'
import { createPayment } from '../../src/api/payment.ts'
import { editUserProfile, requestAccountDeletion } from '../../src/api/account.ts'
import { createBusiness, createProfile } from '../../src/api/registration.ts'
import { aStep1, aStep2 } from '../factories.ts'

/** A request that creates something creates it once, however often it is sent. */
let waiting: Unanswered[]
beforeEach(() => {
  waiting = []
  connectUnanswered({ read: () => structuredClone(waiting), write: (list) => (waiting = list) })
  connectSession({ token: () => 'token-of-asha', onUnauthorized: () => undefined })
})

const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('Idempotency-Key'))
const failed = { message: 'Failed', error: 'server_error' }
const done = () => Response.json({ success: true, message: 'Received' }, { status: 201 })
const ask = (reason = 'I stopped farming') => requestAccountDeletion({ reason }, 'en').catch(() => undefined)

test.each([
  ['the connection broke', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server failed', () => new Response(null, { status: 500 })],
  ['a network’s own page came', () => new Response('<h1>Sign in', { status: 403 })],
  ['the server failed in the document’s own words', () => Response.json(failed, { status: 500 })],
  ['the answer made no sense', () => Response.json('no', { status: 201 })],
])('%s: the same request is sent again with its key', async (_, lost) => {
  const requests = stubFetch(lost)
  await ask()
  await ask()
  const [first, second] = keysOf(requests)
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(second).toBe(first)
  expect(waiting).toHaveLength(1)
})

test('without a connected storage a request’s key is held in memory', async () => {
  vi.resetModules()
  const { requestAccountDeletion } = await import('../../src/api/account.ts')
  const requests = stubFetch(() => new Response(null, { status: 500 }))
  const send = () => requestAccountDeletion({ reason: 'Early' }, 'en').catch(() => undefined)
  await send()
  await send()
  const [first, second] = keysOf(requests)
  expect(second).toBe(first)
})

test.each([
  ['an answer', done],
  ['a refusal', () => Response.json({ message: 'Refused', error: 'invalid' }, { status: 400 })],
])('after %s the same request gets a new key', async (_, answer) => {
  const requests = stubFetch(answer)
  await ask()
  await ask()
  const [first, second] = keysOf(requests)
  expect(second).not.toBe(first)
  expect(waiting).toEqual([])
})

describe('a person who saves Alpha without an answer, something else, and Alpha again gets Alpha saved:', () => {
  const business = (name: string, business_type: 'buyer' | 'company' = 'buyer') =>
    createBusiness(aStep1({ name, business_type }), 'en').catch(() => undefined)
  const buyer = (company_name: string) => {
    const details = { company_name, storage_house_location: 'Nashik', has_own_logistics: false }
    return createProfile.buyer(aStep2('buyer', details), 'en').catch(() => undefined)
  }
  const rename = () => editUserProfile({ full_name: 'Usha', email: '' }, 'en').catch(() => undefined)

  test.each([
    ['step 1, with another name in between', () => business('Alpha'), () => business('Beta')],
    ['step 1, with another type in between', () => business('Alpha'), () => business('Alpha', 'company')],
    ['step 2, with another name in between', () => buyer('Alpha'), () => buyer('Beta')],
    ['step 1, with step 2 in between', () => business('Alpha'), () => buyer('Beta')],
    ['step 2, with another person’s name in between, on the profile', () => buyer('Alpha'), rename],
  ])('%s', async (_, alpha, other) => {
    const requests = stubFetch(() => new Response(null, { status: 500 }))
    await alpha()
    await alpha()
    await other()
    await alpha()
    const [first, second, , last] = keysOf(requests)
    expect(second).toBe(first)
    expect(last).not.toBe(first)
  })
  test('even while the first is still being sent', async () => {
    const requests = stubFetch(silence)
    void buyer('Alpha')
    await expect.poll(() => requests).toHaveLength(1)
    void buyer('Beta')
    await expect.poll(() => requests).toHaveLength(2)
    void buyer('Alpha')
    await expect.poll(() => requests).toHaveLength(3)
    expect(new Set(keysOf(requests)).size).toBe(3)
  })
  test.each([
    ['a business', () => buyer('Alpha')],
    ['a name on the profile', rename],
  ])('%s in between: a request that creates one of several things reuses its key', async (_, other) => {
    const requests = stubFetch(() => new Response(null, { status: 500 }))
    await ask()
    await other()
    await ask()
    const [first, , last] = keysOf(requests)
    expect(last).toBe(first)
  })
})

test('while a request is under way, the same one isn’t sent again, and gets the same reply', async () => {
  // Fingerprints arrive in the order of their requests.
  const sha256 = async (_: unknown, bytes: BufferSource) => hash('sha256', bytes as Uint8Array, 'buffer').buffer
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(sha256)
  const held = holdFetch()
  const first = ask('A new wish')
  await expect.poll(() => held).toHaveLength(1)
  const second = ask('A new wish')
  await sentBefore('requestAccountDeletion', { reason: 'A new wish' }) // takes as long as the second fingerprint
  held[0]!.answer(done())
  expect(await second).toBe(await first)
  expect(held).toHaveLength(1)
})

test('another person’s request is never taken for one’s own', async () => {
  const requests = stubFetch(silence)
  void ask('Both of us')
  await expect.poll(() => requests).toHaveLength(1)
  connectSession({ token: () => 'token-of-bala', onUnauthorized: () => undefined })
  void ask('Both of us')
  await expect.poll(() => requests).toHaveLength(2)
})

test('the time of sending is the server’s, not the phone’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2036-01-01T00:00:00Z') })
  const date = 'Tue, 21 Apr 2026 06:30:00 GMT'
  stubFetch(() => new Response(null, { status: 500, headers: { date } }))
  await createPayment({ amount: 999, description: 'Premium' }, 'en').catch(() => undefined)
  await ask()
  expect(Math.abs(waiting[0]!.at - Date.parse(date))).toBeLessThan(10_000)
})

test('a photo is identified by its bytes; earlier photos and answered ones are excluded', async () => {
  stubFetch(() => new Response(null, { status: 500 }))
  const file = new File(['onion'], 'onion.jpg')
  const photo = { userProductId: 7, file, image: new Blob(['scaled']), before: [1] }
  await addProductImage(photo, 'en').catch(() => undefined)
  exclude('addProductImage', 2)
  const again = new File(['onion'], 'IMG_2.jpg')
  const sent = (userProductId: number, file: File) => sentBefore('addProductImage', { userProductId, file })
  expect(await sent(7, again)).toMatchObject({ before: [1, 2] })
  expect(await sent(8, again)).toBeUndefined()
  expect(await sent(7, new File(['rice'], 'onion.jpg'))).toBeUndefined()
})

test('the order of the fields doesn’t matter', async () => {
  stubFetch(() => new Response(null, { status: 500 }))
  await createPayment({ amount: 999, description: 'Premium' }, 'en').catch(() => undefined)
  const again = await sentBefore('createPayment', { description: 'Premium', amount: 999 })
  expect(again?.key).toBe(waiting[0]!.key)
  expect(await sentBefore('createPayment', { description: 'Premium', amount: 1099 })).toBeUndefined()
  expect(await sentBefore('requestAccountDeletion', { amount: 999, description: 'Premium' })).toBeUndefined()
})

test('the twenty newest unanswered requests are kept, the newest first', async () => {
  stubFetch(() => new Response(null, { status: 500 }))
  for (let turn = 1; turn <= 21; turn++) await ask(`Reason ${turn}`)
  expect(waiting).toHaveLength(20)
  const newest = await sentBefore('requestAccountDeletion', { reason: 'Reason 21' })
  expect(waiting[0]).toEqual(newest)
  expect(newest).toMatchObject({ operation: 'requestAccountDeletion', before: [] })
  expect(await sentBefore('requestAccountDeletion', { reason: 'Reason 1' })).toBeUndefined()
  await ask('Reason 2') // the oldest of them again
  expect(waiting).toHaveLength(20)
  expect(waiting[0]).toEqual(await sentBefore('requestAccountDeletion', { reason: 'Reason 2' }))
  expect(waiting[1]).toEqual(newest)
})

test('a reply removes its own request only', async () => {
  stubFetch(() => new Response(null, { status: 500 }))
  await ask('Still waiting')
  stubFetch(done)
  await ask('Heard')
  expect(waiting).toEqual([await sentBefore('requestAccountDeletion', { reason: 'Still waiting' })])
})

test('a new id is excluded for its own operation only', async () => {
  stubFetch(() => new Response(null, { status: 500 }))
  await ask('Not a photo')
  exclude('addProductImage', 2)
  expect(waiting[0]!.before).toEqual([])
})

test('signing out while a request is prepared: nothing is sent or stored in the next person’s name', async () => {
  const requests = stubFetch(done)
  const asked = requestAccountDeletion({ reason: 'Mine' }, 'en')
  connectSession({ token: () => 'token-of-the-next', onUnauthorized: () => undefined })
  await expect(asked).rejects.toMatchObject({ kind: 'http', status: 401 })
  expect(requests).toEqual([])
  expect(waiting).toEqual([])
})

test('a key has 32 digits, also for small random numbers', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  const requests = stubFetch(() => new Response(null, { status: 500 }))
  await ask('By chance')
  expect(keysOf(requests)).toEqual(['0'.repeat(32)])
})

test('on an insecure page every request has a new key: twice is better than lost', async () => {
  let count = 0
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(++count) })
  stubFetch(() => new Response(null, { status: 500 }))
  await ask('Without a lock')
  expect(waiting).toHaveLength(1)
  expect(await sentBefore('requestAccountDeletion', { reason: 'Without a lock' })).toBeUndefined()
})
