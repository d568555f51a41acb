import { useEffect, useRef, useEffectEvent } from 'react'

/** A timer that events start and stop; it also stops when the component unmounts. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    stop,
    start(callback: () => void, ms: number) {
      stop()
      timer.current = setTimeout(callback, ms)
    },
  }
}

/**
 * Calls the latest callback once after a delay.
 * @param ms the delay; undefined for no call
 * @param of restarts the delay when it changes
 */
export function useTimeout(callback: () => void, ms: number | undefined, of?: unknown): void {
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setTimeout(() => call(), ms)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [ms, of])
}
