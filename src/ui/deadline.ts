/** Two clocks that differ by more than this, in ms, between two looks: the device slept, or its clock was set. */
const TOLERANCE = 1500

/** A moment to come. `msLeft` never goes below 0. */
export type Deadline = { msLeft: () => number }

/**
 * A moment so many ms from now, whatever happens to the device. Each look adds what has passed since the last one: by the
 * monotonic clock, which setting the time doesn't move; but that clock stands still in many browsers while the device
 * sleeps, so a wall clock that ran ahead of it counts instead. One that went backwards never gives time back.
 */
export function deadlineIn(ms: number): Deadline {
  let left = ms
  let steady = performance.now()
  let wall = Date.now()
  return {
    msLeft() {
      const steadyStep = performance.now() - steady
      const wallStep = Date.now() - wall
      steady += steadyStep
      wall += wallStep
      left -= wallStep - steadyStep > TOLERANCE ? wallStep : steadyStep
      return Math.max(0, left)
    },
  }
}
