/**
 * Says, without opening the database, that the journal may hold something: then, and only then, the app downloads what
 * takes it up again. Set before a checkout opens, for a value written a moment before a crash may be lost
 * (§payments.13); so it may also be there for nothing. In a cookie where localStorage is full.
 */
const KEY = 'payments_open'
const cookie = (seconds: number) => {
  const secure = location.protocol === 'https:' ? ['secure'] : []
  return [`${KEY}=true`, 'path=/', `max-age=${seconds}`, 'samesite=lax', ...secure].join(';')
}
/** As long as browsers keep a cookie, s. */
const LONG = 34_560_000

export function mayHoldPayments(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || document.cookie.includes(`${KEY}=`)
  } catch {
    return false
  }
}

export function markPayments(mayHold: boolean): void {
  try {
    if (!mayHold) {
      localStorage.removeItem(KEY)
      if (document.cookie.includes(`${KEY}=`)) document.cookie = cookie(0)
    } else localStorage.setItem(KEY, 'true')
  } catch {
    try {
      document.cookie = cookie(mayHold ? LONG : 0)
    } catch {
      // All is blocked: what this visit pays is confirmed in this visit.
    }
  }
}
