import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../ui/Link.tsx'
import { ownEnquiriesQuery } from '../../api/enquiries.ts'
import { PAGE_SIZE } from '../../api/paging.ts'
import { EnquiryCard } from '../../domain/EnquiryCard.tsx'
import { paths } from '../../domain/paths.ts'
import { useFocusOnPaging } from '../../domain/useFocusOnPaging.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { button } from '../../ui/button.css.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { skeleton } from '../../ui/skeleton.css.ts'
import * as styles from './enquiries.css.ts'
import { listAddress } from './list-address.ts'
import { Reason } from './Reason.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** A page of one's own enquiries, 12 cards, in each of its states: on its way, there, none yet, failed. */
export function OwnEnquiries({ page }: { page: number }) {
  const { t } = useLingui()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(ownEnquiriesQuery(useLocale(), page))
  const heading = useFocusOnPaging('', page)
  const count = data?.count ?? 0
  const pages = Math.ceil(count / PAGE_SIZE)
  const failed = error && !isFetching && !data
  return (
    <section aria-labelledby="own" aria-busy={isFetching} className={styles.results}>
      <div>
        <h2 id="own" ref={heading} tabIndex={-1} className={styles.heading}>
          {pages > 1 && page <= pages ? (
            <Trans comment="Heading over the cards of own enquiries. {page}: number of this page, {pages}: of the last one.">
              All your enquiries, page {page} of {pages}
            </Trans>
          ) : (
            <Trans comment="Heading over the cards of own enquiries.">All your enquiries</Trans>
          )}
        </h2>
        <p role="status" className={styles.count}>
          {data
            ? t({
                message: plural(count, { one: '# enquiry', other: '# enquiries' }),
                comment: 'Under the heading: how many own enquiries there are.',
              })
            : failed
              ? null
              : t({ message: 'Loading enquiries…', comment: 'While the own enquiries are on their way.' })}
        </p>
      </div>
      {failed ? (
        <ErrorPanel
          title={<Trans comment="Heading when the own enquiries could not be loaded.">Failed to load enquiries</Trans>}
          message={<Reason error={error} />}
          retryLabel={<Trans comment="Button: load the own enquiries once more.">Try Again</Trans>}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <div className={styles.cards} aria-hidden>
          {Array.from({ length: PAGE_SIZE }, (_, card) => (
            <div key={card} className={`${skeleton} ${styles.skeletonCard}`} />
          ))}
        </div>
      ) : data.count === 0 ? (
        <EmptyState
          level={3}
          title={<Trans comment="On the page of own enquiries, when there are none.">No enquiries yet</Trans>}
          message={
            <Trans comment="On the page of own enquiries, when there are none.">
              Say what you want to buy or sell. After approval everybody sees it on the public board.
            </Trans>
          }
          action={
            <Link to={paths.newEnquiry()} className={button({ tone: 'leaf' })}>
              <Trans comment="Link on the page of own enquiries, when there are none: post the first one. max 24">
                Create first
              </Trans>
            </Link>
          }
        />
      ) : data.results.length === 0 ? (
        <EmptyState
          level={3}
          title={
            <Trans comment="On a page of own enquiries behind the last one.">The list ends before this page</Trans>
          }
          action={
            <Link to={listAddress(1)} className={button()}>
              <Trans comment="Link to the first page of the own enquiries.">To the first page</Trans>
            </Link>
          }
        />
      ) : (
        <>
          <ul className={`${styles.cards} ${isPlaceholderData ? styles.onTheWay : ''}`}>
            {data.results.map((enquiry, index) => (
              <li key={enquiry.id}>
                <EnquiryCard
                  enquiry={enquiry}
                  to={paths.enquiry(enquiry.id)}
                  eager={index < 4}
                  badge={<StatusBadge status={enquiry.status} />}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={listAddress}
            label={t({ message: 'Pages of your enquiries', comment: 'Screen reader: name of the list of pages.' })}
          />
        </>
      )}
    </section>
  )
}
