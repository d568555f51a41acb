import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { paths } from '../domain/paths.ts'
import { Button } from '../ui/Button.tsx'
import { button } from '../ui/button.css.ts'
import { Spinner } from '../ui/Spinner.tsx'
import type { Confirmation } from './confirm.ts'
import { paymentErrorText } from './payment-error.ts'
import { ProblemDetail } from './PaymentProblem.tsx'
import * as styles from './payments.css.ts'

/** A payment that was made and is not confirmed: what happens, that nothing is charged again, and ways onward. */
export function ConfirmationNotice({ confirmation, onRetry }: { confirmation: Confirmation; onRetry: () => void }) {
  const { t } = useLingui()
  const { state, error, entry } = confirmation
  const isRefused = state === 'refused'
  const reference = entry.payment?.razorpay_payment_id ?? (entry.order.startsWith('order_') ? entry.order : undefined)
  return (
    <div className={isRefused ? styles.problem : styles.notice}>
      <div role={isRefused ? 'alert' : 'status'}>
        {state === 'confirming' ? (
          <p className={styles.line}>
            <Spinner />
            <Trans comment="After paying, until the server has confirmed the payment.">Confirming your payment…</Trans>
          </p>
        ) : (
          error && <p className={styles.line}>{t(paymentErrorText(error))}</p>
        )}
        {state !== 'confirming' && error && <ProblemDetail error={error} />}
      </div>
      {!isRefused && (
        <p>
          <Trans comment="Under: Confirming your payment…">
            You will not be charged again. You can leave this page.
          </Trans>
        </p>
      )}
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
            <Button tone="leaf" onPress={onRetry} isPending={state === 'confirming' && !error}>
              <Trans comment="Button: asks again whether a payment has arrived. max 16">Check again</Trans>
            </Button>
            <Link to={paths.support()} className={button({ tone: 'quiet' })}>
              <Trans comment="Link to the support page, beside a payment that is not confirmed.">Get help</Trans>
            </Link>
          </div>
        </>
      )}
    </div>
  )
}
