import * as v from 'valibot'
import { vVerifyPayment } from '../../api/generated/replies.ts'
import { markPayments } from './journal-mark.ts'
import { readAll, remove, write } from './journal-store.ts'

/**
 * The orders whose checkout was opened, and what became of them. One is written before its checkout opens, so that a crash between
 * the provider's charge and its word to us leaves a trace; it survives a log-out, and goes when it is known that nothing was paid,
 * when the server has confirmed it, or when the person dismisses what the server has refused.
 */
const entryShape = v.object({
  /** The provider's order, and the entry's key. */
  order: v.pipe(v.string(), v.minLength(1)),
  /** Mobile number of whose payment it is: the next person at this device neither sees nor confirms it. */
  owner: v.string(),
  purpose: v.string(),
  /** What the checkout handed over, for `verifyPayment`; a contact is not verified. */
  payment: v.optional(vVerifyPayment),
  /** By the server's time, ms since 1970. */
  openedAt: v.optional(v.number()),
  /** When the checkout said that it was paid; without it nobody knows. */
  paidAt: v.optional(v.number()),
  /** The server's definite no, in its own words. */
  refused: v.optional(v.object({ words: v.optional(v.string()), isCharged: v.optional(v.boolean()) })),
})
export type Entry = v.InferOutput<typeof entryShape>

/** Resolves when it is safe. */
export async function keep(entry: Entry): Promise<void> {
  markPayments(true)
  await write(entry.order, entry)
}

/** All of this person's; what can't be read is none. */
export async function kept(owner: string): Promise<Entry[]> {
  return (await all()).filter((entry) => entry.owner === owner)
}

export async function isInJournal(order: string): Promise<boolean> {
  return (await readAll()).has(order)
}

/**
 * Takes an entry out.
 * @returns whether it was there: of two tabs only one finds it
 */
export async function settle(order: string): Promise<boolean> {
  const was = await isInJournal(order)
  await remove(order)
  await tidy()
  return was
}

/** The mark goes when nobody's payment waits. */
export async function tidy(): Promise<void> {
  if ((await all()).length === 0) markPayments(false)
}

async function all(): Promise<Entry[]> {
  return [...(await readAll()).values()].flatMap((value) => {
    const entry = v.safeParse(entryShape, value)
    return entry.success ? [entry.output] : []
  })
}
