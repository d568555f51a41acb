import type { Changed } from './saved-store.ts'

/** Tells the service worker that something was changed at the server; without a worker there are no copies. */
export function tellChanged(path: string): void {
  const message: Changed = { changed: path }
  // Not there where the page is not secure; where all site data is blocked, already asking for it may throw.
  try {
    globalThis.navigator?.serviceWorker?.controller?.postMessage(message)
  } catch {
    // No worker, no copies.
  }
}

/** Where a record is whose contact can be bought; that changes it without a call. */
export const recordPath = (kind: 'enquiry' | 'farmer' | 'buyer' | 'manufacturer', id: number): string =>
  `/api/mobile/v1/${kind === 'enquiry' ? 'enquiries' : `${kind}s`}/${id}/`
