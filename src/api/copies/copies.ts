import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { unlessBlocked } from '../../device/blocked.ts'

// Saved copies of replies on this device (docs/offline.md): the part that the first load needs. The rest is in remember.ts.

/** `dataUpdatedAt` of the saved copies in the query cache. */
const restored = new Set<number>()
export const noteCopy = (at: number): unknown => restored.add(at)

/** Whether data came from a saved copy or the HTML, and not from a reply of this visit. @param at `dataUpdatedAt` of its query */
export const isCopy = (at: number): boolean => at === 0 || restored.has(at)

/** Number of changes that made copies stale. A reply requested before a change is not stored. */
let changes = 0
export const changeCount = (): number => changes

/** Deletes all copies, or those of one area (the first part of a query's key). */
export function forgetCopies(area?: string): void {
  changes++
  // If the code can't be fetched, a copy is still found with its own person's token only.
  if (unlessBlocked(() => globalThis.indexedDB))
    import('./remember.ts').then(
      ({ dropCopies }) => dropCopies(area),
      () => undefined,
    )
}

export async function remember<Data, Key extends readonly unknown[], Page>(
  queryFn: QueryFunction<Data, Key, Page>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Data> {
  const ask = async () => queryFn(context as QueryFunctionContext<Key, Page>)
  // Without the service worker the app doesn't open offline, so nothing is stored.
  if (!unlessBlocked(() => navigator.serviceWorker?.controller)) return ask()
  const code = await import('./remember.ts').catch(() => undefined)
  return code ? ((await code.askOrRemember(ask, query)) as Data) : ask()
}

/**
 * Storage key of the pages that a signed-in person last saw, for the next visit's first paint. The app saves them
 * (app/offline/save-last-seen.ts), the head shows one (head/last-seen.ts), and React starts with its data (main.tsx).
 * They are beside the token and removed with it.
 */
export const LAST_SEEN = 'seen'

export type LastSeenPage = {
  /** When its data was fetched (ms since 1970). */
  at: number
  /** Width of the window (px): another width has another layout. */
  width: number
  queries: [QueryKey, unknown][]
  /** Heights (px) of areas that the copy leaves empty: people's contacts (domain/business/contact.tsx). */
  heights: Record<string, number>
  /** HTML of the main part (app/offline/save-last-seen.ts). */
  main: string
}
/** Copies of one person, made by one build, the newest last. */
export type LastSeen = { token: string; app: string; pages: [address: string, page: LastSeenPage][] }

export const lastSeenKey = (language: string, { pathname, search }: { pathname: string; search: string }): string =>
  `${language} ${pathname}${search}`

/** When `forgetLastSeen` last ran (ms since 1970). */
export let forgottenAt = 0

/** Deletes the copies: the person has changed or signed out, or has changed data, so the copies are outdated. */
export function forgetLastSeen(): void {
  forgottenAt = Date.now()
  unlessBlocked(() => globalThis.window?.localStorage.removeItem(LAST_SEEN))
}
