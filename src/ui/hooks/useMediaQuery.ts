import { useSyncExternalStore } from 'react'

/** The mobile breakpoint: at 768 px and below (§shell.24). */
export const NARROW = '(max-width: 768px)'

/**
 * Whether a media query matches now, for "a table or cards, never both" (§accessibility.15). Differences in look alone belong in CSS.
 * @param fallback value in prerendered HTML
 */
export function useMediaQuery(query: string, fallback = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => fallback,
  )
}
