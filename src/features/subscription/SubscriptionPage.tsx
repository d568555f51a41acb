import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { planQuery, subscriptionStatusQuery } from '../../api/payment.ts'
import * as account from '../../domain/page.css.ts'
import { useShownError } from '../../domain/LoadFailure.tsx'
import { commonError } from '../../domain/failures.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useConfirmations } from '../../payments/confirmations.ts'
import { ConfirmationNotice } from '../../payments/ConfirmationNotice.tsx'
import { SUBSCRIPTION } from '../../payments/purchases.ts'
import { ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { stack, visuallyHidden } from '../../ui/theme/global.css.ts'
import { SkeletonParts } from '../../ui/feedback/Skeleton.tsx'
import { ActivePlan } from './ActivePlan.tsx'
import { PlanOffer, subscriptionTexts } from './PlanOffer.tsx'
import * as styles from './subscription.css.ts'
import { watchTabs } from '../../payments/journal.ts'
import { resume } from '../../payments/confirm.ts'
import { useSubscription, usePromise } from '../../ui/hooks/events.ts'

/** Price shown if the plan can't be loaded (rupees). */
const USUAL_PRICE = 999

/** The subscription page (§subscription.3). */
export default function SubscriptionPage() {
  const { t } = useLingui()
  return (
    <Page
      title={t({ message: 'Subscription', comment: 'Title of the page of the premium plan.' })}
      className={account.page}
      sub={
        <Trans comment="Under the title of the page of the premium plan.">
          Every contact of every enquiry and business, for one price a year.
        </Trans>
      }
    >
      <Membership />
    </Page>
  )
}

/** Nothing is offered before it is clear that no membership is active or being paid for. */
function Membership() {
  const locale = useLocale()
  const status = useQuery(subscriptionStatusQuery(locale))
  const resumed = useResumed()
  const confirmations = useConfirmations()
  const paid = confirmations.find(
    ({ entry, state }) => entry.purpose === SUBSCRIPTION && (state === 'confirming' || state === 'waiting'),
  )
  const { has_active_subscription: isActive, subscriptions = [] } = status.data ?? {}
  // These include refused payments for contacts, whose page may be gone.
  const open = confirmations.filter(
    ({ entry, state }) => state === 'refused' || (state === 'unsure' && entry.purpose === SUBSCRIPTION && !isActive),
  )
  const notices = open.map((one) => <ConfirmationNotice key={one.entry.order} confirmation={one} />)
  const isOffered = resumed && isActive === false && !paid
  // The plan is queried here, so that loading is announced once.
  const plan = useQuery({ ...planQuery(locale), enabled: isOffered })
  const [statusError, planError] = [useShownError(status), useShownError(plan)]
  const price = formatRupees(USUAL_PRICE)

  if (isActive)
    return (
      <div className={stack.m}>
        {notices}
        <ActivePlan subscription={subscriptions[0]} />
      </div>
    )
  if (paid) return <ConfirmationNotice key={paid.entry.order} confirmation={paid} />
  if (!status.data && statusError)
    return (
      <div className={stack.m}>
        {notices}
        <Failure error={statusError} onRetry={status.refetch} text={subscriptionTexts.fetchStatus} />
      </div>
    )
  if (!plan.data && planError)
    return (
      <div className={stack.m}>
        {/* Nothing is sold at this price (§subscription.1). */}
        <p className={styles.price}>
          <Trans comment="On the page of the premium plan, when the plan could not be loaded. {price}: ₹999.">
            Premium membership usually costs <strong>{price}</strong> per year.
          </Trans>
        </p>
        <Failure error={planError} onRetry={plan.refetch} text={subscriptionTexts.fetchPlan} />
      </div>
    )
  if (!status.data || !resumed || !plan.data)
    return (
      <div>
        <p role="status" className={visuallyHidden}>
          <Trans comment="Screen reader: on the page of the premium plan.">Loading your subscription…</Trans>
        </p>
        <SkeletonParts count={1} />
      </div>
    )
  const [last] = subscriptions
  const ended = last && formatDate(locale, last.expiry_date)
  return (
    <div className={stack.m}>
      {notices}
      {ended && (
        <p>
          <Trans comment="For who had the plan. {ended}: 21 Apr 2026.">Your subscription ended on {ended}.</Trans>
        </p>
      )}
      <PlanOffer plan={plan.data} />
    </div>
  )
}

function Failure(props: { error: Error; onRetry: () => unknown; text: MessageDescriptor }) {
  const { t } = useLingui()
  return (
    <ErrorPanel
      title={
        <Trans comment="Heading on the page of the premium plan when loading failed.">
          Unable to load your subscription
        </Trans>
      }
      message={t(commonError(props.error) ?? props.text)}
      retryLabel={
        <Trans comment="Button: load the subscription once more. max 16" context="subscription">
          Retry
        </Trans>
      }
      onRetry={() => void props.onRetry()}
    />
  )
}

/** Resumes earlier payments and those of other tabs. True once they are known, so that nothing paid is offered. */
function useResumed(): boolean {
  const queryClient = useQueryClient()
  const start = useCallback(
    () =>
      resume(queryClient).then(
        () => true,
        () => true, // `pay` checks again before a payment
      ),
    [queryClient],
  )
  const known = usePromise(start, false)
  useSubscription(watchTabs, () => {
    void start()
    void queryClient.invalidateQueries({ queryKey: ['payment', 'getSubscriptionStatus'] })
  })
  return known
}
