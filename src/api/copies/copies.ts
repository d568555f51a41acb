import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { unlessBlocked } from '../../device/blocked.ts'

// Saved copies of replies on this device (docs/offline.md): the part that the first load needs. The rest is in remember.ts.

/** `dataUpdatedAt` of the saved copies in the query cache. */
const restored = new Set<number>()
export const noteCopy = (at: number): unknown => restored.add(at)

/** Whether data is a saved copy or came with the HTML, and so is no reply of this visit. @param at `dataUpdatedAt` of its query */
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
