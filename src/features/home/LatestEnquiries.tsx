import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState, useId } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import { AttemptText, useShownError } from '../../domain/LoadFailure.tsx'
import { commonError, loadError } from '../../domain/failures.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { EmptyState, ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { column, muted, visuallyHidden } from '../../ui/theme/global.css.ts'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import * as styles from './home.css.ts'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { button } from '../../ui/controls/button.css.ts'
import { showMore } from '../../ui/hooks/focus.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { ApiError } from '../../api/errors.ts'

/** Number of cards per category: one row on a wide screen. The rest is behind "View All". */
export const CARDS_SHOWN = 4

/** Categories shown at first, and added by each press on “Load more categories”: all 500 would be too many to use. */
const ROWS = 12
/** Number of categories rendered first: rendering all at once would block a slow phone too long. */
const FIRST_ROWS = 1

/** The latest enquiries, with a row for each category (§home.7). */
export function LatestEnquiries() {
  const { t } = useLingui()
  const latest = useQuery(latestEnquiriesQuery(useLocale()))
  const { refetch } = latest
  const error = useShownError(latest)
  // The first enquiries show at once; the page answers while newer ones are rendered.
  const data = useDeferredValue(latest.data) ?? latest.data
  const isComplete = useDeferredValue(data !== undefined)
  const [shown, setShown] = useState(ROWS)
  const list = useRef<HTMLDivElement>(null)
  const isFailed = !data && error
  return (
    // The list takes the focus when the button of an error disappears.
    <div tabIndex={-1} className={`${column} ${styles.leads}`}>
      <p role="status" className={data || error || latest.failureCount === 0 ? visuallyHidden : muted}>
        {data ? (
          <Trans comment="Screen reader: once, when the leads on the home page are there.">Latest leads loaded</Trans>
        ) : isFailed ? null : latest.failureCount > 0 ? (
          <AttemptText reason={t(enquiriesError(latest.failureReason))} failures={latest.failureCount} />
        ) : (
          <Trans comment="Screen reader: while the leads are on their way.">Loading latest leads…</Trans>
        )}
      </p>
      {data ? (
        data.length > 0 ? (
          <>
            <div ref={list} className={styles.rows}>
              {data.slice(0, isComplete ? shown : FIRST_ROWS).map(([category, enquiries], row) => (
                <EnquiryRow
                  key={enquiries[0]?.product.id ?? category} // its name is another in each language
                  category={category}
                  enquiries={enquiries}
                  first={row === 0}
                />
              ))}
            </div>
            {isComplete && data.length > shown && (
              <button
                type="button"
                className={`${button()} ${styles.more}`}
                onClick={() => showMore(list, () => setShown(shown + ROWS))}
              >
                <Trans comment="Button under the rows of the home page: shows more. max 28">Load more categories</Trans>
              </button>
            )}
          </>
        ) : (
          <EmptyState
            title={<Trans comment="Home page, when there are no enquiries at all.">No leads yet</Trans>}
            message={
              <Trans comment="Home page, when there are no enquiries at all.">
                Nobody has posted an enquiry yet. Be the first: log in and say what you want to buy or sell.
              </Trans>
            }
          />
        )
      ) : isFailed ? (
        <ErrorPanel
          title={t({ message: 'Unable to Load Leads', comment: 'Heading on the home page when loading failed.' })}
          message={t(enquiriesError(error))}
          retryLabel={t({ message: 'Try Again', comment: 'Button: load the leads once more.' })}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <SkeletonRow />
          <SkeletonRow />
        </>
      )}
    </div>
  )
}

export function EnquiryRow(props: { category: string; enquiries: EnquirySummary[]; first: boolean }) {
  const { enquiries, first } = props
  const category = <ForeignText text={props.category} />
  const { t } = useLingui()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.row}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          <Trans comment="Heading of a row on the home page. {category}: Vegetables, say.">
            Latest Leads on {category}
          </Trans>
        </h2>
        <Link
          to={paths.board()}
          className={styles.all}
          aria-label={t({
            message: 'View all leads, of every category',
            comment: 'Screen reader: the link "View All" beside the heading of a category. It leads to the board.',
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

function SkeletonRow() {
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

/** The reason why the latest leads could not be loaded (§home.12). */
export function enquiriesError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500) return loadError(error)
  return commonError(error) ?? (error.status === 404 ? notFound : refused)
}
const notFound = msg({
  message: 'API endpoint not found. Please try again later.',
  comment: 'On the home page, when the latest leads could not be loaded.',
})
const refused = msg({
  message: 'Failed to fetch latest enquiries',
  comment: 'On the home page, when the latest leads could not be loaded.',
})
