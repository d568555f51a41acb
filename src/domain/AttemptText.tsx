import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ATTEMPTS } from '../api/attempts.ts'
import { ApiError } from '../api/errors.ts'

/** What is said while something is asked for again: why the last attempt failed, and which one this is. */
export function AttemptText({ error, failures }: { error: unknown; failures: number }) {
  const { t } = useLingui()
  const reason = t(reasonOf(error))
  const attempt = failures + 1
  return (
    <Trans comment="While a list is asked for again. {reason}: a sentence that says why it failed before; {ATTEMPTS}: at most so many times.">
      {reason} Attempt {attempt} of {ATTEMPTS}…
    </Trans>
  )
}

function reasonOf(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError) || error.kind === 'bad-reply') return texts.server
  const { kind, status } = error
  if (kind !== 'http') return kind === 'timeout' ? texts.slow : texts.network
  if (status >= 500) return texts.server
  return status === 429 ? texts.busy : status === 404 ? texts.notFound : texts.refused
}

const texts = {
  slow: msg({ message: 'The connection is slow.', comment: 'Why something is asked for once more.' }),
  network: msg({ message: 'The connection failed.', comment: 'Why something is asked for once more.' }),
  server: msg({ message: 'The server has a problem.', comment: 'Why something is asked for once more.' }),
  busy: msg({ message: 'The server is very busy.', comment: 'Why something is asked for once more.' }),
  notFound: msg({ message: 'The server did not find it.', comment: 'Why something is asked for once more.' }),
  refused: msg({ message: 'The server refused it.', comment: 'Why something is asked for once more.' }),
}
