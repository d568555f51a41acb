import * as v from 'valibot'
import { del, entries, set } from 'idb-keyval'
import { vVerifyPayment } from '../api/generated/replies.ts'
import { markPayments } from './journal-mark.ts'
import { unlessBlocked } from '../device/blocked.ts'
import { inDatabase, isHeld } from '../device/device.ts'

/**
 * The journal: orders whose checkout was opened, and what became of them. An entry is written before its checkout
 * opens, so that a crash between the provider's charge and its callback leaves a trace. It survives a log-out. It is
 * removed when nothing was paid, when the server has confirmed it, or when the person dismisses it.
 */
const entryShape = v.object({
  /** The provider's order id, and the entry's key. */
  order: v.pipe(v.string(), v.minLength(1)),
  /** Mobile number of the person who pays. The next person on this device neither sees nor confirms the payment. */
  owner: v.string(),
  purpose: v.string(),
  /** The checkout's result, for `verifyPayment`; not used for a contact, which has no such call. */
  payment: v.optional(vVerifyPayment),
  /** When the checkout was opened (server time, ms since 1970). */
  openedAt: v.optional(v.number()),
  /** When the checkout reported the payment (ms since 1970); unset while nobody knows whether it was paid. */
  paidAt: v.optional(v.number()),
  refused: v.optional(v.object({ words: v.optional(v.string()), isCharged: v.optional(v.boolean()) })),
})
export type Entry = v.InferOutput<typeof entryShape>

export async function writeEntry(entry: Entry): Promise<void> {
  markPayments(true)
  await write(entry.order, entry)
}

/** All entries of this owner; unreadable ones are left out. */
export async function entriesOf(owner: string): Promise<Entry[]> {
  return (await all()).filter((entry) => entry.owner === owner)
}

export async function isInJournal(order: string): Promise<boolean> {
  return (await readAll()).has(order)
}

/** Removes an entry, and tells whether it existed: of two tabs, only one finds it. */
export async function settle(order: string): Promise<boolean> {
  const was = await isInJournal(order)
  await remove(order)
  await tidy()
  return was
}

export async function tidy(): Promise<void> {
  if ((await all()).length === 0) markPayments(false)
}

async function all(): Promise<Entry[]> {
  return [...(await readAll()).values()].flatMap((value) => {
    const entry = v.safeParse(entryShape, value)
    return entry.success ? [entry.output] : []
  })
}

/** localStorage serves where IndexedDB is blocked or never opens (WebKit, WebViews), and may lose its last seconds. */
const LOCAL = 'payments_journal'

/** Used where neither storage works. */
const memory = new Map<string, unknown>()
/** Used first, because its records survive a kill of the browser. */
const journal = inDatabase('payments', 'journal')

const record = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {})

const readLocal = () =>
  v.parse(
    record,
    unlessBlocked(() => localStorage.getItem(LOCAL)),
  )

/** @returns false where storage is blocked or full */
const writeLocal = (values: Record<string, unknown>): boolean =>
  !!unlessBlocked(() => {
    if (Object.keys(values).length > 0) localStorage.setItem(LOCAL, JSON.stringify(values))
    else localStorage.removeItem(LOCAL)
    return true
  })

function dropLocal(key: string): void {
  const { [key]: dropped, ...others } = readLocal()
  if (dropped !== undefined) writeLocal(others)
}

/** Stores a value. Resolves when it is stored as safely as this browser allows. */
async function write(key: string, value: unknown): Promise<void> {
  memory.set(key, value)
  if (await journal((database) => set(key, value, database))) dropLocal(key)
  else if (!writeLocal({ ...readLocal(), [key]: value })) return // stays in memory for this visit
  memory.delete(key)
}

async function remove(key: string): Promise<void> {
  memory.delete(key)
  dropLocal(key)
  await journal((database) => del(key, database))
}

/** Values in the browser's storage, without those only in memory. */
async function readStores(): Promise<Map<string, unknown>> {
  const stored = await journal((database) => entries<string, unknown>(database))
  return new Map([...(stored?.value ?? []), ...Object.entries(readLocal())])
}

const readAll = async (): Promise<Map<string, unknown>> => new Map([...(await readStores()), ...memory])

/** Whether an entry outlives this page. It reads the entry back, because full storage may refuse a write. */
export const isStored = async (key: string): Promise<boolean> => (await readStores()).has(key)

const PROBE = 'probe'

/** Writes and reads back a value the size of an entry. If nothing lasts, only the open page knows of a payment. */
export async function isLasting(): Promise<boolean> {
  await write(PROBE, ' '.repeat(500))
  const isStoredNow = await isStored(PROBE)
  await remove(PROBE)
  return isStoredNow
}

/** Interval (ms) at which an open checkout asks the server whether the item was paid elsewhere. */
const EVERY = 10_000

/** Calls back when another tab has paid for something or confirmed a payment: either changes one of these values. */
export function watchTabs(onNews: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === 'purchasedEntities' || key === 'current_payment_id') onNews()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Watches, while a checkout is open, whether another tab or device pays for the item. Returns the function to stop. */
export function watchElsewhere(isDone: () => Promise<boolean>, onDone: () => void): () => void {
  let isAsking = false
  const ask = async () => {
    if (isAsking || document.visibilityState === 'hidden') return
    isAsking = true
    if (await isDone().catch(() => false)) onDone()
    isAsking = false
  }
  const now = () => void ask()
  const timer = setInterval(now, EVERY)
  const stopWatching = watchTabs(now)
  addEventListener('focus', now)
  document.addEventListener('visibilitychange', now)
  return () => {
    clearInterval(timer)
    stopWatching()
    removeEventListener('focus', now)
    document.removeEventListener('visibilitychange', now)
  }
}

/** Purposes being paid for in this tab. Each payment also holds a lock across tabs (`lockOf`). */
export const underWay = new Set<string>()
export const lockOf = (purpose: string) => `payment ${purpose}`

export const isUnderWay = async (purpose: string): Promise<boolean> =>
  underWay.has(purpose) || (await isHeld(lockOf(purpose)))
