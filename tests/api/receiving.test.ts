import { ORIGIN, stubFetch } from './page.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectSession, observeReplies, serverTime } from '../../src/api/client.ts'
import { closeEnquiry } from '../../src/api/enquiries.ts'
import type { ApiError } from '../../src/api/errors.ts'
import { planQuery, verifyPayment } from '../../src/api/payment.ts'
import { createQueryClient } from '../../src/api/query-client.ts'

/** How the client handles everything about a reply except its content: chunks, time, status, listeners. */

const plan = { id: 1, amount: 999, features: { en: ['प्याज ₹'], hi: [], mr: [] } }
const ask = () => createQueryClient().fetchQuery(planQuery('en'))
const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error as ApiError)
const close = () => closeEnquiry({ id: 1, closing_remark: 'Sold' }, 'en')

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  connectSession({ token: () => undefined, onUnauthorized: () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what comes in pieces is put together, a letter that was cut in two as well', async () => {
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
  const paid = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'f'.repeat(64) }
  const yes = { status: 'success', message: 'You are premium now.' }

  test('that the document does not name for it is no yes, whatever the reply says', async () => {
    stubFetch(() => Response.json(yes, { status: 203 }))
    expect(await failure(verifyPayment(paid, 'en'))).toMatchObject({ kind: 'bad-reply', status: 203 })
    stubFetch(() => Response.json(yes))
    expect(await verifyPayment(paid, 'en')).toEqual(yes)
  })

  test('of a refusal counts only in the document’s format, not a proxy’s', async () => {
    stubFetch(() => Response.json({ message: 'No such order', error: 'order_unknown' }, { status: 400 }))
    expect(await failure(verifyPayment(paid, 'en'))).toMatchObject({ isFailure: true, isPage: false })
    stubFetch(() => Response.json({ message: 'Not from here' }, { status: 403 }))
    expect(await failure(verifyPayment(paid, 'en'))).toMatchObject({ isFailure: false, message: 'Not from here' })
  })

  test('without words is called by its kind', async () => {
    stubFetch(() => new Response(null, { status: 502 }))
    expect(await failure(ask())).toMatchObject({ message: 'http', refusal: {}, retryAfter: undefined })
  })
})

describe('the time', () => {
  const date = 'Tue, 21 Apr 2026 06:30:00 GMT'

  test('is the server’s by its last reply, and goes on from there', async () => {
    vi.useFakeTimers({ now: Date.parse('2036-01-01T00:00:00Z') })
    stubFetch(() => Response.json(plan, { headers: { date } }))
    await ask()
    expect(serverTime()).toBe(Date.parse(date))
    vi.advanceTimersByTime(1500.7)
    expect(serverTime()).toBe(Date.parse(date) + 1500)
  })

  test('stays that of the reply before where a server says no time', async () => {
    vi.useFakeTimers({ now: Date.parse('2036-01-01T00:00:00Z') })
    stubFetch(() => Response.json(plan, { headers: { date } }))
    await ask()
    stubFetch(() => Response.json(plan))
    await ask()
    expect(serverTime()).toBe(Date.parse(date))
  })

  test('is the phone’s as long as no server has said it', async () => {
    vi.useFakeTimers({ now: Date.parse('2036-01-01T00:00:00Z') })
    vi.resetModules()
    const { serverTime } = await import('../../src/api/client.ts')
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

describe('who hears of it', () => {
  test('in development, to what watches the replies', async () => {
    const heard = vi.fn<Parameters<typeof observeReplies>[0]>()
    observeReplies(heard)
    stubFetch(() => Response.json(plan))
    await ask()
    observeReplies(() => undefined)
    const url = `${ORIGIN}/api/payment/plans/1/`
    expect(heard).toHaveBeenCalledExactlyOnceWith({
      method: 'GET',
      url,
      status: 200,
      headers: expect.any(Headers),
      body: JSON.stringify(plan),
    })
  })

  test.each([
    ['nobody in a build', '', 0],
    ['who watches in a build that is watched', '1', 1],
  ])('%s', async (_who, watch, times) => {
    vi.stubEnv('DEV', false)
    vi.stubEnv('VITE_REPLY_WATCH', watch)
    const heard = vi.fn<() => void>()
    observeReplies(heard)
    stubFetch(() => Response.json(plan))
    await ask()
    vi.unstubAllEnvs()
    expect(heard).toHaveBeenCalledTimes(times)
  })
})
