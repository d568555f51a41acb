import { useEffect, useEffectEvent } from 'react'

/**
 * Listens on the window, which document events reach too, while the component is mounted and `isOn`.
 * @param isFirst listens in the capture phase, before everything in the page
 */
export function useEventListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  isOn = true,
  isFirst = false,
): void {
  const heard = useEffectEvent(listener)
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: WindowEventMap[Type]) => heard(event)
    addEventListener(type, listen, isFirst)
    return () => removeEventListener(type, listen, isFirst)
  }, [type, isOn, isFirst])
}

/**
 * Calls the listener on each event while the component is mounted. For state that is rendered, use `useSyncExternalStore`.
 * @param subscribe a module's function; returns a function that unsubscribes
 */
export function useSubscription<Said extends unknown[]>(
  subscribe: (listener: (...said: Said) => void) => () => void,
  listener: (...said: Said) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => subscribe((...said) => onEvent(...said)), [subscribe])
}
