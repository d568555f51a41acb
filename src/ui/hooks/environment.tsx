import { useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}

/** False while a prerendered page is hydrated: it must render what the build rendered, without this device's data. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The mobile breakpoint: 768 px and below, and wider windows with enlarged text (§shell.24). */
export const NARROW = '(max-width: 48rem)'

/** Media queries: from 64.0625rem on, the header shows its navigation; up to 64rem, the slide-out menu replaces it. */
export const WIDE = '(min-width: 64.0625rem)'
export const WITH_MENU_BUTTON = '(max-width: 64rem)'
/** Windows narrower than a phone (320 px), or a phone with enlarged text: lines wrap there. */
export const TINY = '(max-width: 19.9375rem)'
/** A screen that is touched, as a phone's. */
export const TOUCHED = '(pointer: coarse)'

/** Use it where content differs, a table or cards (§accessibility.15), not for looks. `fallback`: in prerendered HTML. */
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

/** One thing on a narrow screen, another on a wide one (§accessibility.15). Prerendered HTML has both. */
export function ByWidth({ narrow, wide }: { narrow?: ReactNode; wide?: ReactNode }) {
  const isNarrow = useMediaQuery(NARROW)
  const isHydrated = useHydrated()
  return (
    <>
      {(isNarrow || !isHydrated) && narrow}
      {(!isNarrow || !isHydrated) && wide}
    </>
  )
}
