import { Trans } from '@lingui/react/macro'
import { ATTEMPTS } from '../../api/retry.ts'

/**
 * What is said while something is asked for again.
 * @param props.reason why the last attempt failed, in a sentence
 */
export function AttemptText({ reason, failures }: { reason: string; failures: number }) {
  const attempt = failures + 1
  return (
    <Trans comment="While a list is asked for again. {reason}: a sentence that says why it failed before; {ATTEMPTS}: at most so many times.">
      {reason} Attempt {attempt} of {ATTEMPTS}…
    </Trans>
  )
}
