/**
 * Says, without opening the database, that the journal may hold something: then, and only then, the app downloads what
 * takes it up again. Set before a checkout opens, for a value written a moment before a crash may be lost
 * (notes/reliability.md); so it may also be there for nothing.
 */
const KEY = 'payments_open'

export function mayHoldPayments(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function markPayments(mayHold: boolean): void {
  try {
    if (mayHold) localStorage.setItem(KEY, 'true')
    else localStorage.removeItem(KEY)
  } catch {
    // Blocked: what this visit pays is confirmed in this visit, or on the page that it was paid on.
  }
}
