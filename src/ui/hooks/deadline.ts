/** Two clocks that differ by more than this, in ms, between two looks: the device slept, or its clock was set. */
const TOLERANCE = 1500

/** How often the page went out of sight or came back: a device that sleeps has put it away before. */
let changes = 0
globalThis.document?.addEventListener('visibilitychange', () => changes++)

/** A moment to come. `msLeft` never goes below 0. */
export type Deadline = { msLeft: () => number }

/**
 * A moment so many ms from now, whatever happens to the device. Each look adds what has passed since the last one: by the
 * monotonic clock, which setting the time doesn't move; but that clock stands still in many browsers while the device
 * sleeps, so after the page was out of sight a wall clock that ran ahead of it counts instead: ahead before one's eyes, it was
 * set. One that went backwards never gives time back.
 */
export function deadlineIn(ms: number): Deadline {
  let left = ms
  let steady = performance.now()
  let wall = Date.now()
  let seen = changes
  return {
    msLeft() {
      const steadyStep = performance.now() - steady
      const wallStep = Date.now() - wall
      steady += steadyStep
      wall += wallStep
      const wasAway = changes !== seen || globalThis.document?.hidden
      seen = changes
      left -= wasAway && wallStep - steadyStep > TOLERANCE ? wallStep : steadyStep
      return Math.max(0, left)
    },
  }
}
