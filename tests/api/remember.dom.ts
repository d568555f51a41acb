import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database, idbKeyval, stored } from '../idb-keyval.ts'
import { proves } from '../proves.ts'

vi.mock('idb-keyval', () => idbKeyval)

const FIRST = 'a-token-0123456789'
const SECOND = 'b-token-0123456789'
const LIST = ['enquiries', 'listOwnEnquiries', 'en', {}]
const RECORD = ['enquiries', 'getEnquiry', 'en', { id: 7 }]

/** Opens a new page for the owner of the token. */
async function visit(token = FIRST) {
  vi.resetModules()
  localStorage.setItem('authToken', token)
  const { connectSession } = await import('../../src/api/client.ts')
  connectSession({ token: () => token, onUnauthorized: () => undefined })
  const { ApiError } = await import('../../src/api/errors.ts')
  const { forgetCopies, isCopy, remember } = await import('../../src/api/copies/copies.ts')
  const store = await import('../../src/api/copies/remember.ts')
  const queryClient = new QueryClient({ defaultOptions: { queries: { persister: remember, retry: false } } })
  return { ...store, ApiError, forgetCopies, isCopy, queryClient }
}
type Copy = { at: number; build: string }
type Visit = Awaited<ReturnType<typeof visit>>

/** Records what a page shows of a query, from the first data on. */
function watch({ queryClient }: Visit, queryKey: unknown[], queryFn: () => Promise<unknown>) {
  const shown: unknown[] = []
  const observer = new QueryObserver(queryClient, { queryKey, queryFn })
  const end = observer.subscribe(({ data }) => {
    if (data !== undefined && data !== shown.at(-1)) shown.push(data)
  })
  return { shown, observer, end }
}
async function stores(queryKey: unknown[], data: unknown) {
  const page = await visit()
  await page.queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve(data) })
  await expect.poll(() => stored.size).toBeGreaterThan(0)
}
async function storesNothing() {
  await new Promise((resolve) => setTimeout(resolve))
  expect(stored.size).toBe(0)
}
const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } })
  vi.stubGlobal('indexedDB', {})
})
afterEach(() => {
  stored.clear()
  database.fault = undefined
})

/** Every read of the API document: stored or not by its area, and waiting for the server by its address. */
test('some reads are stored, and records among them ask the server first', async () => {
  const { isRecord, isStored } = await import('../../src/api/copies/remember.ts')
  const { addresses } = await import('../../src/api/generated/addresses.ts')
  const { ruleOf } = await import('../../src/api/reads.ts')
  const reads = Object.keys(addresses) as (keyof typeof addresses)[]
  const keys = reads.map((operation) => [ruleOf({ operation }).area, operation] as const)
  const isPrivate = new Set<string>(['registration', 'profile', 'payment'])
  expect(keys.filter((key) => !isStored(key))).toEqual(keys.filter(([area]) => isPrivate.has(area)))
  const waiting = keys.filter((key) => isStored(key) && isRecord(key)).map(([, operation]) => operation)
  const records = ['getEnquiry', 'getEnquiryDetail', 'listEnquiryTasks', 'getFarmer', 'getBuyer', 'getManufacturer']
  expect(waiting).toEqual(expect.arrayContaining([...records, 'listBusinessProducts']))
  expect(waiting.filter((operation) => !addresses[operation].path.includes('{'))).toEqual([])
  expect(waiting).not.toContain('listVarieties') // of the catalogue, which nobody edits
})

test('a list starts with its copy and the copy’s time, then shows the reply', async () => {
  await stores(LIST, { count: 1 })
  const page = await visit()
  const answer = Promise.withResolvers<unknown>()
  const { shown, observer } = watch(page, LIST, () => answer.promise)
  await expect.poll(() => shown).toEqual([{ count: 1 }])
  expect(page.isCopy(observer.getCurrentResult().dataUpdatedAt)).toBe(true)
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(true)
  answer.resolve({ count: 2 })
  await expect.poll(() => shown).toEqual([{ count: 1 }, { count: 2 }])
  expect(page.isCopy(observer.getCurrentResult().dataUpdatedAt)).toBe(false)
})

test('a visitor’s list is stored too', async () => {
  const page = await visit()
  localStorage.removeItem('authToken')
  const { connectSession } = await import('../../src/api/client.ts')
  connectSession({ token: () => undefined, onUnauthorized: () => undefined })
  await page.queryClient.fetchQuery({ queryKey: LIST, queryFn: () => Promise.resolve({ count: 1 }) })
  await expect.poll(() => stored.size).toBe(1)
})

