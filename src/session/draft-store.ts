const PREFIX = 'draft_'
/** The registration's have the names that they have had from the start (§session.2). */
const REGISTRATION = 'registration_'

/** The key of a draft in localStorage, by its name. */
export const draftKey = (name: string): string => (name.startsWith(REGISTRATION) ? name : PREFIX + name)
/** @returns undefined for a key of something else */
export const draftName = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key.startsWith(REGISTRATION) ? key : undefined

/**
 * Keys of drafts that are dropped and not known to be gone from the database yet: a reload at once must neither bring one back
 * nor leave it there.
 */
const DROPPED = 'drafts_dropped'
/** In their place: every one. */
export const ALL = '*'

export function dropped(change?: (before: string[]) => string[]): string[] {
  try {
    const before = localStorage.getItem(DROPPED)?.split(' ') ?? []
    const now = change?.(before) ?? before
    if (now.length > 0) localStorage.setItem(DROPPED, now.join(' '))
    else localStorage.removeItem(DROPPED)
    return now
  } catch {
    return [] // Blocked or full
  }
}

/** On log-out: the next person at this device must not find them. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (draftName(key) !== undefined) localStorage.removeItem(key)
  } catch {
    // Blocked: there are none.
  }
  if ('indexedDB' in globalThis) dropped(() => [ALL])
  finishDropping([ALL])
}

/** What a page before this one could not finish, too: closed, reloaded, or without the code. */
export function finishDropping(unwanted = dropped()): void {
  if (unwanted.length > 0)
    void import('./draft-copies.ts').then(
      ({ dropCopies }) => dropCopies(unwanted),
      () => undefined, // can't be downloaded now: the mark stays, and a copy belongs to the person that it names
    )
}
