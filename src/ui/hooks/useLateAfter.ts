import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useLate } from './useLate.ts'

/** A part of a page whose code comes after what goes first. Its room should be there from the start. */
export function useLateAfter<Props>(isThere: boolean, load: () => Promise<{ default: ComponentType<Props> }>) {
  const late = useLate(load)
  const start = useEffectEvent(late.fetchOnce)
  useEffect(() => {
    if (!isThere) return undefined
    const timer = setTimeout(start)
    return () => clearTimeout(timer)
  }, [isThere])
  return late
}
