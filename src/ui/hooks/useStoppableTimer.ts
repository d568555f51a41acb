import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pausableTimer, type PausableTimer } from './pausable-timer.ts'

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
    /** Whole seconds left. Not for a live region. */
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
