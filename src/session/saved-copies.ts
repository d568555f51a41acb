import { FORGET, PRIVATE_CACHES } from '../api/saved-store.ts'
import { forgetSeen } from '../api/seen-store.ts'

/** Throws away what the service worker has saved of a person's replies: they are for no other (docs/offline.md). */
export function forgetSavedCopies(): void {
  forgetSeen()
  // Neither exists where the page is not secure; where all site data is blocked, already asking for them throws.
  try {
    const workers = globalThis.navigator?.serviceWorker
    workers?.controller?.postMessage(FORGET)
    // A page that was loaded past the worker.
    if (workers && !workers.controller)
      workers.getRegistration().then(
        (found) => found?.active?.postMessage(FORGET),
        () => undefined,
      )
    if (!globalThis.caches) return
    for (const name of PRIVATE_CACHES) caches.delete(name).catch(() => undefined) // storage blocked: nothing is there
  } catch {
    // Nothing was saved.
  }
}
