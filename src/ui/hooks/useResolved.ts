import { useState } from 'react'
import { useAnswer } from './useAnswer.ts'

/**
 * What something asked for comes to.
 * @param ask a function of a module; it never rejects
 * @param before until the answer is there
 */
export function useResolved<Answer>(ask: () => Promise<Answer>, before: Answer): Answer {
  const [answer, setAnswer] = useState(before)
  useAnswer(ask, setAnswer)
  return answer
}
