import { useState, useEffect, useEffectEvent } from 'react'

/**
 * The result of `ask`.
 * @param ask a module's function; it never rejects
 * @param before value until the result arrives
 */
export function usePromise<Answer>(ask: () => Promise<Answer>, before: Answer): Answer {
  const [answer, setAnswer] = useState(before)
  usePromiseListener(ask, setAnswer)
  return answer
}

/**
 * Calls the listener with the result of `ask`, if the component is still mounted.
 * @param ask a module's function, or one from `useCallback`; it never rejects
 */
export function usePromiseListener<Answer>(ask: () => Promise<Answer>, listener: (answer: Answer) => void): void {
  const onResult = useEffectEvent(listener)
  useEffect(() => {
    let isGone = false
    void ask().then((answer) => isGone || onResult(answer))
    return () => void (isGone = true)
  }, [ask])
}
