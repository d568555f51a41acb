import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import { AttemptText } from '../../domain/failures/AttemptText.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import * as panel from '../../ui/feedback/panel.css.ts'
import * as styles from './latest-enquiries.css.ts'
import { enquiriesError } from './enquiries-error.ts'
import { EnquiryRow, SkeletonRow } from './EnquiryRow.tsx'
import { MoreEnquiries } from './MoreEnquiries.tsx'

/** Rows shown at first, and added with each "Load more categories". All 500 at once would be unusable. */
const ROWS = 12
/** Rows rendered first. Rendering all at once would block a slow phone too long. */
const FIRST_ROWS = 1

/** Rows of the latest leads by category, with their skeleton, their empty state and their error (§home.7). */
export function LatestEnquiries() {
  const { t } = useLingui()
  const { data, error, isFetching, failureCount, failureReason, refetch } = useQuery(latestEnquiriesQuery(useLocale()))
  const isComplete = useDeferredValue(data !== undefined)
  return (
    // Takes the focus when the leads replace the error and its button.
    <div tabIndex={-1} className={`${column} ${styles.leads}`}>
      <p role="status" className={data || error ? visuallyHidden : styles.status}>
        {data ? (
          <Trans comment="Screen reader: once, when the leads on the home page are there.">Latest leads loaded</Trans>
        ) : error && !isFetching ? null : failureCount > 0 ? (
          <AttemptText reason={t(enquiriesError(failureReason))} failures={failureCount} />
        ) : (
          <span className={visuallyHidden}>
            <Trans comment="Screen reader: while the leads on the home page are on their way.">
              Loading latest leads…
            </Trans>
          </span>
        )}
      </p>
      {data ? (
        data.length > 0 ? (
          <>
            {data.slice(0, isComplete ? ROWS : FIRST_ROWS).map(([category, enquiries], row) => (
              <EnquiryRow key={category} category={category} enquiries={enquiries} first={row === 0} />
            ))}
            {isComplete && data.length > ROWS && <MoreEnquiries rows={data.slice(ROWS)} step={ROWS} />}
          </>
        ) : (
          <div className={panel.panel}>
            <h2 className={panel.title}>
              <Trans comment="Home page, when there are no enquiries at all.">No leads yet</Trans>
            </h2>
            <p className={panel.text}>
              <Trans comment="Home page, when there are no enquiries at all.">
                Nobody has posted an enquiry yet. Be the first: log in and say what you want to buy or sell.
              </Trans>
            </p>
          </div>
        )
      ) : error && !isFetching ? (
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
