import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { useEventListener } from '../../ui/hooks/useEventListener.ts'

/** A card, a row, or the words that stand in their place. */
const RESULT = 'article, tbody tr, [role=alert], h3'
/** So much of a result is seen at least, in px. */
const SEEN = 64

type Results = {
  /** Tells lists apart: the same for all pages of one. */
  list: string
  page: number
  /** In which order the same rows stand. */
  order?: string | undefined
  /** They are there, or it is known that they are not. */
  isSettled: boolean
}

/**
 * Shows what came of a filter, an order, another page. Anyone who goes to another page is led to the heading of the list; anyone who
 * filters or sorts keeps the focus, and the heading comes into the window when no result is in it. Back leads to where one was.
 * @returns for the section of the results, and for its heading
 */
export function useResults({ list, page, order, isSettled }: Results): {
  section: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
} {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const wentBack = useRef(false)
  const before = useRef({ list, page, order })
  const change = useRef<'page' | 'list' | 'order'>(undefined)

  useEventListener('popstate', () => (wentBack.current = true))
  useEffect(() => {
    const { current: last } = before
    before.current = { list, page, order }
    if (wentBack.current) change.current = undefined
    else if (last.list !== list) change.current = 'list'
    else if (last.page !== page) {
      change.current = undefined
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    } else if (last.order !== order) change.current = 'order'
    wentBack.current = false
    // Whatever the new address shows, the way back to it is over.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, list, page, order])

  useEffect(() => {
    if (!change.current || !section.current) return
    const isNewList = change.current === 'list'
    const result = isSettled ? section.current.querySelector(RESULT) : section.current
    const top = result?.getBoundingClientRect().top ?? Infinity // the words for an empty list may come late
    // In another order the middle of the list is as good as its start.
    if ((isNewList && top < 0) || top > innerHeight - SEEN) heading.current?.scrollIntoView()
    if (isSettled) change.current = undefined
    // Again with each change, which the effect above has noted.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list, page, order, isSettled])
  return { section, heading }
}
