import { useDeferredValue, useMemo, useState, useCallback } from 'react'
import { flushSync } from 'react-dom'
import { useEventListener, useTimer } from '../hooks/events.ts'

/** Number of options in the first step: more than fit on the screen. */
const FIRST = 60
/** Maximum length of a list that is prepared completely before anybody opens it. */
const MAX_AHEAD = 1000

/**
 * Gives React Aria a long list in two steps: the first options at once, all when nothing is more urgent. 700 at once
 * take a slow phone a second. `needed` must be among the first; `complete` renders all before a key moves to the last.
 */
export function useDeferredItems<T extends { id: string | number }>(
  items: readonly T[],
  { isOpen, needed }: { isOpen: boolean; needed: T['id'] | null },
) {
  const [forced, force] = useState<readonly T[]>()
  const first = useMemo(
    () => (items.findIndex(({ id }) => id === needed) < FIRST ? items.slice(0, FIRST) : items),
    [items, needed],
  )
  // The list is deferred: during typing the previous matches stay for the moment, so that the letter appears at once.
  const late = useDeferredValue(isOpen || items.length <= MAX_AHEAD ? items : first, first)
  const isThere = late === items || forced === items || first.length === items.length
  const isLate = isOpen && late.length > 0 && forced !== items
  const shown = isLate ? late : isThere ? items : first
  return {
    shown,
    complete: () => {
      if (shown !== items) flushSync(() => force(items))
    },
  }
}

/** When a press counts as done (ms): React Aria waits 80 ms for the click, which some phones omit. */
const PRESS_ENDS = 100

/** Holds a list still during a press: if it changed under the finger, the press would choose another option. */
export function useFreezeWhilePressed<T>(now: T) {
  const [isHeld, setHeld] = useState(false)
  const [shown, setShown] = useState(now)
  if (!isHeld && shown !== now) setShown(() => now)
  const timer = useTimer()
  const release = () => timer.start(() => setHeld(false), PRESS_ENDS)
  useEventListener('pointerup', release, isHeld)
  useEventListener('pointercancel', release, isHeld)
  return { shown, isHeld, hold: useCallback(() => setHeld(true), []) }
}
