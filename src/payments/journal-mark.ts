/** Says, without opening the database, that the journal may hold entries: only then is the code for them downloaded. */
const KEY = 'payments_open'
const cookie = (seconds: number) => {
  const secure = location.protocol === 'https:' ? ['secure'] : []
  return [`${KEY}=true`, 'path=/', `max-age=${seconds}`, 'samesite=lax', ...secure].join(';')
}
/** Longest cookie lifetime that browsers allow: 400 days (seconds). */
const LONG = 34_560_000

export function mayHoldPayments(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || document.cookie.includes(`${KEY}=`)
  } catch {
    return false
  }
}

/** Set before a checkout opens, because a value written just before a crash may be lost (§payments.13). */
export function markPayments(mayHold: boolean): void {
  try {
    if (!mayHold) {
      localStorage.removeItem(KEY)
      if (document.cookie.includes(`${KEY}=`)) document.cookie = cookie(0)
    } else localStorage.setItem(KEY, 'true')
  } catch {
    try {
      // localStorage is full or blocked.
      document.cookie = cookie(mayHold ? LONG : 0)
    } catch {
      // All storage is blocked: payments of this visit can only be confirmed during this visit.
    }
  }
}
