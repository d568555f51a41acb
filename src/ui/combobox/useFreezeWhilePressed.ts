import { useCallback, useState } from 'react'
import { useEventListener } from '../hooks/useEventListener.ts'
import { useTimer } from '../hooks/useTimer.ts'

/** Time after the finger is lifted until a press counts as done (ms). React Aria waits 80 ms for the click, which some phones omit. */
const PRESS_ENDS = 100

/**
 * Holds a list still during a press: if it changed under the finger, the press would choose another option, or none.
 * @returns what to show, and a function to call when a press begins
 */
export function useFreezeWhilePressed<T>(now: T) {
  const [isHeld, setHeld] = useState(false)
  const [shown, setShown] = useState(now)
  if (!isHeld && shown !== now) setShown(() => now)
  const timer = useTimer()
  const letGo = () => timer.start(() => setHeld(false), PRESS_ENDS)
  useEventListener('pointerup', letGo, isHeld)
  useEventListener('pointercancel', letGo, isHeld)
  return { shown, isHeld, hold: useCallback(() => setHeld(true), []) }
}