test('a record waits for the server, and shows its copy only without an answer', async () => {
  await stores(RECORD, { id: 7, title: 'old' })
  const page = await visit()
  const answer = Promise.withResolvers<unknown>()
  const queryFn = vi.fn(() => answer.promise)
  const { shown, observer } = watch(page, RECORD, queryFn)
  await expect.poll(() => queryFn).toHaveBeenCalled()
  expect(shown).toEqual([])
  answer.reject(new page.ApiError('timeout'))
  await expect.poll(() => shown).toEqual([{ id: 7, title: 'old' }])
  expect(page.isCopy(observer.getCurrentResult().dataUpdatedAt)).toBe(true)
})

test('a record’s error is an answer too: its copy isn’t shown', async () => {
  await stores(RECORD, { id: 7 })
  const page = await visit()
  const { shown, observer } = watch(page, RECORD, () => Promise.reject(new page.ApiError('http', { status: 404 })))
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  expect(shown).toEqual([])
})

test('two people on one device never see each other’s copies', proves('case 18'), async () => {
  await stores(LIST, { of: 'the first' })
  const page = await visit(SECOND)
  const { shown, observer } = watch(page, LIST, never)
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown).toEqual([])
  expect(JSON.stringify([...stored])).not.toMatch(/token-0123/)
})

test('a reply that comes after its session has ended is not stored', async () => {
  const page = await visit()
  const answer = Promise.withResolvers<unknown>()
  const asked = page.queryClient.fetchQuery({ queryKey: LIST, queryFn: () => answer.promise })
  await expect.poll(() => page.queryClient.isFetching()).toBe(1)
  localStorage.setItem('authToken', SECOND) // in another tab
  answer.resolve({ of: 'the first' })
  await asked
  await storesNothing()
})

test('a reply that was requested before a change is not stored', async () => {
  const page = await visit()
  const answer = Promise.withResolvers<unknown>()
  const queryFn = vi.fn(() => answer.promise)
  const asked = page.queryClient.fetchQuery({ queryKey: LIST, queryFn })
  await expect.poll(() => queryFn).toHaveBeenCalled()
  page.forgetCopies('enquiries')
  answer.resolve({ of: 'before' })
  await asked
  await storesNothing()
})

test('a change deletes the copies of its area, the end of a session deletes all', async () => {
  await stores(LIST, {})
  await stores(['mandi', 'listMandiPrices', 'en', {}], {})
  const { forgetCopies } = await visit()
  forgetCopies('enquiries')
  await expect.poll(() => [...stored.keys()].join()).not.toContain('enquiries')
  expect(stored.size).toBe(1)
  forgetCopies()
  await expect.poll(() => stored.size).toBe(0)
})

test.each([
  ['of another build', (copy: Copy) => void (copy.build = 'older')],
  ['of last week', (copy: Copy) => void (copy.at -= 8 * 86_400_000)],
])('a copy %s is not shown', async (_what, spoil) => {
  await stores(LIST, { count: 1 })
  for (const copy of stored.values()) spoil(copy as Copy)
  const page = await visit()
  const queryFn = vi.fn(never)
  const { shown } = watch(page, LIST, queryFn)
  await expect.poll(() => queryFn).toHaveBeenCalled()
  expect(shown).toEqual([])
})

test.each(['blocked', 'stuck', 'full'] as const)('where storage is %s the server is asked', async (how) => {
  const page = await visit()
  database.fault = how
  const { shown } = watch(page, LIST, () => Promise.resolve({ count: 3 }))
  await expect.poll(() => shown).toEqual([{ count: 3 }])
  expect(stored.size).toBe(0)
})

test('without a service worker nothing is stored', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const page = await visit()
  await page.queryClient.fetchQuery({ queryKey: LIST, queryFn: () => Promise.resolve({}) })
  await storesNothing()
})

test('the oldest of too many copies are deleted, and those of last week', async () => {
  const { trimCopies } = await visit()
  const at = Date.now()
  for (let number = 0; number < 170; number++) stored.set(String(number), { data: 1, at: at - number, build: '' })
  stored.set('old', { data: 1, at: at - 8 * 86_400_000, build: '' })
  await trimCopies()
  expect(stored.size).toBe(160)
  expect(stored.has('0')).toBe(true)
  expect(stored.has('169')).toBe(false)
})
