import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failStorage } from '../fail-storage.ts'
import { answerAll, database, idbKeyval, stored } from '../idb-keyval.ts'

vi.mock('idb-keyval', () => idbKeyval)

const { isInJournal, isLasting, isStored, writeEntry, entriesOf, settle } =
  await import('../../src/payments/journal.ts')
const { mayHoldPayments, markPayments } = await import('../../src/payments/journal-mark.ts')

const OWNER = '9876543210'
const entry = (order: string, owner = OWNER) => ({ order, owner, purpose: 'enquiry_12', paidAt: 1 })

beforeEach(() => {
  stored.clear()
  database.fault = undefined
})
afterEach(() => void (document.cookie = 'payments_open=; max-age=0; path=/'))

test('the cookie is sent over HTTPS only, where the site is on HTTPS', () => {
  failStorage()
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
  expect(await entriesOf(OWNER)).toEqual([entry('order_A')])
  expect(await settle('order_A')).toBe(true)
  expect(await settle('order_A')).toBe(false)
  expect(await entriesOf(OWNER)).toEqual([])
  expect(mayHoldPayments()).toBe(false)
})

test('each person has their own entries, and the mark stays while anybody has one', async () => {
  await writeEntry(entry('order_A'))
  await writeEntry(entry('order_B', '9876543211'))
  expect(await entriesOf('9876543211')).toEqual([entry('order_B', '9876543211')])
  await settle('order_A')
  expect(mayHoldPayments()).toBe(true)
})

test('unreadable entries are left out', async () => {
  for (const value of [null, 'x', {}, { order: 7 }, { ...entry('order_A'), payment: { razorpay_order_id: 1 } }])
    stored.set(String(stored.size), value)
  expect(await entriesOf(OWNER)).toEqual([])
})

test.each([
  ['a database it is in localStorage', true],
  ['any storage it is in memory, and the app knows that', false],
])('without %s', async (_, isLocalStorageThere) => {
  database.fault = 'blocked'
  if (!isLocalStorageThere) failStorage()
  await writeEntry(entry('order_A'))
  expect((localStorage.getItem('payments_journal') ?? '').includes('order_A')).toBe(isLocalStorageThere)
  expect(await isLasting()).toBe(isLocalStorageThere)
  expect(await isInJournal('order_A')).toBe(true)
  expect(await entriesOf(OWNER)).toEqual([entry('order_A')])
  expect(await settle('order_A')).toBe(true)
  expect(await entriesOf(OWNER)).toEqual([])
})

test('with all storage full, only the open page knows the payment and asks to stay open', async () => {
  await writeEntry(entry('order_A'))
  expect([await isLasting(), await isStored('order_A')]).toEqual([true, true])
  database.fault = 'full'
  failStorage()
  expect(await isLasting()).toBe(false)
  await writeEntry(entry('order_B'))
  expect(await entriesOf(OWNER)).toEqual([entry('order_A'), entry('order_B')])
  expect([await isStored('order_A'), await isStored('order_B')]).toEqual([true, false])
  await settle('order_B')
})

test('entries of both stores are read together', async () => {
  await writeEntry(entry('order_A'))
  database.fault = 'blocked'
  await writeEntry(entry('order_B'))
  database.fault = undefined
  expect((await entriesOf(OWNER)).map(({ order }) => order)).toEqual(['order_A', 'order_B'])
  // Once the database works, the entry is only there.
  await writeEntry(entry('order_B'))
  expect(localStorage.getItem('payments_journal')).toBeNull()
  await settle('order_A')
  await settle('order_B')
})

test('with localStorage full, any page still knows that the journal has entries', async () => {
  failStorage()
  await writeEntry(entry('order_A'))
  expect(mayHoldPayments()).toBe(true)
  vi.restoreAllMocks()
  await settle('order_A')
  expect(mayHoldPayments()).toBe(false)
})

test('waits once for 2 s for a hanging database, which catches up when it answers', async () => {
  vi.useFakeTimers()
  await writeEntry(entry('order_A'))
  database.fault = 'stuck'
  const writing = writeEntry(entry('order_B'))
  await vi.advanceTimersByTimeAsync(2_000)
  await writing
  const settling = Promise.all([entriesOf(OWNER), settle('order_A'), settle('order_B')])
  await vi.advanceTimersByTimeAsync(10)
  expect(localStorage.getItem('payments_journal')).toBeNull()
  const [entries] = await settling
  expect(entries).toEqual([entry('order_B')])
  answerAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(await entriesOf(OWNER)).toEqual([])
  vi.useRealTimers()
})
