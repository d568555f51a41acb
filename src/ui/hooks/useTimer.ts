import { useEffect, useRef } from 'react'

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
