import { useEffect, useEffectEvent } from 'react'

/**
 * Calls something once after a pause, with what it knows by then.
 * @param ms how long; undefined for "not now"
 * @param of the pause starts again when this changes
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
