import { useEffect, useEffectEvent } from 'react'

/**
 * Acts on what something asked for comes to, if the component is still there.
 * @param ask a function of a module, or one that `useCallback` keeps; it never rejects
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>, listener: (answer: Answer) => void): void {
  const told = useEffectEvent(listener)
  useEffect(() => {
    let isGone = false
    void ask().then((answer) => isGone || told(answer))
    return () => void (isGone = true)
  }, [ask])
}
