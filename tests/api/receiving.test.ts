import { ORIGIN, stubFetch } from './page.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectSession, observeReplies } from '../../src/api/client.ts'
import { serverTime } from '../../src/device/clock.ts'
import { closeEnquiry, similarEnquiriesQuery } from '../../src/api/enquiries.ts'
import type { ApiError } from '../../src/api/errors.ts'
import { MAX_SHOWN_LENGTH } from '../../src/api/truncate.ts'
import { planQuery, verifyPayment } from '../../src/api/payment.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { anEnquiry, aPage, aPayment, aPlan } from '../factories.ts'
import { businessQuery } from '../../src/api/directory.ts'
import { successes } from './replies.ts'

/** How the client handles everything about a reply except its content: chunks, time, status, listeners. */

const plan = aPlan('प्याज ₹')
const ask = () => createQueryClient().fetchQuery(planQuery('en'))
const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error as ApiError)
const close = () => closeEnquiry({ id: 1, closing_remark: 'Sold' }, 'en')

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  connectSession({ token: () => undefined, onUnauthorized: () => undefined })
})

test('chunks of a body are joined, even when one ends within a letter', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(plan))
  const pieces = [bytes.slice(0, 41), bytes.slice(41, 42), bytes.slice(42)]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })
  stubFetch(() => new Response(body))
  expect(await ask()).toEqual(plan)
})

test('a reply of 5 MB is read to its last byte, and one byte more is too much', async () => {
  const MB_5 = 5 * 1024 * 1024
  const padded = (size: number) => new Blob([new Uint8Array(size - 2).fill(32), '{}'])
  stubFetch(() => new Response(padded(MB_5)))
  expect(await failure(ask())).toMatchObject({ kind: 'bad-reply', cause: expect.any(Array) })
  stubFetch(() => new Response(padded(MB_5 + 1)))
  expect(await failure(ask())).toMatchObject({ kind: 'bad-reply', status: 200, cause: `more than ${MB_5} bytes` })
})

describe('a status', () => {
  const yes = { status: 'success', message: 'You are premium now.' }

  test('that the document doesn’t list is no success, whatever the reply says', async () => {
    stubFetch(() => Response.json(yes, { status: 203 }))
    expect(await failure(verifyPayment(aPayment, 'en'))).toMatchObject({ kind: 'bad-reply', status: 203 })
    stubFetch(() => Response.json(yes))
    expect(await verifyPayment(aPayment, 'en')).toEqual(yes)
  })

  test('of a refusal counts only with a reply in the document’s format, not a proxy’s', async () => {
    stubFetch(() => Response.json({ message: 'No such order', error: 'order_unknown' }, { status: 400 }))
    expect(await failure(verifyPayment(aPayment, 'en'))).toMatchObject({ isFailure: true, isPage: false })
    stubFetch(() => Response.json({ message: 'Not from here' }, { status: 403 }))
    expect(await failure(verifyPayment(aPayment, 'en'))).toMatchObject({ isFailure: false, message: 'Not from here' })
  })
})

describe('the time', () => {
  const date = 'Tue, 21 Apr 2026 06:30:00 GMT'

  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2036-01-01T00:00:00Z') }))

  test('is the server’s by its last reply with a date, and runs on from there', async () => {
    stubFetch(() => Response.json(plan, { headers: { date } }))
    await ask()
    expect(serverTime()).toBe(Date.parse(date))
    vi.advanceTimersByTime(1500.7)
    expect(serverTime()).toBe(Date.parse(date) + 1500)
    stubFetch(() => Response.json(plan))
    await ask()
    expect(serverTime()).toBe(Date.parse(date) + 1500)
  })

  test('is the phone’s until a reply has a date', async () => {
    vi.resetModules()
    const { serverTime } = await import('../../src/device/clock.ts')
    expect(serverTime()).toBe(Date.parse('2036-01-01T00:00:00Z'))
  })
})

test.each([
  ['120', 120],
  ['0', undefined],
  ['soon', undefined],
  ['999999999', 86_400],
  ['21 Apr 2026 06:32:00 GMT', 120],
  ['Tue, 21 Apr 2026 06:30:00 GMT', undefined],
  ['Tue, 21 Apr 2026 06:29:00 GMT', undefined],
  ['Sat, 25 Apr 2026 06:30:00 GMT', 86_400],
  ['0.2', 1],
])('Retry-After: %s at half past six', async (said, seconds) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const headers = { date: 'Tue, 21 Apr 2026 06:30:00 GMT', 'retry-after': said }
  stubFetch(() => new Response(null, { status: 503, headers }))
  expect(await failure(close())).toMatchObject({ status: 503, retryAfter: seconds })
})

