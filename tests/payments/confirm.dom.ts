import type { QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdFetch, stubFetch } from '../api/page.ts'
import { anEnquiry, aPayment, aProfile } from '../factories.ts'
import { userProfileQuery } from '../../src/api/account.ts'
import { enquiryDetailQuery } from '../../src/api/enquiries.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { subscriptionStatusQuery } from '../../src/api/payment.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { activate } from '../../src/i18n/catalog.ts'
import { REFUSAL, confirmationsOf } from '../../src/payments/confirmations.ts'
import { confirm, dismiss, resumeEntry, resume } from '../../src/payments/confirm.ts'
import { writeEntry, entriesOf, settle, type Entry } from '../../src/payments/journal.ts'
import { openSession } from '../../src/session/session.ts'
import { readStored } from '../../src/session/storage.ts'
import { watchMessages, type Message } from '../../src/ui/toast/messages.ts'
import { proves } from '../proves.ts'

// jsdom has no IndexedDB, so the journal stays in memory.
const OWNER = '9876543210'
const entry = {
  order: 'order_A',
  owner: OWNER,
  purpose: 'subscription',
  payment: aPayment,
  paidAt: 1,
}
const contact = { order: 'order_C', owner: OWNER, purpose: 'enquiry_77', paidAt: 1 }
const queryClient = createQueryClient()
const yes = () => Response.json({ status: 'success', message: 'Welcome' })
const refusal = (status: number, error: string, message: string) => Response.json({ message, error }, { status })
const shown = (purpose = 'subscription') => confirmationsOf(purpose)

beforeEach(async () => {
  await activate('en')
  vi.useFakeTimers()
  openSession().store({ authToken: 'token-of-asha' })
  await writeEntry(entry)
})
afterEach(async () => {
  for (const { order } of await entriesOf(OWNER)) await settle(order)
  openSession().store({ authToken: undefined, current_payment_id: undefined, purchasedEntities: undefined })
  queryClient.clear()
})

