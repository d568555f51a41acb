import type { ComponentType } from 'react'
import { useLazyComponent } from './useLazyComponent.ts'
import { useTimeout } from './useTimer.ts'

/** A part of a page whose code loads once `isThere`, after more important content. Reserve its space from the start. */
export function useComponentAfter<Props>(isThere: boolean, load: () => Promise<{ default: ComponentType<Props> }>) {
  const late = useLazyComponent(load)
  useTimeout(late.fetchOnce, isThere ? 0 : undefined)
  return late
}
