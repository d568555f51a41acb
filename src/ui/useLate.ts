import { useRef, useState, type ComponentType } from 'react'

/**
 * A part of the frame whose code is fetched on the first touch, hover or focus. A failed download may be tried again, and
 * is nothing that would take the page down.
 */
export function useLate<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Late, setLate] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  const asked = useRef(false)

  function fetchOnce() {
    if (asked.current) return
    asked.current = true
    setFailed(false)
    load().then(
      (module) => setLate(() => module.default),
      () => {
        asked.current = false
        setFailed(true)
      },
    )
  }
  return { Late, failed, fetchOnce }
}
