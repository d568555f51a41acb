import { useEffect } from 'react'

/** Prepares a search in steps, so that neither a frame nor the first search has to wait for all of it. */
export function useIdleWarmup({ prepare }: { prepare: () => boolean }): void {
  useEffect(() => {
    const go = () => {
      if (prepare()) timer = setTimeout(go)
    }
    let timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [prepare])
}
