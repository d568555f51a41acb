import { Trans } from '@lingui/react/macro'
import { ATTEMPTS } from '../../api/retry.ts'

/**
 * Text shown during a retry.
 * @param props.reason why the last attempt failed, as a sentence
 */
export function AttemptText({ reason, failures }: { reason: string; failures: number }) {
  const attempt = failures + 1
  return (
    <Trans comment="While a list is asked for again. {reason}: a sentence that says why it failed before; {ATTEMPTS}: at most so many times.">
      {reason} Attempt {attempt} of {ATTEMPTS}…
    </Trans>
  )
}
