import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { paths } from '../domain/navigation/paths.ts'
import { foreignLang } from '../i18n/format.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { Link } from '../ui/controls/Link.tsx'
import { standaloneLink } from '../ui/controls/link.css.ts'
import { check } from '../ui/layout/icons.ts'
import { Icon } from '../ui/layout/Icon.tsx'
import { paymentErrorText, type PaymentError } from './payment-error.ts'
import * as styles from './payments.css.ts'
import { usePromise, useUnmount } from '../ui/hooks/events.ts'
import { isLasting } from './journal.ts'
import { PAISE } from './purchases.ts'
import { pay, type Context, type Outcome, type Sale } from './pay.ts'
import { note } from '../ui/theme/global.css.ts'

/** Our own text comes first, then the provider's or the server's message. As an alert, it is announced at once. */
export function PaymentProblem({
  error,
  text = paymentErrorText(error),
}: {
  error: PaymentError
  text?: MessageDescriptor
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
          <Link to={paths.support()} className={standaloneLink}>
            <Trans comment="Link to the support page, beside a payment that is not confirmed.">Get help</Trans>
          </Link>
        </>
      )}
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

export const HowToPay = () => (
  <p className={note}>
    <Trans comment="Where a contact or the plan is paid for. Razorpay: the payment provider’s name; UPI stays in Latin letters.">
      You pay in Razorpay’s window, by UPI, card or net banking. We never see your card or bank details.
    </Trans>
  </p>
)

/** Warning before a payment where this browser stores nothing for the site. */
export function NotLasting() {
  if (usePromise(isLasting, true)) return null
  return (
    <p className={styles.caution}>
      <Trans comment="Before paying, where the browser is set to store nothing for websites.">
        This browser stores nothing for this site. After paying, keep this page open until your payment is confirmed. If
        the page closes earlier, write to our support.
      </Trans>
    </p>
  )
}

export const Benefit = ({ children }: { children: ReactNode }) => (
  <li className={styles.item}>
    <span className={styles.tick}>
      <Icon icon={check} />
    </span>
    <span>{children}</span>
  </li>
)

export const MayHavePaid = () => (
  <Trans comment="Before somebody pays a second time for the same thing. A button that pays again and one that doesn’t follow.">
    You may have paid already. If you pay again, you may be charged twice. Please look into your bank or UPI app first.
  </Trans>
)

/**
 * A payment whose checkout is not open yet ends with `cancel` or with the component (§payments.28). `onPrice` is called
 * when the order's price (rupees) differs from the price shown.
 */
export function usePayment(onPrice: (price: number) => void) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [error, setError] = useState<PaymentError>()
  const [isPending, setPending] = useState(false)
  const running = useRef<AbortController>(undefined)
  const cancel = () => running.current?.abort()
  useUnmount(cancel)

  /** Resolves with undefined when the payment failed; `error` is then set. */
  async function start(
    sale: Sale,
    context: Pick<Context, 'beforeOpen' | 'isAgain'> = {},
  ): Promise<Outcome | undefined> {
    const { signal } = (running.current = new AbortController())
    setError(undefined)
    setPending(true)
    try {
      return await pay(sale, { queryClient, locale, signal, ...context })
    } catch (problem) {
      if (signal.aborted) return 'dismissed'
      const error = problem as PaymentError
      setError(error)
      if (error.paise) onPrice(error.paise / PAISE)
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { start, error, isPending, cancel, clear: () => setError(undefined) }
}
