import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { vVerifyPayment } from '../api/generated/replies.ts'
import { markPayments } from './journal-mark.ts'

/**
 * What was paid and is not yet confirmed. It is written before anything else happens, survives a crash and a log-out, and
 * goes only on a definite answer of the server. In IndexedDB, because that keeps a record through a kill of the browser where
 * localStorage does not (notes/reliability.md); where that is blocked, in memory.
 */
const entryShape = v.object({
  /** The provider's order, and the entry's key. */
  order: v.pipe(v.string(), v.minLength(1)),
  /** Mobile number of who paid: the next person at this device neither sees nor confirms it. */
  owner: v.string(),
  purpose: v.string(),
  /** What the checkout handed over, for `verifyPayment`; a contact is not verified. */
  payment: v.optional(vVerifyPayment),
  /** Milliseconds since 1970. */
  paidAt: v.number(),
})
export type Entry = v.InferOutput<typeof entryShape>

const memory = new Map<string, Entry>()
let opened: UseStore | undefined
const database = () => (opened ??= createStore('payments', 'journal'))

/** Resolves when it is safe. */
export async function keep(entry: Entry): Promise<void> {
  markPayments(true)
  memory.set(entry.order, entry)
  try {
    await set(entry.order, entry, database())
    memory.delete(entry.order)
  } catch {
    // Blocked or full: it is kept for this visit.
  }
}

/** Everything that this person has paid and that is not confirmed; what can't be read is none. */
export async function kept(owner: string): Promise<Entry[]> {
  return (await all()).filter((entry) => entry.owner === owner)
}

export async function isKept(order: string): Promise<boolean> {
  return memory.has(order) || (await get(order, database()).catch(() => undefined)) !== undefined
}

/**
 * Takes an entry out, after a definite answer.
 * @returns whether it was there: of two tabs only one finds it
 */
export async function settle(order: string): Promise<boolean> {
  const was = await isKept(order)
  memory.delete(order)
  await del(order, database()).catch(() => undefined)
  await tidy()
  return was
}

/** The mark goes when nobody's payment waits. */
export async function tidy(): Promise<void> {
  if ((await all()).length === 0) markPayments(false)
}

async function all(): Promise<Entry[]> {
  const stored = await entries<string, unknown>(database()).catch(() => [])
  const readable = stored.flatMap(([, value]) => {
    const entry = v.safeParse(entryShape, value)
    return entry.success ? [entry.output] : []
  })
  return [...readable, ...memory.values()]
}
