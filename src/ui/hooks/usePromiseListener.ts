import { useEffect, useEffectEvent } from 'react'

/**
 * Calls the listener with the result of `ask`, if the component is still mounted.
 * @param ask a module's function, or one from `useCallback`; it never rejects
 */
export function usePromiseListener<Answer>(ask: () => Promise<Answer>, listener: (answer: Answer) => void): void {
  const told = useEffectEvent(listener)
  useEffect(() => {
    let isGone = false
    void ask().then((answer) => isGone || told(answer))
    return () => void (isGone = true)
  }, [ask])
}
