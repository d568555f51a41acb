import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Shows more of a list. The button for it goes away, or down: anyone who pressed it goes on with the first of the new items. */
export function showMore(list: RefObject<HTMLElement | null>, show: () => void): void {
  const before = list.current?.children.length ?? 0
  flushSync(show)
  list.current?.children[before]?.querySelector<HTMLElement>('a, button')?.focus()
}
