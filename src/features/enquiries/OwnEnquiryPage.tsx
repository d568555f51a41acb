import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { enquiryQuery, type Enquiry } from '../../api/enquiries.ts'
import { ApiError } from '../../api/errors.ts'
import { LastSeenCopy, lastSeenCopyOf } from '../../domain/business/contact.tsx'
import { idIn, paths } from '../../domain/navigation/paths.ts'
import { EnquiryTitle, produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { LoadFailure } from '../../domain/LoadFailure.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { atStart, button } from '../../ui/controls/button.css.ts'
import { back, edit } from '../../ui/layout/icons.ts'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import * as styles from './enquiry-page.css.ts'
import { useState } from 'react'
import { EnquiryFacts, written } from '../../domain/enquiry/EnquiryFacts.tsx'
import { StatusBadge } from '../../domain/enquiry/EnquiryFilters.tsx'
import { EnquiryType } from '../../domain/enquiry/EnquiryWords.tsx'
import { InterestedUsers } from '../../domain/enquiry/InterestedUsers.tsx'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import { Badge } from '../../ui/layout/Card.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { EnquiryActions, Gallery } from './Gallery.tsx'
import { CloseEnquiry } from './CloseEnquiry.tsx'
import { Timeline } from './Timeline.tsx'

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
        <LoadFailure
          title={
            <Trans comment="Heading when an own enquiry could not be loaded.">Failed to fetch enquiry details</Trans>
          }
          error={error}
          onRetry={refetch}
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

/** An own enquiry with the owner's actions (add and delete photos, edit, close) and its timeline. */
export function OwnEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const [closing, setClosing] = useState(false)
  const locale = useLocale()
  const price = formatRupees(enquiry.expected_price)
  const isClosed = enquiry.status === 'closed'
  return (
    <>
      <div className={styles.badges}>
        <Badge tone={enquiry.type}>
          <EnquiryType type={enquiry.type} />
        </Badge>
        <StatusBadge status={enquiry.status} />
      </div>
      <div className={styles.columns}>
        <Gallery enquiry={enquiry} canChange={!isClosed} />
        <div className={styles.side}>
          <Card as="section">
            <h2 className={styles.heading}>
              <Trans comment="Heading over quantity, price and other facts of an enquiry.">Details</Trans>
            </h2>
            <p className={styles.price}>
              <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
                <strong className={styles.amount}>{price}</strong> per kg
              </Trans>
            </p>
            <MandiHint commodityName={enquiry.sub_category.name} location={enquiry.location} />
            {enquiry.status === 'pending' && (
              <p>
                <Trans comment="On the page of an own enquiry that waits for approval.">
                  Enquiries are approved after 24 hours. Then others see it on the public board.
                </Trans>
              </p>
            )}
            <EnquiryFacts
              enquiry={enquiry}
              variant="own"
              more={[
                {
                  term: <Trans comment="Fact about an enquiry; its value is a date.">Posted on</Trans>,
                  value: <time dateTime={enquiry.created_at}>{formatDate(locale, enquiry.created_at)}</time>,
                },
                {
                  term: <Trans comment="Fact about an enquiry: what its owner added.">Notes</Trans>,
                  value: written(enquiry.additional_notes),
                },
                {
                  term: <Trans comment="Fact about a closed enquiry: why its owner closed it.">Closing remark</Trans>,
                  value: written(enquiry.closing_remark),
                },
              ]}
            />
          </Card>
          {isClosed ? (
            <p className={styles.closed}>
              <Trans comment="On the page of an own enquiry that was closed.">
                This enquiry is closed. It can’t be changed any more.
              </Trans>
            </p>
          ) : (
            <EnquiryActions className={styles.actions}>
              <Link to={paths.editEnquiry(enquiry.id)} className={button({ tone: 'main' })}>
                <Icon icon={edit} />
                <Trans comment="Button on the page of an own enquiry. max 24">Edit Enquiry</Trans>
              </Link>
              <Button tone="outline" onPress={() => setClosing(true)}>
                <Trans comment="Button on the page of an own enquiry, and title of the dialog that it opens. max 24">
                  Close Enquiry
                </Trans>
              </Button>
            </EnquiryActions>
          )}
          {enquiry.status === 'approved' && (
            <Link to={paths.boardEnquiry(enquiry.id)} className={styles.onBoard}>
              <Trans comment="Link on the page of an own enquiry: how others see it.">See it on the public board</Trans>
              <Icon name="forward" />
            </Link>
          )}
          <InterestedUsers enquiry={enquiry} />
          <Timeline enquiryId={enquiry.id} />
        </div>
      </div>
      {closing && <CloseEnquiry enquiry={enquiry} onDismiss={() => setClosing(false)} />}
    </>
  )
}
