import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page is hydrated: until then it must render what the build rendered, without this device's data. Elsewhere
 * true from the start.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
