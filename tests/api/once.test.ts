import { silence, stubFetch } from './page.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectSession } from '../../src/api/client.ts'
import { addProductImage } from '../../src/api/enquiries.ts'
import { connectUnanswered, exclude, sentBefore, type Unanswered } from '../../src/api/once.ts'
import { createPayment } from '../../src/api/payment.ts'
import { requestAccountDeletion } from '../../src/api/profile.ts'

/** What creates something is made once, however often it is sent. */
let waiting: Unanswered[]
beforeEach(() => {
  waiting = []
  connectUnanswered({ read: () => waiting, write: (list) => (waiting = list) })
  connectSession({ token: () => 'token-of-asha', onUnauthorized: () => undefined })
})

const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('Idempotency-Key'))
const done = () => Response.json({ success: true, message: 'Received' }, { status: 201 })
const ask = (reason = 'I stopped farming') => requestAccountDeletion({ reason }, 'en').catch(() => undefined)

test.each([
  ['the connection broke', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server failed', () => new Response(null, { status: 500 })],
  ['a network’s own page came', () => new Response('<h1>Sign in', { status: 403 })],
  ['the answer made no sense', () => Response.json('no', { status: 201 })],
])('%s: the same is sent again under its key', async (_, lost) => {
  const requests = stubFetch(lost)
  await ask()
  await ask()
  const [first, second] = keysOf(requests)
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(second).toBe(first)
})

test.each([
  ['an answer', done],
  ['a refusal', () => Response.json({ message: 'Refused', error: 'invalid' }, { status: 400 })],
])('after %s the same is another wish', async (_, answer) => {
  const requests = stubFetch(answer)
  await ask()
  await ask()
  const [first, second] = keysOf(requests)
  expect(second).not.toBe(first)
  expect(waiting).toEqual([])
})

test('something else has a key of its own', async () => {
  const requests = stubFetch(() => new Response(null, { status: 500 }))
  await ask()
  await ask('Moved away')
  expect(new Set(keysOf(requests)).size).toBe(2)
})

test('while it is under way the same is not sent again, and gets the same answer', async () => {
  let answer = () => {}
  const requests = stubFetch(() => new Promise((resolve) => (answer = () => resolve(done()))))
  const first = ask('A new wish')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  const second = ask('A new wish')
  await sentBefore('requestAccountDeletion', { reason: 'A new wish' }) // as long as the second needs
  answer()
  expect(await second).toBe(await first)
  expect(requests).toHaveLength(1)
})

test('another person’s is never what is under way', async () => {
  const requests = stubFetch(silence)
  void ask('Both of us')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  connectSession({ token: () => 'token-of-bala', onUnauthorized: () => undefined })
  void ask('Both of us')
  await vi.waitFor(() => expect(requests).toHaveLength(2))
})

test('when it was sent is said by the server’s clock, whatever the phone says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2036-01-01T00:00:00Z') })
  const date = 'Tue, 21 Apr 2026 06:30:00 GMT'
  stubFetch(() => new Response(null, { status: 500, headers: { date } }))
  await createPayment({ amount: 999, description: 'Premium' }, 'en').catch(() => undefined)
  await ask()
  vi.useRealTimers()
  expect(Math.abs(waiting[0]!.at - Date.parse(date))).toBeLessThan(10_000)
})

test('a photo is the same by its bytes, and is none of those that were there or had an answer', async () => {
  stubFetch(() => new Response(null, { status: 500 }))
  const file = new File(['onion'], 'onion.jpg')
  await addProductImage({ userProductId: 7, file, image: new Blob(['scaled']), before: [1] }, 'en').catch(
    () => undefined,
  )
  exclude('addProductImage', 2)
  const again = new File(['onion'], 'IMG_2.jpg')
  expect(await sentBefore('addProductImage', { userProductId: 7, file: again })).toMatchObject({ before: [1, 2] })
  expect(await sentBefore('addProductImage', { userProductId: 8, file: again })).toBeUndefined()
  expect(
    await sentBefore('addProductImage', { userProductId: 7, file: new File(['rice'], 'onion.jpg') }),
  ).toBeUndefined()
})
