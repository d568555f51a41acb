import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import type { Subscription, Plan } from '../../api/payment.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge, Fact, Facts } from '../../ui/layout/Card.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Benefit } from '../../payments/Payment.tsx'
import * as styles from './subscription.css.ts'
import { FALLBACK, type Locale } from '../../i18n/locales.ts'
import { stack } from '../../ui/theme/global.css.ts'

/** `subscription`: the newest one; undefined if the server names none. */
export function ActivePlan({ subscription }: { subscription: Subscription | undefined }) {
  const locale = useLocale()
  const days = subscription?.days_remaining ?? 0
  return (
    <PlanCard
      badge={
        <Badge tone="good">
          <Trans comment="Badge: the subscription runs. max 12" context="subscription">
            ACTIVE
          </Trans>
        </Badge>
      }
    >
      <div className={styles.alone}>
        {subscription && (
          <>
            <Facts>
              <Fact term={<Trans comment="Before the date at which a subscription ends.">Valid until</Trans>}>
                <strong>{formatDate(locale, subscription.expiry_date)}</strong>
              </Fact>
              <Fact term={<Trans comment="Before the number of days that a subscription still runs.">Time left</Trans>}>
                <strong>
                  <Plural
                    comment="After “Time left”: how long a subscription still runs. {days}: a number."
                    value={days}
                    one="# day"
                    other="# days"
                  />
                </strong>
              </Fact>
            </Facts>
            <Features features={subscription.features} />
          </>
        )}
        <Link to={paths.board()} tone="leaf">
          <Trans comment="Link to the board, where members see every contact.">See enquiries with contacts</Trans>
        </Link>
      </div>
    </PlanCard>
  )
}

export const PlanCard = ({ badge, children }: { badge?: ReactNode; children: ReactNode }) => (
  <section aria-labelledby="membership" className={styles.card}>
    <div className={styles.band}>
      <span className={styles.emblem}>
        <Icon name="award" />
      </span>
      <h2 id="membership" className={styles.name}>
        <Trans comment="Name of the plan, over its card.">Premium membership</Trans>
      </h2>
      {badge}
    </div>
    {children}
  </section>
)

export function Features({ features }: { features: Plan['features'] }) {
  const { lang, texts } = featuresOf(features, useLocale())
  return (
    <ul lang={lang} className={stack.s}>
      {texts.map((text) => (
        <Benefit key={text}>{text}</Benefit>
      ))}
    </ul>
  )
}

export function featuresOf(features: Plan['features'], locale: Locale): { lang: Locale; texts: readonly string[] } {
  const own = features[locale]
  return own.length > 0 ? { lang: locale, texts: own } : { lang: FALLBACK, texts: features[FALLBACK] }
}
