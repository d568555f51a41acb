/** At most so much of a step counts, in ms: a device that slept on the way has shown nothing to anybody. */
const MAX_STEP = 2000

export type PausableTimer = {
  /** Goes on where it was; the first call starts it. */
  run: () => void
  pause: () => void
  /** For good. */
  stop: () => void
}

/**
 * Counts the time for which a person could see or act on something. Only a monotonic clock is asked, so that setting the
 * device's clock changes nothing.
 * @param ms how long in all
 * @param onTick called about every second, and when it starts, with the ms that are left
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
    // To the next whole second that is left.
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
