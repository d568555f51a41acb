import { useEffect, useEffectEvent } from 'react'

/**
 * Listens to the window, where events of the document arrive too, while the component is mounted and `isOn`.
 * @param isFirst hears the event before everything inside the page
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
