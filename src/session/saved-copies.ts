import { forgetSeen } from '../copies/seen.ts'
import { forgetCopies } from '../copies/copies.ts'
import { FORGET, PICTURES } from '../worker/messages.ts'

/** Deletes this device's saved copies of a person's replies, so that nobody else sees them (docs/offline.md). */
export function forgetSavedCopies(): void {
  forgetSeen()
  forgetCopies()
  // On an insecure page neither API exists. Where all site data is blocked, even reading the property throws.
  try {
    const workers = globalThis.navigator?.serviceWorker
    workers?.controller?.postMessage(FORGET)
    // After a forced reload the page has no controller, although a worker is active.
    if (workers && !workers.controller)
      workers.getRegistration().then(
        (found) => found?.active?.postMessage(FORGET),
        () => undefined,
      )
    globalThis.caches?.delete(PICTURES).catch(() => undefined) // storage blocked: nothing was saved
  } catch {
    // Nothing was saved.
  }
}
