import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The database works, or throws on every call as in some private windows. */
const stored = new Map<IDBValidKey, unknown>()
let isBlocked = false
/** The database never calls back, as WebKit's sometimes does; this releases it. */
let isStuck = false
/** The database opens and reads, but is full. */
let isFull = false
vi.mock('idb-keyval', () => {
  // Like a blocked IndexedDB, it throws synchronously instead of rejecting.
  const or = <T>(value: () => T) => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
    return isStuck ? new Promise<T>(() => undefined) : Promise.resolve(value())
  }
  return {
    createStore: () => ({}),
    get: (key: string) => or(() => stored.get(key)),
    set: (key: string, value: unknown) =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : or(() => void stored.set(key, value)),
    del: (key: string) => or(() => void stored.delete(key)),
    entries: () => or(() => [...stored]),
  }
})

const { isInJournal, isLasting, isStored, writeEntry, entriesOf, settle, tidy } =
  await import('../../src/payments/journal.ts')
const { mayHoldPayments, markPayments } = await import('../../src/payments/journal-mark.ts')

const entry = (order: string, owner = '9876543210') => ({ order, owner, purpose: 'enquiry_12', paidAt: 1 })

beforeEach(() => {
  stored.clear()
  isBlocked = false
  isStuck = false
  isFull = false
})
afterEach(() => {
  vi.restoreAllMocks()
  document.cookie = 'payments_open=; max-age=0; path=/'
})

/** Makes localStorage full. */
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

test('the cookie is sent over HTTPS only, where the site is on HTTPS', () => {
  fill()
  const written = vi.spyOn(document, 'cookie', 'set')
  markPayments(true)
  vi.stubGlobal('location', { protocol: 'https:' })
  markPayments(true)
  expect(written.mock.calls.map(([cookie]) => cookie.endsWith(';secure'))).toEqual([false, true])
  vi.unstubAllGlobals()
})

test('an entry stays until it is settled; only one of two tabs finds it', async () => {
  await writeEntry(entry('order_A'))
  expect(mayHoldPayments()).toBe(true)
  expect(await entriesOf('9876543210')).toEqual([entry('order_A')])
  expect(await settle('order_A')).toBe(true)
  expect(await settle('order_A')).toBe(false)
  expect(await entriesOf('9876543210')).toEqual([])
  expect(mayHoldPayments()).toBe(false)
})

test('each person has their own; the mark stays while anybody’s waits', async () => {
  await writeEntry(entry('order_A', '9876543210'))
  await writeEntry(entry('order_B', '9876543211'))
  expect(await entriesOf('9876543211')).toEqual([entry('order_B', '9876543211')])
  await settle('order_A')
  expect(mayHoldPayments()).toBe(true)
})

test('garbage is nothing', async () => {
  for (const value of [null, 'x', {}, { order: 7 }, { ...entry('order_A'), payment: { razorpay_order_id: 1 } }])
    stored.set(String(stored.size), value)
  expect(await entriesOf('9876543210')).toEqual([])
})

test('a mark for nothing goes', async () => {
  markPayments(true)
  await tidy()
  expect(mayHoldPayments()).toBe(false)
})

test('without a database it is in localStorage', async () => {
  isBlocked = true
  await writeEntry(entry('order_A'))
  expect(localStorage.getItem('payments_journal')).toContain('order_A')
  expect(await isLasting()).toBe(true)
  expect(await isInJournal('order_A')).toBe(true)
  expect(await entriesOf('9876543210')).toEqual([entry('order_A')])
  expect(await settle('order_A')).toBe(true)
  expect(await entriesOf('9876543210')).toEqual([])
})

test('without any storage it is in memory, and the app knows that', async () => {
  isBlocked = true
  fill()
  expect(await isLasting()).toBe(false)
  await writeEntry(entry('order_A'))
  expect(await isInJournal('order_A')).toBe(true)
  expect(await entriesOf('9876543210')).toEqual([entry('order_A')])
  expect(await settle('order_A')).toBe(true)
  expect(await entriesOf('9876543210')).toEqual([])
})

test('where all storage is full a payment is known to the open page alone, and nobody is told to leave it', async () => {
  await writeEntry(entry('order_A'))
  expect([await isLasting(), await isStored('order_A')]).toEqual([true, true])
  isFull = true
  fill()
  expect(await isLasting()).toBe(false)
  await writeEntry(entry('order_B'))
  expect(await entriesOf('9876543210')).toEqual([entry('order_A'), entry('order_B')])
  expect([await isStored('order_A'), await isStored('order_B')]).toEqual([true, false])
  await settle('order_B')
})

test('what one store held comes together with what the other holds', async () => {
  await writeEntry(entry('order_A'))
  isBlocked = true
  await writeEntry(entry('order_B'))
  isBlocked = false
  expect((await entriesOf('9876543210')).map(({ order }) => order)).toEqual(['order_A', 'order_B'])
  // Once the database works, the entry is only there.
  await writeEntry(entry('order_B'))
  expect(localStorage.getItem('payments_journal')).toBeNull()
  await settle('order_A')
  await settle('order_B')
})

test('a full localStorage: any page still knows that the journal holds something', async () => {
  const full = fill()
  await writeEntry(entry('order_A'))
  expect(mayHoldPayments()).toBe(true)
  full.mockRestore()
  await settle('order_A')
  expect(mayHoldPayments()).toBe(false)
})

// Keep this test last: after a hang, the visit doesn't wait for the database again.
test('a database that never opens is waited for once, 2 s, and then done without', async () => {
  vi.useFakeTimers()
  isStuck = true
  const writing = writeEntry(entry('order_A'))
  await vi.advanceTimersByTimeAsync(2_000)
  await writing
  expect(await entriesOf('9876543210')).toEqual([entry('order_A')])
  expect(localStorage.getItem('payments_journal')).toContain('order_A')
  expect(await settle('order_A')).toBe(true)
  vi.useRealTimers()
})
