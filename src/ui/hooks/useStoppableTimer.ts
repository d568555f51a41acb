import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * A timer that takes a person to another page (§accessibility.9): it counts only while the page is visible, can be stopped for good, and
 * warns.
 * @param warnAt seconds left at which it warns, in descending order
 * @param onEnd called once, unless the timer was stopped
 */
export function useStoppableTimer({
  seconds,
  warnAt = [],
  onEnd,
}: {
  seconds: number
  warnAt?: readonly number[]
  onEnd: () => void
}) {
  const timer = useRef<PausableTimer>(undefined)
  const end = useEffectEvent(onEnd)
  const [left, setLeft] = useState(seconds)
  const [isStopped, setStopped] = useState(false)

  useEffect(() => {
    const own = pausableTimer(
      seconds * 1000,
      () => end(),
      (ms) => setLeft(Math.ceil(ms / 1000)),
    )
    timer.current = own
    const follow = () => (document.hidden ? own.pause() : own.run())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      own.stop()
    }
  }, [seconds])

  return {
    /** Full seconds left. Not for a live region. */
    left,
    /** The latest warning that is due, in seconds: for a live region. */
    warning: isStopped ? undefined : warnAt.findLast((at) => left <= at),
    isStopped,
    stop: () => {
      timer.current?.stop()
      setStopped(true)
    },
  }
}

/** Maximum time that counts per step (ms): while a device sleeps, nobody sees the page. */
const MAX_STEP = 2000

type PausableTimer = {
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
    // Waits until the number of full seconds left changes.
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
