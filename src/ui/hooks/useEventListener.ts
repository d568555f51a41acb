import { useEffect, useEffectEvent } from 'react'

/** Listens to the window, where events of the document arrive too, as long as the component is there and `isOn`. */
export function useEventListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  isOn = true,
): void {
  const heard = useEffectEvent(listener)
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: WindowEventMap[Type]) => heard(event)
    addEventListener(type, listen)
    return () => removeEventListener(type, listen)
  }, [type, isOn])
}
