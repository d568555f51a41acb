import { useEffect, useEffectEvent } from 'react'

/**
 * Calls the latest callback once after a delay.
 * @param ms the delay; undefined for no call
 * @param of restarts the delay when it changes
 */
export function useTimeout(callback: () => void, ms: number | undefined, of?: unknown): void {
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setTimeout(() => call(), ms)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [ms, of])
}
