import { useState } from 'react'
import { usePromiseListener } from './usePromiseListener.ts'

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
