import { beforeEach, expect, test, vi } from 'vitest'

/** A database that works, or one that throws at everything, as in some private windows. */
const stored = new Map<IDBValidKey, unknown>()
let isBlocked = false
vi.mock('idb-keyval', () => {
  // As IndexedDB itself: where it is blocked it throws, instead of rejecting.
  const or = <T>(value: () => T) => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
    return Promise.resolve(value())
  }
  return {
    createStore: () => ({}),
    get: (key: string) => or(() => stored.get(key)),
    set: (key: string, value: unknown) => or(() => void stored.set(key, value)),
    del: (key: string) => or(() => void stored.delete(key)),
    entries: () => or(() => [...stored]),
  }
})

const { isKept, keep, kept, settle, tidy } = await import('../../src/payments/journal.ts')
const { mayHoldPayments, markPayments } = await import('../../src/payments/journal-mark.ts')

const entry = (order: string, owner = '9876543210') => ({ order, owner, purpose: 'enquiry_12', paidAt: 1 })

beforeEach(() => {
  stored.clear()
  isBlocked = false
})

test('keeps an entry until it is settled; only one of two finds it', async () => {
  await keep(entry('order_A'))
  expect(mayHoldPayments()).toBe(true)
  expect(await kept('9876543210')).toEqual([entry('order_A')])
  expect(await settle('order_A')).toBe(true)
  expect(await settle('order_A')).toBe(false)
  expect(await kept('9876543210')).toEqual([])
  expect(mayHoldPayments()).toBe(false)
})

test('each person has their own; the mark stays while anybody’s waits', async () => {
  await keep(entry('order_A', '9876543210'))
  await keep(entry('order_B', '9876543211'))
  expect(await kept('9876543211')).toEqual([entry('order_B', '9876543211')])
  await settle('order_A')
  expect(mayHoldPayments()).toBe(true)
})

test('garbage is nothing', async () => {
  for (const value of [null, 'x', {}, { order: 7 }, { ...entry('order_A'), payment: { razorpay_order_id: 1 } }])
    stored.set(String(stored.size), value)
  expect(await kept('9876543210')).toEqual([])
})

test('a mark for nothing goes', async () => {
  markPayments(true)
  await tidy()
  expect(mayHoldPayments()).toBe(false)
})

test('without a database it is kept for the visit', async () => {
  isBlocked = true
  await keep(entry('order_A'))
  expect(await isKept('order_A')).toBe(true)
  expect(await kept('9876543210')).toEqual([entry('order_A')])
  expect(await settle('order_A')).toBe(true)
  expect(await kept('9876543210')).toEqual([])
})
