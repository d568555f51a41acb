import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useEventListener } from '../hooks/useEventListener.ts'
import { useTimer } from '../hooks/useTimer.ts'

/** A press is done so long after the finger is up, in ms: React Aria waits 80 for the click, which not every phone sends. */
const PRESS_ENDS = 100

/**
 * What there is to press. While somebody presses it stays: a list that went on under the finger would give another option than
 * the one that is pressed, or none.
 * @returns what to show, and what to call as a press begins
 */
export function useHeld<T>(now: T) {
  const [held, setHeld] = useState<T>()
  const isHeld = held !== undefined
  const shown = held ?? now
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  })
  const timer = useTimer()
  const letGo = () => timer.start(() => setHeld(undefined), PRESS_ENDS)
  useEventListener('pointerup', letGo, isHeld)
  useEventListener('pointercancel', letGo, isHeld)
  return { shown, isHeld, hold: useCallback(() => setHeld(latest.current), []) }
}
