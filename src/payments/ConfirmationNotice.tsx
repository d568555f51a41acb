import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from '../ui/controls/Link.tsx'
import { paths } from '../domain/navigation/paths.ts'
import { Button, Spinner } from '../ui/controls/Button.tsx'
import { button } from '../ui/controls/button.css.ts'
import { confirm, dismiss } from './confirm.ts'
import type { Confirmation } from './confirmations.ts'
import * as styles from './payments.css.ts'
import { usePromise } from '../ui/hooks/events.ts'
import { isStored, type Entry } from './journal.ts'
import { commonError } from '../domain/failures.ts'
import { paymentErrorText } from './payment-error.ts'
import { ProblemDetail } from './Payment.tsx'
import { subjectOf } from './purchases.ts'
import { aboutPayment } from './reference.ts'
import { note, row } from '../ui/theme/global.css.ts'

/** Notice of an unsettled payment: its state, whether it is charged again, its reference, and what to do next. */
export function ConfirmationNotice({ confirmation }: { confirmation: Confirmation }) {
  const queryClient = useQueryClient()
  const { state, error, entry } = confirmation
  const isRefused = state === 'refused'
  const isPaid = state === 'confirming' || state === 'waiting'
  const reference = entry.payment?.razorpay_payment_id ?? (entry.order.startsWith('order_') ? entry.order : undefined)
  return (
    <div className={isRefused ? styles.problem : styles.notice}>
      <div role={isRefused ? 'alert' : 'status'}>
        {state === 'confirming' && (
          <p className={styles.line}>
            <Spinner />
            <Trans comment="After paying, until the server has confirmed the payment.">Confirming your payment…</Trans>
          </p>
        )}
        <ConfirmationText confirmation={confirmation} />
      </div>
      {isPaid && <Leaving entry={entry} />}
      {error && (
        <>
          {reference && (
            <p className={note}>
              <Trans comment="Under a payment that is not confirmed. {reference}: the payment’s number, such as pay_29QQoUBi66xm2f, to be quoted to our support.">
                Payment reference: {reference}
              </Trans>
            </p>
          )}
          <div className={row.s}>
            <Button tone="leaf" onPress={() => void confirm(entry, queryClient)}>
              <Trans comment="Button: asks again whether a payment has arrived. max 16">Check again</Trans>
            </Button>
            <Link to={paths.support()} state={reference && aboutPayment(reference)} className={button()}>
              <Trans comment="Link to the support page, beside a payment that is not confirmed.">Get help</Trans>
            </Link>
            {!isPaid && (
              <Button onPress={() => dismiss(entry.order)}>
                {isRefused ? (
                  <Trans comment="Button: takes the notice of a refused payment away. max 16">Dismiss</Trans>
                ) : (
                  <Trans comment="Button: the person knows that nothing was paid; the notice goes. max 20">
                    I have not paid
                  </Trans>
                )}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** Says whether the person may leave the page: only this page knows of a payment that was not stored. */
function Leaving({ entry: { order, owner } }: { entry: Entry }) {
  // A contact looked up without a journal entry has an empty owner and is safe: the server knows its payment.
  const isEntryStored = useCallback(async () => owner === '' || isStored(order), [order, owner])
  return (
    <p>
      {usePromise(isEntryStored, false) ? (
        <Trans comment="Under: Confirming your payment…">You will not be charged again. You can leave this page.</Trans>
      ) : (
        <Trans comment="Under: Confirming your payment… in a browser that is set to store nothing for websites.">
          You will not be charged again. Keep this page open until your payment is confirmed.
        </Trans>
      )}
    </p>
  )
}

function ConfirmationText({ confirmation: { state, error, entry } }: { confirmation: Confirmation }) {
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
