import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/errors.ts'
import { commonError } from '../../domain/failures.ts'
import { failure } from './enquiries.css.ts'

/** An alert that says which action failed, and why. Its element is there, empty, before a failure. */
export const Failed = ({ error, children }: { error: unknown; children: ReactNode }) => (
  <div role="alert">
    {Boolean(error) && (
      <p className={failure}>
        {children} <Reason error={error} />
      </p>
    )}
  </div>
)

/** Why an action failed. (For loading: src/domain/failures.ts.) */
export function Reason({ error }: { error: unknown }) {
  const { i18n } = useLingui()
  const common = commonError(error)
  if (common) return i18n._(common)
  if (!(error instanceof ApiError) || error.kind === 'bad-reply') return i18n._(texts.unexpected)
  if (error.kind !== 'http') return i18n._(texts[error.kind])
  if (error.status >= 500) return i18n._(texts.server)
  // The server's message about a field says more than its general one.
  const { errors = {}, message } = error.refusal
  return Object.values(errors)[0]?.[0] ?? message ?? i18n._(texts.unexpected)
}

const texts = {
  offline: msg({
    message: 'There was no connection. Nothing is lost: try again when you have one.',
    comment: 'Why something about an enquiry could not be done.',
  }),
  network: msg({
    message: 'The connection broke. Please check your internet connection.',
    comment: 'Why something about an enquiry could not be done.',
  }),
  timeout: msg({
    message: 'The server did not answer in time.',
    comment: 'Why something about an enquiry could not be done.',
  }),
  server: msg({
    message: 'The server has a problem at the moment.',
    comment: 'Why something about an enquiry could not be done.',
  }),
  unexpected: msg({
    message: 'Something unexpected happened.',
    comment: 'Why something about an enquiry could not be done, when nothing more is known.',
  }),
}
