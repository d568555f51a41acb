import { useEffect, useEffectEvent } from 'react'

/**
 * Acts on what is told, as long as the component is there. For a state that is shown: `useSyncExternalStore`.
 * @param subscribe of the module that tells; returns the way to stop it
 */
export function useSubscription<Said extends unknown[]>(
  subscribe: (listener: (...said: Said) => void) => () => void,
  listener: (...said: Said) => void,
): void {
  const told = useEffectEvent(listener)
  useEffect(() => subscribe((...said) => told(...said)), [subscribe])
}
