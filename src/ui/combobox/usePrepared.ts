import { useEffect } from 'react'

/** Makes a search ready part by part, so that neither a frame nor the first letter waits for all of it. */
export function usePrepared({ prepare }: { prepare: () => boolean }): void {
  useEffect(() => {
    const go = () => {
      if (prepare()) timer = setTimeout(go)
    }
    let timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [prepare])
}
