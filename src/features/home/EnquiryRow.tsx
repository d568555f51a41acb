import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import type { EnquirySummary as Enquiry } from '../../api/enquiries.ts'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import * as styles from './latest-enquiries.css.ts'
import { CARDS_SHOWN } from './cards-shown.ts'

/** The latest leads of one category. */
export function EnquiryRow(props: { category: string; enquiries: Enquiry[]; first: boolean }) {
  const { category, enquiries, first } = props
  const { t } = useLingui()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.row}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          <Heading category={category} />
        </h2>
        <Link
          to={paths.board()}
          className={styles.all}
          aria-label={t({
            message: `View all leads on ${category}`,
            comment: 'Screen reader: the link "View All" beside the heading of a category.',
          })}
        >
          <Trans comment="Link beside the heading of a row: all enquiries. max 16">View All</Trans>
          <Icon name="forward" />
        </Link>
      </div>
      <ul className={styles.cards}>
        {enquiries.slice(0, CARDS_SHOWN).map((enquiry, index) => (
          <li key={enquiry.id}>
            <EnquiryCard enquiry={enquiry} to={paths.boardEnquiry(enquiry.id)} eager={first && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A category name may be in another language than the page, so it is marked for screen readers. */
function Heading({ category: name }: { category: string }) {
  const category = <ForeignText text={name} />
  return (
    <Trans comment="Heading of a row on the home page. {category}: Vegetables, Fruits and so on.">
      Latest Leads on {category}
    </Trans>
  )
}

/** Placeholder row, as large as a loaded one. */
export function SkeletonRow() {
  return (
    <div className={styles.row} aria-hidden>
      <div className={styles.head}>
        <div className={`${skeleton} ${styles.skeletonHeading}`} />
      </div>
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className={`${skeleton} ${styles.skeletonCard}`} />
        ))}
      </div>
    </div>
  )
}