/** Only a definite answer removes the payment from the journal (§payments.16). */
test.each([
  ['a failure', () => new Response(null, { status: 500 }), 'verify'],
  ['too many at once', () => new Response(null, { status: 429 }), 'verify'],
  ['a page of HTML', () => new Response('<!doctype html>'), 'reply'],
  ['another shape', () => Response.json({ ok: true }), 'reply'],
  ['a success with another code', () => Response.json({ status: 'success', message: 'Hi' }, { status: 203 }), 'reply'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'verify'],
  // A proxy between the app and the server may answer with any code, with a page or its own JSON.
  ...[400, 402, 403, 404, 405, 407, 409, 410, 413, 414, 421, 422, 426, 431, 451].flatMap((status) => [
    [`a proxy’s page with ${status}`, () => new Response('<h1>No</h1>', { status }), 'verify'] as const,
    [`a proxy’s JSON with ${status}`, () => Response.json({ detail: 'No' }, { status }), 'verify'] as const,
  ]),
  ['a refusal that is cut off', () => new Response('{"message":"Signature is wrong","err', { status: 400 }), 'verify'],
  ['a refusal of another operation', () => refusal(404, 'not_found', 'None'), 'verify'],
] as const)(
  '%s is no answer: it is tried again, with growing pauses, until there is one',
  proves('case 25'),
  async (_, answer, kind) => {
    const requests = stubFetch(answer)
    await confirm(entry, queryClient)
    expect(shown()).toMatchObject([{ state: 'confirming', error: { kind } }])
    for (const [index, wait] of [2, 4, 8, 16, 32].entries()) {
      await vi.advanceTimersByTimeAsync(wait * 1000 - 1)
      expect(requests).toHaveLength(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(requests).toHaveLength(index + 2)
    }
    expect(shown()).toMatchObject([{ state: 'waiting', error: { kind } }])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(requests).toHaveLength(6)
    expect(await entriesOf(OWNER)).toHaveLength(1)

    stubFetch(yes)
    await confirm(entry, queryClient)
    expect(shown()).toEqual([])
    expect(await entriesOf(OWNER)).toEqual([])
  },
)

test.each<[string, Entry, QueryKey]>([
  ['a contact', contact, enquiryDetailQuery('hi', 77).queryKey],
  ['the plan', entry, subscriptionStatusQuery('hi').queryKey],
])('%s that was paid for is not on offer again in another language', async (_, paid, queryKey) => {
  const owner_contact = { name: 'Asha Patil', company: null, mobile: '9812345670', email: null }
  const visible = anEnquiry({ can_view_contact: true, owner_contact })
  stubFetch(({ url }) => (url.includes('verify') ? yes() : Response.json(visible)))
  queryClient.setQueryData(queryKey, 'on offer')
  await confirm(paid, queryClient)
  expect(shown(paid.purpose)).toEqual([])
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})

/** RFC 9110, 10.2.3. */
test('a server that asks for a pause gets it, and the page shows it', async () => {
  const requests = stubFetch(() => new Response(null, { status: 429, headers: { 'retry-after': '120' } }))
  await confirm(entry, queryClient)
  expect(shown()).toMatchObject([{ state: 'confirming', error: { cause: { status: 429, retryAfter: 120 } } }])
  // The person returns to the page, or the connection returns.
  await resumeEntry(entry, queryClient)
  await vi.advanceTimersByTimeAsync(119_999)
  await resumeEntry(entry, queryClient)
  expect(requests).toHaveLength(1)
  stubFetch(yes)
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toEqual([])
})

test('“Check again” asks at once despite the server’s pause', async () => {
  stubFetch(() => new Response(null, { status: 429, headers: { 'retry-after': '120' } }))
  await confirm(entry, queryClient)
  stubFetch(yes)
  await confirm(entry, queryClient)
  expect(shown()).toEqual([])
})

test.each([
  ['status error', () => Response.json({ status: 'error', message: 'Signature is wrong' })],
  ['400', () => refusal(400, 'payment_unverified', 'Signature is wrong')],
])('a refusal (%s) is definite, carries the server’s words, and is kept until it is dismissed', async (_, answer) => {
  stubFetch(answer)
  openSession().store({ current_payment_id: '7' })
  await confirm(entry, queryClient)
  const refused = [{ state: 'refused', error: { kind: 'refused', detail: 'Signature is wrong' } }]
  expect(shown()).toMatchObject(refused)
  expect(readStored('current_payment_id')).toBeUndefined()

  // After a reload the refusal is back, without a request.
  openSession().store({ authToken: undefined })
  openSession().store({ authToken: 'token-of-asha' })
  expect(shown()).toEqual([])
  const requests = stubFetch(answer)
  const [again] = await entriesOf(OWNER)
  await resumeEntry(again!, queryClient)
  expect(shown()).toMatchObject(refused)
  expect(requests).toEqual([])

  await dismiss(entry.order)
  expect(shown()).toEqual([])
  expect(await entriesOf(OWNER)).toEqual([])
})

test('after a refusal, asking again may confirm the payment', async () => {
  stubFetch(() => Response.json({ status: 'error', message: 'Signature is wrong' }))
  await confirm(entry, queryClient)
  expect(shown()).toMatchObject([{ state: 'refused' }])
  stubFetch(yes)
  await confirm((await entriesOf(OWNER))[0]!, queryClient)
  expect(shown()).toEqual([])
  expect(await entriesOf(OWNER)).toEqual([])
})

test('a payment that is confirmed twice at the same moment is verified once', async () => {
  const requests = stubFetch(yes)
  await Promise.all([confirm(entry, queryClient), confirm(entry, queryClient)])
  expect(requests).toHaveLength(1)
})

test('the next person sees nothing of a waiting payment, and it isn’t confirmed in their name', async () => {
  const requests = stubFetch(() => new Response(null, { status: 500 }))
  await confirm(entry, queryClient)
  openSession().store({ authToken: 'token-of-ramesh' })
  expect(shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(1)
  expect(await entriesOf(OWNER)).toHaveLength(1)
})

/** Nothing waits forever. */
test('a payment for a contact whose enquiry is gone ends as refused', proves('case 23'), async () => {
  await writeEntry(contact)
  const requests = stubFetch(() => refusal(404, 'not_found', 'Not found'))
  let said: readonly Message[] = []
  const stop = watchMessages((messages) => (said = messages))
  await confirm(contact, queryClient)
  expect((await entriesOf(OWNER)).map(({ order }) => order)).toContain('order_C')
  await vi.advanceTimersByTimeAsync(62_000)
  expect(requests).toHaveLength(6)
  expect(shown('enquiry_77')).toMatchObject([{ state: 'refused' }])
  expect(await entriesOf(OWNER)).toContainEqual({ ...contact, refused: { words: 'Not found' } })
  expect(said.at(-1)?.text).toMatch(/payment reference: order_C$/)
  stop()
  await dismiss('order_C')
})

test('a contact that was paid for before a log-out is not offered again', async () => {
  await writeEntry(contact)
  stubFetch(({ url }) =>
    url.includes('user-profile') ? Response.json(aProfile()) : new Response(null, { status: 500 }),
  )
  await resume(queryClient)
  expect(readStored('purchasedEntities')).toEqual(['enquiry_77'])
})

test('a proxy’s 404 for a contact leaves the payment in the journal', async () => {
  await writeEntry(contact)
  stubFetch(() => new Response('<h1>404</h1>', { status: 404 }))
  await confirm(contact, queryClient)
  await vi.advanceTimersByTimeAsync(62_000)
  expect(shown('enquiry_77')).toMatchObject([{ state: 'waiting' }])
  expect(await entriesOf(OWNER)).toContainEqual(contact)
})

test('the API’s code “not charged” is remembered', async () => {
  stubFetch(() => refusal(400, 'not_charged', 'Not paid'))
  await confirm(entry, queryClient)
  expect(await entriesOf(OWNER)).toEqual([{ ...entry, refused: { words: 'Not paid', isCharged: false } }])
})

test('the status that ends a payment is one that the API document lists', () => {
  expect(operations.verifyPayment.statuses).toEqual([200, REFUSAL, 401, 500])
})

describe('a checkout that was open when the page went', () => {
  const open = { order: 'order_O', owner: OWNER, purpose: 'subscription', openedAt: 1 }
  const status = (is: boolean) => () => Response.json({ has_active_subscription: is, subscriptions: [] })
  beforeEach(async () => {
    await settle(entry.order)
    await writeEntry(open)
  })

  test('is settled without a message if the server knows the payment, and reloads the profile', async () => {
    const requests = stubFetch(status(true))
    const { queryKey } = userProfileQuery('en')
    queryClient.setQueryData(queryKey, aProfile())
    await resumeEntry(open, queryClient)
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/api/payment/subscriptions/status/')
    expect(shown()).toEqual([])
    expect(await entriesOf(OWNER)).toEqual([])
  })

  test('is in doubt if the server doesn’t know it, and is checked until it arrives', async () => {
    stubFetch(status(false))
    await resumeEntry(open, queryClient)
    expect(shown()).toMatchObject([{ state: 'unsure' }])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(shown()).toMatchObject([{ state: 'unsure' }])
    stubFetch(status(true))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(shown()).toEqual([])
  })

  test.each([
    ['6 days ago, on a phone that is years ahead', 6, '2036-01-01', true],
    ['8 days ago, on a phone that is years behind', 8, '2016-01-01', false],
  ])('opened %s is in doubt for seven days of the server’s time (§payments.20)', async (_, days, phone, isInDoubt) => {
    const now = Date.parse('2026-04-21T06:30:00Z')
    vi.setSystemTime(phone)
    await writeEntry({ ...open, openedAt: now - days * 86_400_000 })
    const headers = { date: new Date(now).toUTCString() }
    stubFetch((request) =>
      request.url.includes('user-profile') ? Response.json(aProfile(), { headers }) : status(false)(),
    )
    await resume(queryClient)
    expect(await entriesOf(OWNER)).toHaveLength(Number(isInDoubt))
  })

  test('“I have not paid” removes the notice for good', async () => {
    const requests = stubFetch(status(false))
    await resumeEntry(open, queryClient)
    await dismiss(open.order)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
    expect(shown()).toEqual([])
    expect(await entriesOf(OWNER)).toEqual([])
  })
})

test('an answer that arrives after another person signed in settles and shows nothing', async () => {
  const held = holdFetch()
  const asked = confirm(entry, queryClient)
  await vi.advanceTimersByTimeAsync(0)
  openSession().store({ authToken: 'token-of-ramesh', current_payment_id: 'of-ramesh' })
  held[0]!.answer(refusal(400, 'order_unknown', 'Not yours'))
  await asked
  expect(shown()).toEqual([])
  expect(await entriesOf(OWNER)).toEqual([entry])
  expect(readStored('current_payment_id')).toBe('of-ramesh')
})

test('a payment that waited for another tab’s lock is not confirmed in the name of the next person', async () => {
  let free = () => {}
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: async (_: string, __: object, run: (lock: object) => unknown) => {
        await new Promise<void>((resolve) => (free = resolve))
        return run({})
      },
    },
  })
  const requests = stubFetch(yes)
  const asked = confirm(entry, queryClient)
  openSession().store({ authToken: 'token-of-ramesh' })
  free()
  await asked
  expect(requests).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
})
