import { silence, stubFetch } from './page.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { planQuery, verifyPayment } from '../../src/api/payment.ts'
import { connectSession } from '../../src/api/client.ts'
import { addProductImage, closeEnquiry, boardEnquiriesQuery } from '../../src/api/enquiries.ts'
import { latestEnquiriesQuery } from '../../src/api/latest-enquiries.ts'
import { ApiError } from '../../src/api/errors.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { userProfileQuery, requestOtp } from '../../src/api/account.ts'
import { boardEnquiries } from '../../src/api/reads.ts'
import { aPage, aPayment, aPlan } from '../factories.ts'

const plan = aPlan()
const askForPlan = () => createQueryClient().fetchQuery(planQuery('en'))
const askUntil = (signal: AbortSignal) => (planQuery('en').queryFn as (context: object) => Promise<unknown>)({ signal })
const html = { headers: { 'content-type': 'text/html' } }

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  connectSession({ token: () => undefined, onUnauthorized: () => undefined })
})

describe('without a reply', () => {
  test.each([
    ['offline', 'the device says so', false],
    ['network', 'the connection fails', true],
  ])('%s, when %s', async (kind, _, onLine) => {
    vi.stubGlobal('navigator', { onLine })
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = { name: 'ApiError', kind, status: 0, isPage: false, isFailure: false, cause: expect.any(TypeError) }
    expect(await failure(askForPlan())).toMatchObject(error)
  })

  test('a reply counts even if the device says it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    stubFetch(() => Response.json(plan))
    expect(await askForPlan()).toEqual(plan)
  })

  test('kind network, when the connection breaks within the body', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":1,'))
        controller.error(new TypeError('network error'))
      },
    })
    stubFetch(() => new Response(body))
    expect(await failure(askForPlan())).toMatchObject({ kind: 'network' })
  })

  const photo = { userProductId: 1, file: new Blob(), image: new File([], 'a.jpg') }
  test.each([
    ['a query', 10_000, () => askForPlan()],
    ['a change', 60_000, () => closeEnquiry({ id: 1, closing_remark: 'Sold' }, 'en')],
    ['a form with a photo', 180_000, () => addProductImage(photo, 'en')],
  ])('kind timeout, when %s has no answer after %i ms', async (_what, wait, call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const requests = stubFetch(silence)
    const settled = vi.fn<(error: unknown) => void>()
    void failure(call()).then(settled)
    while (requests.length === 0) await new Promise((resolve) => setImmediate(resolve)) // computing the fingerprint of the body takes a moment
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError', kind: 'timeout', status: 0 }))
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('kind timeout, when the body stalls', async () => {
    vi.useFakeTimers()
    stubFetch(() => new Response(new ReadableStream({ pull: silence })))
    const error = failure(askForPlan())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await error).toMatchObject({ kind: 'timeout' })
  })

  test('a reply stops the timer', async () => {
    vi.useFakeTimers()
    stubFetch(() => Response.json({ status: 'success', message: 'Sent' }))
    await requestOtp({ mobile: '9876543210' }, 'en')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a call aborted before it is sent rejects at once', async () => {
    const requests = stubFetch(silence)
    expect(await failure(askUntil(AbortSignal.abort()))).toMatchObject({ name: 'AbortError' })
    expect(requests).toEqual([])
  })

  test.each([
    ['before the reply', silence],
    ['within the body', () => new Response(new ReadableStream({ pull: silence }))],
  ])("the caller's own abort %s isn't an ApiError", async (_when, answer) => {
    const requests = stubFetch(answer)
    const caller = new AbortController()
    const error = failure(askUntil(caller.signal))
    await expect.poll(() => requests).toHaveLength(1)
    caller.abort()
    expect(await error).toMatchObject({ name: 'AbortError' })
    expect(await error).not.toBeInstanceOf(ApiError)
  })
})

describe('a refusal', () => {
  test("has the server's message", async () => {
    const refusal = { message: 'मोबाइल नंबर गलत है', error: 'invalid', errors: { mobile: ['10 अंक'] } }
    stubFetch(() => Response.json(refusal, { status: 400 }))
    const error = await failure(requestOtp({ mobile: '1' }, 'hi'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'http', status: 400, message: refusal.message, refusal })
  })

  test.each([
    ['an empty body', new Response('', { status: 500 })],
    ['no body', new Response(null, { status: 502 })],
    ['a length of 0', new Response(null, { status: 503, headers: { 'content-length': '0' } })],
    ['a page of HTML', new Response('<h1>Bad gateway</h1>', { status: 502, ...html })],
    ['a list', Response.json([1], { status: 500 })],
    ['null', new Response('null', { status: 500 })],
  ])('with %s has a status and no message', async (_what, response) => {
    stubFetch(() => response)
    const error = { kind: 'http', message: 'http', status: response.status, refusal: {}, retryAfter: undefined }
    expect(await failure(askForPlan())).toMatchObject(error)
  })

  test('has its message even if the rest is garbled', async () => {
    stubFetch(() => Response.json({ message: 'Too late', error: 7, errors: { otp: 'wrong' } }, { status: 400 }))
    expect(await failure(askForPlan())).toMatchObject({ message: 'Too late', refusal: { message: 'Too late' } })
  })
})

