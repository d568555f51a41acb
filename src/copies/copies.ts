import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'

// Copies of replies on this device (docs/offline.md), as much of them as the first load needs; the rest is store.ts and remember.ts.

/** Times of the copies that are in the query cache. */
const restored = new Set<number>()
export const noteCopy = (at: number): unknown => restored.add(at)

/** Whether data is no answer to this visit's question: a copy, or from the HTML. @param at `dataUpdatedAt` of its query */
export const isCopy = (at: number): boolean => at === 0 || restored.has(at)

/** Counts what makes copies old: a reply that was asked for before is not stored. */
let changes = 0
export const changeCount = (): number => changes

/** Forgets all copies, or those of one area (first part of a query's key). */
export function forgetCopies(area?: string): void {
  changes++
  // Where the code can't be fetched, a copy is still found by its own person's token alone.
  if (globalThis.indexedDB)
    import('./store.ts').then(
      ({ dropCopies }) => dropCopies(area),
      () => undefined,
    )
}

/** Without the service worker the app doesn't open offline, so nothing is stored. */
function hasWorker(): boolean {
  try {
    return !!navigator.serviceWorker?.controller
  } catch {
    return false // all site data is blocked
  }
}

/** TanStack's `persister` of every query. */
export async function remember<Data, Key extends readonly unknown[], Page>(
  queryFn: QueryFunction<Data, Key, Page>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Data> {
  const ask = async () => queryFn(context as QueryFunctionContext<Key, Page>)
  if (!hasWorker()) return ask()
  const code = await import('./remember.ts').catch(() => undefined)
  return code ? ((await code.askOrRemember(ask, query)) as Data) : ask()
}
