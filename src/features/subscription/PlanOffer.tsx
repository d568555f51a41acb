import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { Link } from '../../ui/controls/Link.tsx'
import { standaloneLink } from '../../ui/controls/link.css.ts'
import { createPayment, planQuery, type Plan } from '../../api/payment.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { isPremium } from '../../payments/confirmations.ts'
import { HowToPay, MayHavePaid, NotLasting, PaymentProblem, usePayment } from '../../payments/Payment.tsx'
import { PAISE, SUBSCRIPTION } from '../../payments/purchases.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { loadAlertDialog, NotDownloaded } from '../../ui/overlay/late-overlays.tsx'
import { Features, PlanCard } from './ActivePlan.tsx'
import * as styles from './subscription.css.ts'
import { ApiError } from '../../api/errors.ts'
import type { Locale } from '../../i18n/locales.ts'
import { PaymentError, paymentErrorText } from '../../payments/payment-error.ts'
import { commonError } from '../../domain/failures.ts'

const premium = msg({ message: 'Premium for one year', comment: 'What is paid for, in the payment provider’s window.' })

export function PlanOffer({ plan }: { plan: Plan }) {
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const question = useLazyComponent(loadAlertDialog)
  const [isAsked, setAsked] = useState(false)
  // The new price that the server named, instead of the plan's (rupees).
  const [named, setNamed] = useState<number>()
  const { start, error, isPending } = usePayment(setNamed)
  const amount = named ?? plan.amount

  async function join(isAgain = false) {
    const outcome = await start(
      {
        purpose: SUBSCRIPTION,
        description: premium,
        paise: Math.round(amount * PAISE),
        order: (signal) => orderPlan({ amount, description: t(premium) }, queryClient, locale, signal),
        isDone: () => isPremium(queryClient),
      },
      { isAgain },
    )
    if (outcome !== 'doubtful') return
    await question.wait()
    setAsked(true)
  }
  const price = formatRupees(amount)
  return (
    <PlanCard>
      <div className={styles.halves}>
        <div className={styles.inside}>
          <p className={styles.price}>
            <Trans comment="Price of the plan. {price}: ₹999.">
              <strong className={styles.amount}>{price}</strong> per year
            </Trans>
          </p>
          <NotLasting />
          {/* One button for all attempts, so that it keeps the focus. */}
          <Button tone="main" onPress={() => join()} isPending={isPending} className={styles.join}>
            {!error ? (
              <Trans comment="Button: pay for the premium plan. max 16">Join Now</Trans>
            ) : error.kind === 'price' ? (
              <Trans comment="Button that opens the payment window. {price}: ₹10">Pay {price}</Trans>
            ) : (
              <Trans comment="Button: start the payment of the plan once more. max 16" context="subscription">
                Retry
              </Trans>
            )}
          </Button>
          {error && <PaymentProblem error={error} text={joinError(error)} />}
          <HowToPay />
          <Link to={paths.terms()} className={standaloneLink}>
            <Trans comment="Link to the policies, under the offer of the premium plan.">Cancellation and refund</Trans>
          </Link>
        </div>
        {question.failed && <NotDownloaded />}
        {question.Late && isAsked && (
          <question.Late
            isOpen
            onOpenChange={setAsked}
            title={
              <Trans comment="Title of the question before a second payment for the same thing.">Pay again?</Trans>
            }
            actions={
              <>
                <Button tone="main" onPress={() => setAsked(false)} takesFocus>
                  <Trans comment="Button: the harmless answer to: Pay again? max 20">Don’t pay again</Trans>
                </Button>
                <Button
                  tone="outline"
                  onPress={() => {
                    setAsked(false)
                    void join(true)
                  }}
                >
                  <Trans comment="Button: opens the payment window once more. max 20">Pay again</Trans>
                </Button>
              </>
            }
          >
            <p>
              <MayHavePaid />
            </p>
          </question.Late>
        )}
        <div className={styles.inside}>
          <Features features={plan.features} />
        </div>
      </div>
    </PlanCard>
  )
}

/** Reads the price again after a refusal. @throws PaymentError `price` with the current price, if changed; ApiError */
async function orderPlan(
  input: Parameters<typeof createPayment>[0],
  queryClient: QueryClient,
  locale: Locale,
  signal: AbortSignal,
): ReturnType<typeof createPayment> {
  try {
    return await createPayment(input, locale, signal)
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === 'http' && cause.status === 400) {
      const now = await queryClient.fetchQuery({ ...planQuery(locale), staleTime: 0 }).catch(() => undefined)
      if (now && now.amount !== input.amount) throw new PaymentError('price', { paise: Math.round(now.amount * PAISE) })
    }
    throw cause
  }
}

/** Texts for failures on the subscription page (§subscription.8). */
export const subscriptionTexts = {
  fetchStatus: msg({
    message: 'Failed to fetch subscription status. Please try again.',
    comment: 'On the page of the premium plan: whether the person has it could not be loaded.',
  }),
  fetchPlan: msg({
    message: 'Failed to fetch subscription plan. Please try again.',
    comment: 'On the page of the premium plan: its price and features could not be loaded.',
  }),
  createPayment: msg({
    message: 'Failed to create payment. Please try again.',
    comment: 'On the page of the premium plan: the server made no order.',
  }),
  general: msg({
    message: 'Something went wrong. Please try again.',
    comment: 'On the page of the premium plan: the payment could not be started.',
  }),
}

export function joinError(error: PaymentError): MessageDescriptor {
  const common = commonError(error.cause)
  if (common) return common
  if (error.kind === 'order') return subscriptionTexts.createPayment
  if (error.kind === 'initiate') return subscriptionTexts.general
  return paymentErrorText(error)
}
