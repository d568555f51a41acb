import { forgetSeen } from '../api/seen-store.ts'
import { forgetCopies } from '../copies/copies.ts'
import { FORGET, PICTURES } from '../worker/messages.ts'

/** Throws away what this device has saved of a person's replies: they are for no other (docs/offline.md). */
export function forgetSavedCopies(): void {
  forgetSeen()
  forgetCopies()
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
    globalThis.caches?.delete(PICTURES).catch(() => undefined) // storage blocked: nothing is there
  } catch {
    // Nothing was saved.
  }
}
