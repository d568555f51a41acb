import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../domain/navigation/paths.ts'
import { foreignLang } from '../i18n/format.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { Link } from '../ui/controls/Link.tsx'
import { paymentErrorText, type PaymentError } from './payment-error.ts'
import * as styles from './payments.css.ts'

/**
 * Why a payment failed: our own text first, then the provider's or the server's message. An alert, so it is announced
 * at once.
 * @param text overrides the default text of the error
 */
export function PaymentProblem({
  error,
  text = paymentErrorText(error),
  action,
}: {
  error: PaymentError
  text?: MessageDescriptor
  action?: ReactNode
}) {
  const { t } = useLingui()
  return (
    <div role="alert" className={styles.problem}>
      <p>{t(text)}</p>
      <ProblemDetail error={error} />
      {error.isOrderRefused && (
        <>
          <p>
            <Trans comment="Under the server’s refusal to make an order. Load again: as with the browser’s button.">
              Nothing has been charged. Load this page again and try once more. If it is refused again, write to our
              support.
            </Trans>
          </p>
          <Link to={paths.support()}>
            <Trans comment="Link to the support page, beside a payment that is not confirmed.">Get help</Trans>
          </Link>
        </>
      )}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}

/** The provider's or the server's message, or a hint to check the connection. */
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
  return error.detail ? <p lang={foreignLang(locale, error.detail) ?? locale}>{error.detail}</p> : null
}