describe('a bad reply', () => {
  test.each([
    ['an empty 200', new Response('')],
    ['a 200 of length 0', new Response(null, { headers: { 'content-length': '0' } })],
    ['an empty 200 that claims a length', new Response('', { headers: { 'content-length': '12' } })],
    ['a 204 where there must be a body', new Response(null, { status: 204 })],
    ['null', new Response('null')],
    ['a missing field', Response.json({ id: 1, features: plan.features })],
    ['a field of another type', Response.json({ ...plan, amount: '999' })],
  ])('%s', async (_what, response) => {
    stubFetch(() => response)
    expect(await failure(askForPlan())).toMatchObject({ name: 'ApiError', kind: 'bad-reply' })
  })

  test.each([
    ['half a document', new Response('{"id":1,"amount":99'), expect.any(SyntaxError)],
    ['a page of HTML with 200', new Response('<!doctype html>', html), new SyntaxError('HTML')],
  ])('%s has the parser’s error', async (_what, response, cause) => {
    stubFetch(() => response)
    expect(await failure(askForPlan())).toMatchObject({ kind: 'bad-reply', cause })
  })

  test('names the place that broke the document, not the value', async () => {
    stubFetch(() => Response.json({ ...plan, amount: '9876543210' }))
    expect(await failure(askForPlan())).toMatchObject({ status: 200, cause: ['amount: number'] })
  })

  test('unknown fields are accepted', async () => {
    stubFetch(() => Response.json({ ...plan, colour: 'green' }))
    expect(await askForPlan()).toEqual(plan)
  })

  test('a body that the document doesn’t list', async () => {
    stubFetch(() => Response.json({ message: 'Not closed' }))
    const call = closeEnquiry({ id: 1, closing_remark: 'Sold' }, 'en')
    expect(await failure(call)).toMatchObject({ kind: 'bad-reply', status: 200 })
  })

  test('a 204 gives nothing', async () => {
    stubFetch(() => new Response(null, { status: 204 }))
    expect(await closeEnquiry({ id: 1, closing_remark: 'Sold' }, 'en')).toBeUndefined()
  })
})

describe('a session', () => {
  const refuse = () => Response.json({ message: 'Expired', error: 'unauthenticated' }, { status: 401 })
  const askForProfile = () => createQueryClient().fetchQuery(userProfileQuery('en'))
  const connect = (token: () => string | undefined = () => 'known-token') => {
    const onUnauthorized = vi.fn<() => void>()
    connectSession({ token, onUnauthorized })
    return onUnauthorized
  }

  test('ends at a 401 for its token, and the call fails', async () => {
    const onUnauthorized = connect()
    const requests = stubFetch(refuse)
    expect(await failure(askForProfile())).toMatchObject({ kind: 'http', status: 401 })
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer known-token')
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  test.each([200, 400, 403, 500])('stays at a %i', async (status) => {
    const onUnauthorized = connect()
    stubFetch(() => Response.json({ message: 'So it is' }, { status }))
    await failure(askForProfile())
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('ends once when five calls are refused', async () => {
    let token: string | undefined = 'known-token'
    const onUnauthorized = vi.fn<() => void>(() => (token = undefined))
    connectSession({ token: () => token, onUnauthorized })
    stubFetch(refuse)
    await Promise.all(Array.from({ length: 5 }, () => failure(askForProfile())))
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  test('stays at a 401 for a call without a token', async () => {
    const onUnauthorized = connect(() => undefined)
    const requests = stubFetch(refuse)
    expect(await failure(askForProfile())).toMatchObject({ status: 401 })
    expect(requests[0]?.headers.has('Authorization')).toBe(false)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('what is public is asked for without the token', async () => {
    connect()
    const requests = stubFetch(() => Response.json([]))
    await createQueryClient().fetchQuery(latestEnquiriesQuery('en'))
    expect(requests.map(({ headers }) => headers.has('Authorization'))).toEqual([false])
  })

  test('stays at a 401 for an earlier token', async () => {
    let token = 'old-token'
    const onUnauthorized = connect(() => token)
    stubFetch(() => {
      token = 'new-token'
      return refuse()
    })
    expect(await failure(askForProfile())).toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

test('filters reach the server as they were typed; empty ones do not', async () => {
  const requests = stubFetch(() => Response.json(aPage([])))
  const filters = { search: 'प्याज & टमाटर +50% \uD83C', type: undefined }
  await createQueryClient().fetchQuery(boardEnquiriesQuery('hi', boardEnquiries(filters, 3)))
  await createQueryClient().fetchQuery(boardEnquiriesQuery('hi', boardEnquiries({ search: '' }, 1)))
  const [typed, empty] = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
  expect(typed).toEqual({ search: 'प्याज & टमाटर +50% �', page: '3', page_size: '12' })
  expect(empty).toEqual({ page: '1', page_size: '12' })
})

test('the latest enquiries are requested three times, after 1 s and then 2 s', async () => {
  vi.useFakeTimers()
  const requests = stubFetch(() => new Response('', { status: 500 }))
  const error = failure(createQueryClient().fetchQuery(latestEnquiriesQuery('en')))
  for (const [ms, sent] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [600_000, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(requests).toHaveLength(sent)
  }
  expect(await error).toMatchObject({ kind: 'http', status: 500 })
})

test('a query of a page that opened offline runs again when the connection is back', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const client = createQueryClient()
  client.mount()
  const requests = stubFetch(() =>
    requests.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Response.json(plan),
  )
  const observer = new QueryObserver(client, planQuery('en'))
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  onlineManager.setOnline(true)
  await expect.poll(() => observer.getCurrentResult().data).toEqual(plan)
  leave()
  client.unmount()
})

test('a change is never sent twice', async () => {
  vi.useFakeTimers()
  const requests = stubFetch(() => new Response('', { status: 500 }))
  await failure(verifyPayment(aPayment, 'en'))
  await vi.runAllTimersAsync()
  expect(requests).toHaveLength(1)
})
