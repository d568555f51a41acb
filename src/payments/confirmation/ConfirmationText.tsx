import { Trans, useLingui } from '@lingui/react/macro'
import type { Confirmation } from './confirmations.ts'
import { commonError } from '../../domain/failures/common-error.ts'
import { paymentErrorText } from '../checkout/payment-error.ts'
import { ProblemDetail } from '../checkout/PaymentProblem.tsx'
import * as styles from '../checkout/payments.css.ts'
import { subjectOf } from '../contact/subject.ts'

/** Why a payment is not confirmed, or not yet. */
export function ConfirmationText({ confirmation: { state, error, entry } }: { confirmation: Confirmation }) {
  const { t } = useLingui()
  const common = commonError(error?.cause)
  if (state === 'confirming') return common ? <p>{t(common)}</p> : null
  if (state === 'unsure')
    return (
      <>
        <p className={styles.line}>
          <Trans comment="The payment window was open when the page was closed, so nobody knows whether it was paid.">
            You may have paid already.
          </Trans>
        </p>
        <p>
          <Trans comment="Under: You may have paid already.">
            The payment window was open when this page was closed. No payment has arrived with us so far; that can take
            some minutes. Please look into your bank or UPI app before you pay again.
          </Trans>
        </p>
        {common && <p>{t(common)}</p>}
        {error?.isConnection && <ProblemDetail error={error} />}
      </>
    )
  if (!error) return null
  if (state === 'refused' && subjectOf(entry.purpose))
    return (
      <p className={styles.line}>
        <Trans comment="A payment for the contact of an enquiry or a business that its owner has taken away since. Its reference and a link to our support follow.">
          You paid for a contact whose enquiry or business is no longer listed. Please write to our support.
        </Trans>
      </p>
    )
  return (
    <>
      <p className={styles.line}>{t(paymentErrorText(error))}</p>
      <ProblemDetail error={error} />
      {state === 'refused' && error.isCharged === false && (
        <p>
          <Trans comment="Under a payment that was refused.">No money was taken. You can pay again.</Trans>
        </p>
      )}
    </>
  )
}
