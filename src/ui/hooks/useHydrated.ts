import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page is taken over: until then it must show what the build rendered, which knew nothing of this
 * device. Anywhere else true from the start.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
