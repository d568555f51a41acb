import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { refusalOf } from '../../api/errors.ts'
import { sendError } from '../../domain/failures.ts'
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
  // The server's message about a field says more than its general one.
  const [said] = Object.values(refusalOf(error).errors ?? {}).flat()
  const { text, serverMessage } = sendError(error, texts)
  return said ?? (text ? i18n._(text) : serverMessage)
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
