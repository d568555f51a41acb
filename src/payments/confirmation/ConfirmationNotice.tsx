import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { confirm, dismiss } from './confirm.ts'
import type { Confirmation } from './confirmations.ts'
import { ConfirmationText } from './ConfirmationText.tsx'
import * as styles from '../checkout/payments.css.ts'
import { usePromise } from '../../ui/hooks/usePromise.ts'
import type { Entry } from './journal.ts'
import { isStored } from './journal-store.ts'

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
            <p className={styles.small}>
              <Trans comment="Under a payment that is not confirmed. {reference}: the payment’s number, such as pay_29QQoUBi66xm2f, to be quoted to our support.">
                Payment reference: {reference}
              </Trans>
            </p>
          )}
          <div className={styles.actions}>
            <Button tone="leaf" onPress={() => void confirm(entry, queryClient)}>
              <Trans comment="Button: asks again whether a payment has arrived. max 16">Check again</Trans>
            </Button>
            <Link to={paths.support()} className={button()}>
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

/**
 * Says whether the person may leave the page: a payment that was not stored is known only to this page. A contact
 * looked up without a journal entry has an empty owner and is safe, because the server knows the payment.
 */
function Leaving({ entry: { order, owner } }: { entry: Entry }) {
  const isKept = useCallback(async () => owner === '' || isStored(order), [order, owner])
  return (
    <p>
      {usePromise(isKept, false) ? (
        <Trans comment="Under: Confirming your payment…">You will not be charged again. You can leave this page.</Trans>
      ) : (
        <Trans comment="Under: Confirming your payment… in a browser that is set to store nothing for websites.">
          You will not be charged again. Keep this page open until your payment is confirmed.
        </Trans>
      )}
    </p>
  )
}
