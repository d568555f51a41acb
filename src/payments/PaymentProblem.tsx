import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../i18n/use-locale.ts'
import { paymentErrorText, type PaymentError } from './payment-error.ts'
import * as styles from './payments.css.ts'

/** Why a payment could not be made: our words first, then the provider's or the server's own. Said at once. */
export function PaymentProblem({ error }: { error: PaymentError }) {
  const { t } = useLingui()
  return (
    <div role="alert" className={styles.problem}>
      <p>{t(paymentErrorText(error))}</p>
      <ProblemDetail error={error} />
    </div>
  )
}

/** What the provider or the server said, or that the connection is to blame. */
export function ProblemDetail({ error }: { error: PaymentError }) {
  const locale = useLocale()
  if (error.isConnection)
    return (
      <p>
        <Trans comment="Under the reason why a payment, or its confirmation, failed.">
          Please check your internet connection.
        </Trans>
      </p>
    )
  return error.detail ? <p lang={locale}>{error.detail}</p> : null
}
