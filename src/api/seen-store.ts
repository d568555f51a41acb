/**
 * Storage key of the copies of the pages that a signed-in person last saw. They serve the first paint of the next
 * visit. The app saves them (app/offline/keep-seen.ts), the head of the page shows one (head/seen.ts), and React starts
 * with its data (main.tsx). They are in localStorage beside the token and removed with it.
 */
export const SEEN = 'seen'

/** When `forgetSeen` last ran (ms since 1970). */
export let forgottenAt = 0

/** Deletes the copies: the person has changed or signed out, or has changed data, so the copies are outdated. */
export function forgetSeen(): void {
  forgottenAt = Date.now()
  try {
    globalThis.window?.localStorage.removeItem(SEEN)
  } catch {
    // Storage blocked: nothing was saved.
  }
}
