import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useLazyComponent } from './useLazyComponent.ts'

/** A part of a page whose code comes after what goes first. Its room should be there from the start. */
export function useComponentAfter<Props>(isThere: boolean, load: () => Promise<{ default: ComponentType<Props> }>) {
  const late = useLazyComponent(load)
  const start = useEffectEvent(late.fetchOnce)
  useEffect(() => {
    if (!isThere) return undefined
    const timer = setTimeout(start)
    return () => clearTimeout(timer)
  }, [isThere])
  return late
}
