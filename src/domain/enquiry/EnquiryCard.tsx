import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import type { EnquirySummary as Enquiry } from '../../api/enquiries.ts'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import * as styles from './enquiry-card.css.ts'
import { EnquiryTitle } from './EnquiryTitle.tsx'
import { EnquiryType } from './EnquiryType.tsx'
import { Quantity } from './Quantity.tsx'

/**
 * One enquiry in a list: photo, title with its place, price per kg and quantity, buy or sell, date. The whole card is one link.
 */
export function EnquiryCard(props: {
  enquiry: Enquiry
  to: string
  eager?: boolean
  /** Beside the badge of its type. */
  badge?: ReactNode
}) {
  const { enquiry, to, eager, badge } = props
  const { t } = useLingui()
  const locale = useLocale()
  const title = useId()
  const price = formatRupees(enquiry.expected_price)
  return (
    // One place may have several of the same produce.
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
        {/* The title says where it is. */}
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
          {/* Prerendered, it may be written as another version of the language data has it. */}
          <time dateTime={enquiry.created_at} className={styles.date} suppressHydrationWarning>
            {formatDate(locale, enquiry.created_at)}
          </time>
        </p>
      </div>
    </article>
  )
}
