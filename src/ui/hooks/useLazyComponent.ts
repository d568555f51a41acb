import { useRef, useState, type ComponentType } from 'react'

/** Loaded components by their `load`: they render at once when mounted again, so that Back finds its position. */
const loaded = new WeakMap<object, unknown>()

/** A component whose code loads when asked for. `load`, if a constant, is remembered between mounts. */
export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Late, setLate] = useState(() => loaded.get(load) as ComponentType<Props> | undefined)
  const [failed, setFailed] = useState(false)
  const asked = useRef<Promise<void>>(undefined)

  async function download() {
    setFailed(false)
    try {
      const { default: Loaded } = await load()
      loaded.set(load, Loaded)
      setLate(() => Loaded)
    } catch {
      asked.current = undefined
      setFailed(true)
    }
  }
  /** Resolves when the code is loaded, or the download has failed. */
  const wait = (): Promise<void> => (asked.current ??= download())
  return { Late, failed, fetchOnce: () => void wait(), wait }
}