test.each([
  ['in development, to what watches the replies', true, '', 1],
  ['in a build, to nobody', false, '', 0],
  ['in a build that is watched, to who watches', false, '1', 1],
])('an observer gets each reply: %s', async (_where, isDev, watch, times) => {
  vi.stubEnv('DEV', isDev)
  vi.stubEnv('VITE_REPLY_WATCH', watch)
  const heard = vi.fn<Parameters<typeof observeReplies>[0]>()
  observeReplies(heard)
  stubFetch(() => Response.json(plan))
  await ask()
  observeReplies(() => undefined)
  const said = { method: 'GET', url: `${ORIGIN}/api/payment/plans/1/`, status: 200, body: JSON.stringify(plan) }
  expect(heard.mock.calls).toEqual(Array.from({ length: times }, () => [{ ...said, headers: expect.any(Headers) }]))
})

test('a reply above 5 MB is refused as broken, and not read to its end', async () => {
  let pieces = 0
  const left = vi.fn<() => void>()
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          pieces++
          controller.enqueue(new Uint8Array(1024 * 1024))
        },
        cancel: left,
      }),
    )
  stubFetch(endless)
  expect(await failure(ask())).toMatchObject({ kind: 'bad-reply', cause: expect.stringContaining('bytes') })
  expect(pieces).toBeLessThan(10)
  expect(left).toHaveBeenCalledOnce()
})

test('a text of a million characters is cut', async () => {
  const text = 'a'.repeat(1_000_000)
  stubFetch(() => Response.json(aPlan(text)))
  const { features } = await ask()
  expect(features.en[0]).toHaveLength(MAX_SHOWN_LENGTH + 1)
})

test('the longest text of the document isn’t cut', async () => {
  stubFetch(() => Response.json(aPlan('a'.repeat(MAX_SHOWN_LENGTH))))
  expect(await ask()).toEqual(aPlan('a'.repeat(MAX_SHOWN_LENGTH)))
})

test('a refusal’s message is cut too', async () => {
  stubFetch(() => Response.json({ message: 'a'.repeat(1_000_000), error: 'invalid' }, { status: 400 }))
  expect(((await failure(ask())) as ApiError).refusal.message).toHaveLength(MAX_SHOWN_LENGTH + 1)
})

test('HTML instead of a reply is detected', async () => {
  stubFetch(() => new Response('<title>Sign in', { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  expect(await failure(ask())).toMatchObject({ kind: 'bad-reply', isPage: true })
  stubFetch(() => new Response('', { status: 511 }))
  expect(await failure(ask())).toMatchObject({ kind: 'http', isPage: true })
  stubFetch(() => new Response('<h1>Bad gateway', { status: 502, headers: { 'content-type': 'text/html' } }))
  expect(await failure(ask())).toMatchObject({ kind: 'http', isPage: false })
})

/** Where the app gets something other than the plain body. More: contracts/consumer. */

const client = createQueryClient()

test('similar enquiries are at most 10 others of the subcategory', async () => {
  const results = Array.from({ length: 11 }, (_, index) => anEnquiry({ id: index + 1 }))
  const requests = stubFetch(() => Response.json(aPage(results, 40)))
  const query = similarEnquiriesQuery('en', { id: 3, sub_category: { id: 7, name: 'Onion' } })
  const similar = await client.fetchQuery(query)
  expect(similar.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(new URL(requests[0]?.url ?? '').search).toBe('?sub_category=7&page=1&page_size=11')
})

test('a subcategory that somebody typed has no similar enquiries, and nothing is asked', async () => {
  const requests = stubFetch(() => expect.unreachable('asked'))
  const query = similarEnquiriesQuery('en', { id: 3, sub_category: { id: null, name: 'ड्रैगन फ्रूट' } })
  expect(await client.fetchQuery(query)).toEqual([])
  expect(requests).toHaveLength(0)
})

test('a business has its type, and is requested past every cache', async () => {
  const requests = stubFetch(() => Response.json(successes.find(({ id }) => id === 'getManufacturer')!.examples[0]![1]))
  const detail = await client.fetchQuery(businessQuery('en', 'manufacturer', 7))
  expect(detail.business_type === 'manufacturer' && detail.certifications).toBeInstanceOf(Array)
  const timestamp = Number(new URL(requests[0]?.url ?? '').searchParams.get('_t'))
  expect(Math.abs(timestamp - Date.now())).toBeLessThan(10_000)
})
