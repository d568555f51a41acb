import { useState } from 'react'
import { useAnswer } from './useAnswer.ts'

/**
 * The result of `ask`.
 * @param ask a module's function; it never rejects
 * @param before value until the result arrives
 */
export function useResolved<Answer>(ask: () => Promise<Answer>, before: Answer): Answer {
  const [answer, setAnswer] = useState(before)
  useAnswer(ask, setAnswer)
  return answer
}
