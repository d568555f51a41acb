import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** For `ref`: focuses the element when it is mounted. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** For `ref` of a form: focuses its first field when the form is mounted. */
export const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()

/** Shows more of a list, and focuses the first new item: the pressed button disappears or moves down. */
export function showMore(list: RefObject<HTMLElement | null>, show: () => void): void {
  const before = list.current?.children.length ?? 0
  flushSync(show)
  list.current?.children[before]?.querySelector<HTMLElement>('a, button')?.focus()
}
