import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ownEnquiriesQuery } from '../../api/enquiries.ts'
import { CardResults } from '../../domain/lists/CardResults.tsx'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import * as styles from './enquiries.css.ts'
import { listAddress } from './list-address.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** A page of one's own enquiries, 12 cards. */
export function OwnEnquiries({ page }: { page: number }) {
  const { t } = useLingui()
  const result = useQuery(ownEnquiriesQuery(useLocale(), page))
  const count = result.data?.count ?? 0
  return (
    <CardResults
      result={result}
      title={t({ message: 'All your enquiries', comment: 'Heading over the cards of own enquiries.' })}
      list="own"
      page={page}
      hrefOf={listAddress}
      loading={<Trans comment="While the own enquiries are on their way.">Loading enquiries…</Trans>}
      count={
        <Plural
          comment="Under the heading: how many own enquiries there are."
          value={count}
          one="# enquiry"
          other="# enquiries"
        />
      }
      failure={<Trans comment="Heading when the own enquiries could not be loaded.">Failed to load enquiries</Trans>}
      pagesLabel={t({ message: 'Pages of your enquiries', comment: 'Screen reader: name of the list of pages.' })}
      empty={<NoneYet />}
      renderCard={(enquiry, index) => (
        <EnquiryCard
          enquiry={enquiry}
          to={paths.enquiry(enquiry.id)}
          eager={index < 4}
          badge={<StatusBadge status={enquiry.status} />}
        />
      )}
      skeletonClass={styles.skeletonCard}
    />
  )
}

const NoneYet = () => (
  <EmptyState
    level={3}
    title={<Trans comment="On the page of own enquiries, when there are none.">No enquiries yet</Trans>}
    message={
      <Trans comment="On the page of own enquiries, when there are none.">
        Tell people what you want to buy or sell. Once approved, everyone can see it on the public board.
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
)
