import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import type { PriceRecord } from '../../api/mandi.ts'
import { NO_VALUE, priceText, type PriceUnit } from '../../domain/mandi/mandi-price.ts'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Names } from '../../domain/texts/Names.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import type { MandiView } from './mandi-view.ts'
import * as styles from './price-cards.css.ts'

const PriceAloud = lazy(() => import('./PriceAloud.tsx').catch(() => ({ default: () => null })))

/** The prices on a narrow screen: crop and price, kind and range, market and date (§mandi.3). */
export function PriceCards({ view: { unit }, records }: { view: MandiView; records: PriceRecord[] }) {
  const locale = useLocale()
  const districtName = useDistrictName()
  const id = useId()
  return (
    <ul className={styles.cards}>
      {records.map((record, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id and hold no state
        <li key={index}>
          <article
            // A market can have several prices of one crop, for different kinds or days.
            aria-labelledby={['', '-kind', '-market', '-date'].map((part) => `${id}-${index}${part}`).join(' ')}
            className={styles.card}
          >
            <h3 id={`${id}-${index}`} className={styles.commodity}>
              <ForeignText text={record.commodity} />
            </h3>
            <dl className={styles.facts}>
              <Fact
                label={<Trans comment="Head of a column of the mandi prices. max 16">Avg price</Trans>}
                className={styles.modal}
              >
                <PerUnit unit={unit} price={priceText(unit, record.modal_price)} />
              </Fact>
              <Fact
                label={
                  <Trans comment="On a card, before the kind of a crop and its grade. max 24">Variety and grade</Trans>
                }
                className={styles.kind}
              >
                <span id={`${id}-${index}-kind`}>
                  <Names texts={[record.variety, record.grade]} />
                </span>
              </Fact>
              <Fact
                label={<Trans comment="On a card: the lowest and the highest price. max 16">Min to max</Trans>}
                className={styles.range}
              >
                {priceText(unit, record.min_price)} – {priceText(unit, record.max_price)}
              </Fact>
            </dl>
            <dl className={styles.report}>
              <Fact
                label={<Trans comment="On a card, before the market with its district and state. max 16">Market</Trans>}
                className={styles.place}
              >
                <span id={`${id}-${index}-market`} className={styles.market}>
                  <ForeignText text={record.market} />
                </span>
                {', '}
                <Names texts={[districtName(record.state, record.district), stateName(locale, record.state)]} />
              </Fact>{' '}
              <Fact
                label={<Trans comment="Head of a column of the mandi prices: the day. max 16">Date</Trans>}
                className={styles.date}
              >
                <span id={`${id}-${index}-date`} suppressHydrationWarning>
                  {formatDate(locale, record.arrival_date) ?? NO_VALUE}
                </span>
              </Fact>
            </dl>
            <Suspense>
              <PriceAloud record={record} unit={unit} about={`${id}-${index}`} />
            </Suspense>
          </article>
        </li>
      ))}
    </ul>
  )
}

function PerUnit({ unit, price }: { unit: PriceUnit; price: string }) {
  return unit === 'kg' ? (
    <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
      <strong className={styles.amount}>{price}</strong> per kg
    </Trans>
  ) : (
    <Trans comment="Price of produce; {price} is an amount such as ₹2,350. A quintal is 100 kg.">
      <strong className={styles.amount}>{price}</strong> per quintal
    </Trans>
  )
}

/** A fact whose name is visually hidden, because its position on the card already tells what it is. */
const Fact = ({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt className={visuallyHidden}>{label}</dt>
    <dd>{children}</dd>
  </div>
)
