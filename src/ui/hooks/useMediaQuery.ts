import { useSyncExternalStore } from 'react'

/** The mobile breakpoint: at 768 px and below (§shell.24). */
export const NARROW = '(max-width: 768px)'

/**
 * Whether a media query holds now, for "a table or cards, never both" (§accessibility.15). What only looks different
 * belongs in CSS.
 * @param fallback what the prerendered page assumes
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
