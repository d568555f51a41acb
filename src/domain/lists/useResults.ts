import { hashKey, useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType } from 'react-router'
import { ShownPage } from '../navigation/usePageTitle.ts'

/** Selector for what is in a list: a card, a row or a message. */
const RESULT = 'article, tbody tr, [role=alert], h3'
/** Part of the first result that must be in view (px). */
const MIN_VISIBLE = 64

/** A page focuses the heading; a filter or order scrolls there if no result shows; Back keeps its position. */
export function useResults(
  { list, page, order }: { list: string; page: number; order?: string | undefined },
  isSettled: boolean,
) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBack = useContext(ShownPage).by === NavigationType.Pop
  const before = useRef({ list, page, order })
  const change = useRef<'list' | 'order'>(undefined)

  useEffect(() => {
    const { current: last } = before
    before.current = { list, page, order }
    if (isBack) change.current = undefined
    else if (last.list !== list) change.current = 'list'
    else if (last.page !== page) {
      change.current = undefined
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    } else if (last.order !== order) change.current = 'order'
    if (!change.current || !section.current) return
    const isNewList = change.current === 'list'
    const result = isSettled ? section.current.querySelector(RESULT) : section.current
    const top = result?.getBoundingClientRect().top ?? Infinity // the message of an empty list may load late
    // After sorting, the middle of the list is as good a position as its start.
    if ((isNewList && top < 0) || top > innerHeight - MIN_VISIBLE) heading.current?.scrollIntoView()
    if (isSettled) change.current = undefined
  }, [isBack, list, page, order, isSettled])
  return { section, heading }
}

export function usePrefetch<Data, Problem, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Problem, Data, Key> | false,
): void {
  const queryClient = useQueryClient()
  const prefetch = useEffectEvent(() => query && queryClient.prefetchQuery(query))
  const key = query && hashKey(query.queryKey)
  useEffect(() => {
    if (key) void prefetch()
  }, [key])
}
