import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, type ReactNode } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import type { EnquirySummary as Enquiry } from '../../api/enquiries.ts'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import * as styles from './enquiry.css.ts'
import { EnquiryTitle } from './EnquiryTitle.tsx'
import { EnquiryType, Quantity } from './EnquiryWords.tsx'

/**
 * Card of an enquiry in a list: photo, title with place, price per kg, quantity, buy or sell, date. The complete card
 * is one link. Rendered again only with another enquiry.
 */
export const EnquiryCard = memo(function EnquiryCard(props: {
  enquiry: Enquiry
  to: string
  eager?: boolean
  /** Shown beside the type badge. */
  badge?: ReactNode
}) {
  const { enquiry, to, eager, badge } = props
  const { t } = useLingui()
  const locale = useLocale()
  const title = useId()
  const price = formatRupees(enquiry.expected_price)
  return (
    // The price is part of the name, because a place may have several enquiries for the same produce.
    <article aria-labelledby={`${title} ${title}-price`} className={styles.card}>
      <Photo src={enquiry.photo} alt="" width={400} height={300} className={styles.photo} eager={eager} />
      <div className={styles.body}>
        <h3 id={title} className={styles.title}>
          <Link to={to} className={styles.link}>
            <EnquiryTitle enquiry={enquiry} />
          </Link>
        </h3>
        <p id={`${title}-price`} className={styles.price}>
          <span>
            <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
              <strong className={styles.amount}>{price}</strong> per kg
            </Trans>
          </span>
          <span className={styles.quantity}>
            <Quantity {...enquiry} />
          </span>
        </p>
        {/* If there is a location, the title names it. */}
        {!enquiry.location && (
          <p className={styles.fact}>
            <Icon name="place" />
            {t({ message: 'Location unavailable', comment: 'Where the place of an enquiry is not known.' })}
          </p>
        )}
        <p className={styles.badges}>
          <span className={styles.badge({ type: enquiry.type })}>
            <EnquiryType type={enquiry.type} />
          </span>
          {badge}
          {/* The prerendered date may come from another version of the locale data. */}
          <time dateTime={enquiry.created_at} className={styles.date} suppressHydrationWarning>
            {formatDate(locale, enquiry.created_at)}
          </time>
        </p>
      </div>
    </article>
  )
})
