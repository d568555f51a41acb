import * as v from 'valibot'
import { vVerifyPayment } from '../../api/generated/replies.ts'
import { markPayments } from './journal-mark.ts'
import { readAll, remove, write } from './journal-store.ts'

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
  /** Server time, ms since 1970. */
  openedAt: v.optional(v.number()),
  /** When the checkout reported the payment (ms since 1970); unset while nobody knows whether it was paid. */
  paidAt: v.optional(v.number()),
  /** The server's final refusal and its message. */
  refused: v.optional(v.object({ words: v.optional(v.string()), isCharged: v.optional(v.boolean()) })),
})
export type Entry = v.InferOutput<typeof entryShape>

/** Writes an entry. Resolves when it is stored. */
export async function keep(entry: Entry): Promise<void> {
  markPayments(true)
  await write(entry.order, entry)
}

/** All entries of this owner; unreadable ones are left out. */
export async function kept(owner: string): Promise<Entry[]> {
  return (await all()).filter((entry) => entry.owner === owner)
}

export async function isInJournal(order: string): Promise<boolean> {
  return (await readAll()).has(order)
}

/**
 * Removes an entry.
 * @returns whether it existed: of two tabs, only one finds it
 */
export async function settle(order: string): Promise<boolean> {
  const was = await isInJournal(order)
  await remove(order)
  await tidy()
  return was
}

/** Clears the mark once the journal is empty. */
export async function tidy(): Promise<void> {
  if ((await all()).length === 0) markPayments(false)
}

async function all(): Promise<Entry[]> {
  return [...(await readAll()).values()].flatMap((value) => {
    const entry = v.safeParse(entryShape, value)
    return entry.success ? [entry.output] : []
  })
}
