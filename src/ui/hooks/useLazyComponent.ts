import { useRef, useState, type ComponentType } from 'react'

/**
 * A part of a page whose code is fetched on the first touch, hover or focus. A failed download may be tried again, and is
 * nothing that would take the page down.
 */
export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Late, setLate] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  const asked = useRef<Promise<void>>(undefined)

  /** Settles when it is there, or can't be had. */
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
