import { FORGET, PRIVATE_CACHES } from '../api/saved-store.ts'

/** Throws away what the service worker has saved of a person's replies: they are for no other (README, Offline). */
export function forgetSavedCopies(): void {
  // Neither exists where the page is not secure.
  globalThis.navigator?.serviceWorker?.controller?.postMessage(FORGET)
  if (!globalThis.caches) return
  for (const name of PRIVATE_CACHES) caches.delete(name).catch(() => undefined) // storage blocked: nothing is there
}
