import { setCookie, unlessBlocked } from '../device/blocked.ts'
import { local } from '../device/storage.ts'

/** Says, without opening the database, that the journal may hold entries: only then is the code for them downloaded. */
const KEY = 'payments_open'
/** Longest cookie lifetime that browsers allow: 400 days (seconds). */
const LONG = 34_560_000

export const mayHoldPayments = (): boolean =>
  !!unlessBlocked(() => localStorage.getItem(KEY) !== null || document.cookie.includes(`${KEY}=`))

/** Set before a checkout opens (§payments.13). The cookie serves where localStorage is full or blocked. */
export function markPayments(mayHold: boolean): void {
  const isStored = local.set(KEY, mayHold ? 'true' : undefined)
  if (!isStored || !mayHold) setCookie(KEY, 'true', mayHold ? LONG : 0)
}
