import { useRef, useState, type ComponentType } from 'react'
import { useTimeout } from './events.ts'

/** A component whose code loads on first touch, hover or focus. A failed download can be tried again. */
export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Late, setLate] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  const asked = useRef<Promise<void>>(undefined)

  /** Resolves when the code is loaded, or the download has failed. */
  function wait(): Promise<void> {
    if (asked.current) return asked.current
    setFailed(false)
    asked.current = load().then(
      (module) => setLate(() => module.default),
      () => {
        asked.current = undefined
        setFailed(true)
      },
    )
    return asked.current
  }
  return { Late, failed, fetchOnce: () => void wait(), wait }
}

/** A part of a page whose code loads once `isThere`, after more important content. Reserve its space from the start. */
export function useComponentAfter<Props>(isThere: boolean, load: () => Promise<{ default: ComponentType<Props> }>) {
  const late = useLazyComponent(load)
  useTimeout(late.fetchOnce, isThere ? 0 : undefined)
  return late
}
