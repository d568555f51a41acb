/**
 * What a signed-in person saw last of a list, for the first paint of their next visit: app/offline/keep-seen.ts keeps it, the head of the page
 * shows it (head/seen.ts), React takes its data (main.tsx). In localStorage, beside the token and gone with it.
 */
export const SEEN = 'seen'

/** When that was last done, ms since 1970. */
export let forgottenAt = 0

/** The person is somebody else or nobody, or has changed something: what was seen is no answer any more. */
export function forgetSeen(): void {
  forgottenAt = Date.now()
  try {
    globalThis.window?.localStorage.removeItem(SEEN)
  } catch {
    // Blocked: nothing is there.
  }
}
