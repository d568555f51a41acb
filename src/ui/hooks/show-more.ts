import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Shows more of a list, and focuses the first new item: the pressed button disappears or moves down. */
export function showMore(list: RefObject<HTMLElement | null>, show: () => void): void {
  const before = list.current?.children.length ?? 0
  flushSync(show)
  list.current?.children[before]?.querySelector<HTMLElement>('a, button')?.focus()
}
