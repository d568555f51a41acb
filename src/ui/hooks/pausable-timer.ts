/** Maximum time that counts per step (ms): while a device sleeps, nobody sees the page. */
const MAX_STEP = 2000

export type PausableTimer = {
  /** Starts or continues. */
  run: () => void
  pause: () => void
  /** Ends it for good, without `onEnd`. */
  stop: () => void
}

/**
 * Counts the time for which a person can see or use something. It reads the monotonic clock only, so that setting the device's clock
 * has no effect.
 * @param ms total time
 * @param onTick called with the ms left, at each start and about every second
 * @param onEnd called once, when no time is left
 */
export function pausableTimer(ms: number, onEnd: () => void, onTick?: (left: number) => void): PausableTimer {
  let left = ms
  let handle: ReturnType<typeof setTimeout> | undefined
  let since = 0
  let ended = false

  const count = () => {
    const now = performance.now()
    left = Math.max(0, left - Math.min(now - since, MAX_STEP))
    since = now
  }
  const wait = () => {
    // Waits until the number of whole seconds left changes.
    handle = setTimeout(step, left % 1000 || 1000)
  }
  function step() {
    count()
    if (left > 0) {
      onTick?.(left)
      return wait()
    }
    handle = undefined
    ended = true
    onTick?.(0)
    onEnd()
  }
  const pause = () => {
    if (handle === undefined) return
    clearTimeout(handle)
    handle = undefined
    count()
  }
  return {
    run() {
      if (ended || handle !== undefined) return
      since = performance.now()
      onTick?.(left)
      wait()
    },
    pause,
    stop() {
      pause()
      ended = true
    },
  }
}
