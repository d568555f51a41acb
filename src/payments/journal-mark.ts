import { unlessBlocked } from '../device/blocked.ts'

/** Says, without opening the database, that the journal may hold entries: only then is the code for them downloaded. */
const KEY = 'payments_open'
const cookie = (seconds: number) => {
  const secure = location.protocol === 'https:' ? ['secure'] : []
  return [`${KEY}=true`, 'path=/', `max-age=${seconds}`, 'samesite=lax', ...secure].join(';')
}
/** Longest cookie lifetime that browsers allow: 400 days (seconds). */
const LONG = 34_560_000

export const mayHoldPayments = (): boolean =>
  !!unlessBlocked(() => localStorage.getItem(KEY) !== null || document.cookie.includes(`${KEY}=`))

/** Set before a checkout opens, because a value written just before a crash may be lost (§payments.13). */
export function markPayments(mayHold: boolean): void {
  try {
    if (!mayHold) {
      localStorage.removeItem(KEY)
      if (document.cookie.includes(`${KEY}=`)) document.cookie = cookie(0)
    } else localStorage.setItem(KEY, 'true')
  } catch {
    // localStorage is full or blocked. If cookies are too, payments can only be confirmed during this visit.
    unlessBlocked(() => (document.cookie = cookie(mayHold ? LONG : 0)))
  }
}
