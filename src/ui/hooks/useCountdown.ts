import { useCallback, useSyncExternalStore } from 'react'

/** Full seconds until a deadline, right at once after sleep. Announce only a few moments of it (§accessibility.12). */
export function useCountdown(deadline: Deadline): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let handle: ReturnType<typeof setTimeout>
      const look = () => {
        clearTimeout(handle)
        onChange()
        const ms = deadline.msLeft()
        // Waits until the number of seconds left changes.
        if (ms > 0) handle = setTimeout(look, ms % 1000 || 1000)
      }
      look()
      document.addEventListener('visibilitychange', look)
      addEventListener('focus', look)
      return () => {
        clearTimeout(handle)
        document.removeEventListener('visibilitychange', look)
        removeEventListener('focus', look)
      }
    },
    [deadline],
  )
  const left = () => Math.ceil(deadline.msLeft() / 1000)
  return useSyncExternalStore(subscribe, left, left)
}

/** Difference between the clocks above which the device has slept or its clock was set (ms). */
const TOLERANCE = 1500

/** Number of times that the page was hidden or shown: a device hides the page before it sleeps. */
let changes = 0
globalThis.document?.addEventListener('visibilitychange', () => changes++)

export type Deadline = { msLeft: () => number }

/**
 * A deadline some ms from now. The monotonic clock can't be set, but in many browsers it stops while the device sleeps.
 * So a wall clock that ran ahead counts after the page was hidden. If it ran ahead while the page was visible, it was
 * set, and doesn't count; set back, it never adds time.
 */
export function deadlineIn(ms: number): Deadline {
  let left = ms
  let steady = performance.now()
  let wall = Date.now()
  let lastChanges = changes
  return {
    msLeft() {
      const steadyStep = performance.now() - steady
      const wallStep = Date.now() - wall
      steady += steadyStep
      wall += wallStep
      const wasAway = changes !== lastChanges || globalThis.document?.hidden
      lastChanges = changes
      left -= wasAway && wallStep - steadyStep > TOLERANCE ? wallStep : steadyStep
      return Math.max(0, left)
    },
  }
}
