import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whoever goes to another page of a list is led to its heading; Back and a new filter leave the focus where it is.
 * @param list tells lists apart: the same for all pages of one
 */
export function useFocusOnPaging(list: string, page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const wentBack = useRef(false)
  const before = useRef({ list, page })
  useEffect(() => {
    const onBack = () => (wentBack.current = true)
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  useEffect(() => {
    const paged = before.current.list === list && before.current.page !== page
    before.current = { list, page }
    if (paged && !wentBack.current) heading.current?.focus()
    wentBack.current = false
  }, [list, page])
  return heading
}
