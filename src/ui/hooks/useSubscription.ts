import { useEffect, useEffectEvent } from 'react'

/**
 * Calls the listener on each event while the component is mounted. For state that is rendered, use `useSyncExternalStore`.
 * @param subscribe a module's function; returns a function that unsubscribes
 */
export function useSubscription<Said extends unknown[]>(
  subscribe: (listener: (...said: Said) => void) => () => void,
  listener: (...said: Said) => void,
): void {
  const told = useEffectEvent(listener)
  useEffect(() => subscribe((...said) => told(...said)), [subscribe])
}
