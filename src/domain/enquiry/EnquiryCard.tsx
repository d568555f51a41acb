import { useLingui } from '@lingui/react/macro'
import { memo, useId, type ReactNode } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import type { EnquirySummary as Enquiry } from '../../api/enquiries.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge } from '../../ui/layout/Card.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import * as styles from './enquiry.css.ts'
import { EnquiryTitle } from './EnquiryTitle.tsx'
import { EnquiryType, Price, Quantity } from './EnquiryWords.tsx'

/** The whole card is one link. It renders again only for another enquiry. */
export const EnquiryCard = memo(function EnquiryCard(props: {
  enquiry: Enquiry
  to: string
  eager?: boolean
  badge?: ReactNode
}) {
  const { enquiry, to, eager, badge } = props
  const { t } = useLingui()
  const locale = useLocale()
  const title = useId()
  return (
    // A place may have several enquiries for the same produce, so the price is part of the name.
    <article aria-labelledby={`${title} ${title}-price`} className={styles.card}>
      <Photo src={enquiry.photo} alt="" width={400} height={300} className={styles.photo} eager={eager} />
      <div className={styles.body}>
        <h3 id={title} className={styles.title}>
          <Link to={to} className={styles.link}>
            <EnquiryTitle enquiry={enquiry} />
          </Link>
        </h3>
        <p id={`${title}-price`} className={styles.price}>
          <Price rupees={enquiry.expected_price} />
          <span className={styles.quantity}>
            <Quantity {...enquiry} />
          </span>
        </p>
        {/* A known location is in the title. */}
        {!enquiry.location && (
          <p className={styles.fact}>
            <Icon name="place" />
            {t({ message: 'Location unavailable', comment: 'Where the place of an enquiry is not known.' })}
          </p>
        )}
        <p className={styles.badges}>
          <Badge tone={enquiry.type}>
            <EnquiryType type={enquiry.type} />
          </Badge>
          {badge}
          {/* The build may format the date otherwise, because its locale data differ. */}
          <span className={styles.date} suppressHydrationWarning>
            {formatDate(locale, enquiry.created_at)}
          </span>
        </p>
      </div>
    </article>
  )
})
