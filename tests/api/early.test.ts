import { stubFetch } from './page.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latestEnquiriesQuery } from '../../src/api/latest-enquiries.ts'
import { api, userHeaders } from '../../src/api/client.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { LAST_SEEN } from '../../src/api/copies/copies.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const ADDRESS = '/api/web/latest-enquiries/'
const ask = (locale: Locale) => createQueryClient().fetchQuery({ ...latestEnquiriesQuery(locale), retry: false })

/** The early request that the head script leaves for the app. */
function started(locale: Locale, reply: Promise<Response>): AbortController {
  const controller = new AbortController()
  vi.stubGlobal('window', {
    early: { replies: new Map([[`${locale} ${ADDRESS}`, { reply, controller }]]), askedAt: new Map() },
  })
  return controller
}
const deleteImage = () =>
  api.DELETE('/api/mobile/v1/product-images/{userProductId}/{imageId}/', {
    params: { path: { userProductId: 7, imageId: 8 }, header: userHeaders('hi') },
  })

let requests: Request[]
beforeEach(() => {
  requests = stubFetch(() => Response.json({ asked: [] }))
})
afterEach(() => void vi.stubGlobal('window', undefined))

test('a query uses the early reply, and the next one asks the server', async () => {
  started('hi', Promise.resolve(Response.json({ early: [] })))
  expect(await ask('hi')).toEqual([['early', []]])
  expect(requests).toHaveLength(0)
  expect(await ask('hi')).toEqual([['asked', []]])
  expect(requests).toHaveLength(1)
})

test('a query in another language asks the server', async () => {
  started('hi', Promise.resolve(Response.json({ early: [] })))
  expect(await ask('mr')).toEqual([['asked', []]])
})

test('a change aborts the early request', async () => {
  const controller = started('hi', Promise.resolve(Response.json({ early: [] })))
  await deleteImage()
  expect(controller.signal.aborted).toBe(true)
  expect(await ask('hi')).toEqual([['asked', []]])
})

test('an early request that fails is the first of three attempts', async () => {
  vi.useFakeTimers()
  started('en', Promise.reject(new TypeError('Failed to fetch')))
  const leads = createQueryClient().fetchQuery(latestEnquiriesQuery('en'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await leads).toEqual([['asked', []]])
  expect(requests).toHaveLength(1)
})

/** As in a browser, the request fails once it is aborted. */
function startedAndStalled() {
  let fail: (reason: unknown) => void
  const controller = started('en', new Promise((_, reject) => (fail = reject)))
  controller.signal.addEventListener('abort', ({ target }) => fail((target as AbortSignal).reason))
  return controller
}

test('an early request that stalls is aborted after 10 s, and the next press asks the server', async () => {
  vi.useFakeTimers()
  const controller = startedAndStalled()
  const error = ask('en').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await error).toMatchObject({ kind: 'timeout' })
  // Browsers queue a request behind an open one to the same address, so the early one must be aborted.
  expect(controller.signal.aborted).toBe(true)
  expect(await ask('en')).toEqual([['asked', []]])
})

test('leaving the page aborts its early request', async () => {
  const controller = startedAndStalled()
  const client = createQueryClient()
  const left = client.fetchQuery(latestEnquiriesQuery('en')).catch(() => undefined)
  await client.cancelQueries()
  await left
  expect(controller.signal.aborted).toBe(true)
})

test.each<[string, () => Promise<Response>]>([
  ['its answer', async () => Response.json({})],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('last-seen copies are deleted before a change is sent and after %s; a read leaves them', async (_, answer) => {
  const storage = new Map([[LAST_SEEN, 'before']])
  vi.stubGlobal('window', { localStorage: { removeItem: (key: string) => storage.delete(key) } })
  const found: unknown[] = []
  stubFetch(async () => {
    found.push(storage.get(LAST_SEEN))
    // A request made before the change stores its copy while the change is pending.
    storage.set(LAST_SEEN, 'under way')
    return answer()
  })
  await deleteImage().catch(() => undefined)
  expect([found, storage.size]).toEqual([[undefined], 0])
  await ask('en').catch(() => undefined)
  expect(storage.get(LAST_SEEN)).toBe('under way')
})
