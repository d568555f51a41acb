import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { enquiryQuery } from '../../api/enquiries.ts'
import { ApiError } from '../../api/errors.ts'
import { LastSeenCopy, lastSeenCopyOf } from '../../domain/business/contact.tsx'
import { idIn, paths } from '../../domain/navigation/paths.ts'
import { EnquiryTitle, produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { loadError } from '../../domain/failures.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { atStart, button } from '../../ui/controls/button.css.ts'
import { back } from '../../ui/layout/icons.ts'
import { EmptyState, ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import * as styles from './enquiry-page.css.ts'
import { OwnEnquiry } from './OwnEnquiry.tsx'

/** Stands for an invalid id, which isn't requested. */
const NO_ENQUIRY = 0

/** One of the person's own enquiries (§enquiries.4). */
export default function OwnEnquiryPage() {
  const { t } = useLingui()
  const id = idIn(useParams()['id']) ?? NO_ENQUIRY
  const query = useQuery({
    ...enquiryQuery(useLocale(), id),
    enabled: id !== NO_ENQUIRY,
    // After a change of language the old text stays until the new one has loaded.
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
  const { data, error, isFetching, refetch } = query
  const isMissing = id === NO_ENQUIRY || (error instanceof ApiError && error.status === 404)
  const produce = data && !isMissing && produceName(data)
  const failed = error && !isFetching && !data
  return (
    <div className={`${column} ${styles.page}`}>
      <Link to={paths.enquiries()} className={`${button({ tone: 'quiet' })} ${atStart}`}>
        <Icon icon={back} />
        <Trans comment="Link over an own enquiry: back to the list of all own enquiries. max 30">
          Back to my enquiries
        </Trans>
      </Link>
      <PageHeader
        look="small"
        title={usePageTitle(
          produce
            ? t({
                message: `${produce}: my enquiry`,
                comment: 'Title of the browser tab of an own enquiry. {produce}: crop and variety.',
              })
            : t({ message: 'My enquiry', comment: 'Title of the page of one own enquiry.' }),
        )}
      >
        {data && !isMissing ? (
          <EnquiryTitle enquiry={data} />
        ) : (
          <Trans comment="Title of the page of one own enquiry.">My enquiry</Trans>
        )}
      </PageHeader>
      <p role="status" className={visuallyHidden}>
        {data && !isMissing ? (
          <Trans comment="Screen reader: once, when an own enquiry is there.">Enquiry loaded</Trans>
        ) : failed || isMissing ? null : (
          <Trans comment="Screen reader: while an own enquiry is on its way.">Loading the enquiry…</Trans>
        )}
      </p>
      {isMissing ? (
        <EmptyState
          title={<Trans comment="Heading when there is no enquiry at this address.">Enquiry not found</Trans>}
          message={
            <Trans comment="When there is no enquiry at this address.">
              It may belong to somebody else, or the link may be incomplete.
            </Trans>
          }
        />
      ) : data ? (
        <LastSeenCopy value={lastSeenCopyOf(query)}>
          <OwnEnquiry enquiry={data} />
        </LastSeenCopy>
      ) : failed ? (
        <ErrorPanel
          title={
            <Trans comment="Heading when an own enquiry could not be loaded.">Failed to fetch enquiry details</Trans>
          }
          message={t(loadError(error))}
          retryLabel={<Trans comment="Button: load the enquiry once more.">Try Again</Trans>}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.columns} aria-hidden>
          <div className={`${skeleton} ${styles.skeletonPhoto}`} />
          <SkeletonText lines={8} />
        </div>
      )}
    </div>
  )
}
