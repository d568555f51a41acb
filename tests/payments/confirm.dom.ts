import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { stubFetch } from '../api/page.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { activate } from '../../src/i18n/catalog.ts'
import { confirm, confirmationOf } from '../../src/payments/confirm.ts'
import { keep, kept, settle } from '../../src/payments/journal.ts'
import { openSession } from '../../src/session/session.ts'
import { MESSAGE } from '../../src/ui/message-event.ts'

// jsdom has no IndexedDB: the journal keeps to its memory.
const OWNER = '9876543210'
const entry = {
  order: 'order_A',
  owner: OWNER,
  purpose: 'subscription',
  payment: { razorpay_order_id: 'order_A', razorpay_payment_id: 'pay_B', razorpay_signature: 'c' },
  paidAt: 1,
}
const queryClient = createQueryClient()
const yes = () => Response.json({ status: 'success', message: 'Welcome' })

beforeEach(async () => {
  await activate('en')
  vi.useFakeTimers()
  openSession().store({ authToken: 'token-of-asha' })
  await keep(entry)
})
afterEach(async () => {
  await settle(entry.order)
  openSession().store({ authToken: undefined })
  vi.useRealTimers()
})

test('confirmed: out of the journal, nothing is shown any more', async () => {
  stubFetch(yes)
  await confirm(entry, queryClient)
  expect(confirmationOf('subscription')).toBeUndefined()
  expect(await kept(OWNER)).toEqual([])
})

/** Only a definite answer takes it out of the journal (notes/reliability.md, case 25). */
test.each([
  ['a failure', () => new Response(null, { status: 500 }), 'verify'],
  ['too many at once', () => new Response(null, { status: 429 }), 'verify'],
  ['a page of HTML', () => new Response('<!doctype html>'), 'reply'],
  ['another shape', () => Response.json({ ok: true }), 'reply'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'verify'],
] as const)('%s is no answer: it is tried again, with growing pauses, until there is one', async (_, answer, kind) => {
  const requests = stubFetch(answer)
  await confirm(entry, queryClient)
  expect(confirmationOf('subscription')).toMatchObject({ state: 'confirming', error: { kind } })
  for (const [index, wait] of [2, 4, 8, 16, 32].entries()) {
    await vi.advanceTimersByTimeAsync(wait * 1000 - 1)
    expect(requests).toHaveLength(index + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(index + 2)
  }
  expect(confirmationOf('subscription')).toMatchObject({ state: 'waiting', error: { kind } })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests).toHaveLength(6)
  expect(await kept(OWNER)).toHaveLength(1)

  stubFetch(yes)
  await confirm(entry, queryClient)
  expect(await kept(OWNER)).toEqual([])
})

test.each([
  ['status error', () => Response.json({ status: 'error', message: 'Signature is wrong' })],
  ['400', () => Response.json({ message: 'Signature is wrong' }, { status: 400 })],
])('a refusal (%s) is definite, and carries the server’s words', async (_, answer) => {
  stubFetch(answer)
  await confirm(entry, queryClient)
  expect(confirmationOf('subscription')).toMatchObject({
    state: 'refused',
    error: { kind: 'refused', detail: 'Signature is wrong' },
  })
  expect(await kept(OWNER)).toEqual([])
})

test('asked twice at the same moment, it verifies once', async () => {
  const requests = stubFetch(yes)
  await Promise.all([confirm(entry, queryClient), confirm(entry, queryClient)])
  expect(requests).toHaveLength(1)
})

test('who signs in next sees nothing of it, and no attempt is made in their name', async () => {
  const requests = stubFetch(() => new Response(null, { status: 500 }))
  await confirm(entry, queryClient)
  openSession().store({ authToken: 'token-of-ramesh' })
  expect(confirmationOf('subscription')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(1)
  expect(await kept(OWNER)).toHaveLength(1)
})

/** notes/reliability.md, case 23: nothing waits for ever. */
test('a contact whose enquiry was taken away: after all attempts out of the journal, with the reference said', async () => {
  const contact = { order: 'order_C', owner: OWNER, purpose: 'enquiry_77', paidAt: 1 }
  await keep(contact)
  const requests = stubFetch(() => Response.json({ message: 'Not found' }, { status: 404 }))
  const said = vi.fn<(event: Event) => void>()
  addEventListener(MESSAGE, said)
  await confirm(contact, queryClient)
  expect((await kept(OWNER)).map(({ order }) => order)).toContain('order_C')
  await vi.advanceTimersByTimeAsync(62_000)
  expect(requests).toHaveLength(6)
  expect(confirmationOf('enquiry_77')).toMatchObject({ state: 'refused' })
  expect((await kept(OWNER)).map(({ order }) => order)).toEqual(['order_A'])
  const [event] = said.mock.calls.at(-1)!
  expect((event as CustomEvent<{ text: string }>).detail.text).toMatch(/payment reference: order_C$/)
})
