import { useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

/** More than a list shows at once. */
const FIRST = 60
/** So many are made ready before anybody opens the list. */
const MAX_AHEAD = 1000

/**
 * A long list in two steps, for making each of its options known to React Aria takes a slow phone a second for 700: the first
 * of them at once, all of them as soon as nothing more urgent is to be done.
 * @param needed one that has to be there at once
 * @returns what there is, and what makes all of it be there now: before a key that leads to the last, say
 */
export function useInSteps<T extends { id: string | number }>(
  items: readonly T[],
  { isOpen, needed }: { isOpen: boolean; needed: T['id'] | null },
) {
  const [forced, force] = useState<readonly T[]>()
  const first = useMemo(
    () => (items.findIndex(({ id }) => id === needed) < FIRST ? items.slice(0, FIRST) : items),
    [items, needed],
  )
  // While somebody types, what was found before stays for the moment: the letter is seen at once.
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
