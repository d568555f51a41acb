import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CardResults } from '../../domain/lists/CardResults.tsx'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { button } from '../../ui/controls/button.css.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import * as styles from './enquiries.css.ts'
import { isFiltered, listAddress, type ListView } from './list-view.ts'
import { OwnFilters } from './OwnFilters.tsx'
import { useOwnEnquiries } from './useOwnEnquiries.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** A page of one's own enquiries, 12 cards. */
export function OwnEnquiries({ view }: { view: ListView }) {
  const { t } = useLingui()
  const { status = '', type = '', page } = view
  const filtered = isFiltered(view)
  const result = useOwnEnquiries(view)
  const count = result.data?.count ?? 0
  return (
    <CardResults
      result={result}
      title={
        filtered
          ? t({ message: 'Your enquiries', comment: 'Heading over some of the own enquiries, as a filter wants them.' })
          : t({ message: 'All your enquiries', comment: 'Heading over the cards of own enquiries.' })
      }
      list={`own ${status} ${type}`}
      page={page}
      hrefOf={(other) => listAddress({ ...view, page: other })}
      loading={<Trans comment="While the own enquiries are on their way.">Loading enquiries…</Trans>}
      count={
        <>
          <Plural
            comment="Under the heading: how many own enquiries there are."
            value={count}
            one="# enquiry"
            other="# enquiries"
          />
          {result.data?.isAll === false && (
            <>
              <br />
              <Trans comment="After: 7 enquiries. Where somebody has more than 1,000 and filters them.">
                Only your newest 1,000 enquiries were looked through.
              </Trans>
            </>
          )}
        </>
      }
      tools={(filtered || count > 0) && <OwnFilters view={view} />}
      failure={<Trans comment="Heading when the own enquiries could not be loaded.">Failed to load enquiries</Trans>}
      pagesLabel={t({ message: 'Pages of your enquiries', comment: 'Screen reader: name of the list of pages.' })}
      empty={filtered ? <NoneSuch /> : <NoneYet />}
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

const NoneSuch = () => (
  <EmptyState
    level={3}
    title={<Trans comment="On the page of own enquiries, when a filter fits none.">No such enquiries</Trans>}
    message={
      <Trans comment="On the page of own enquiries, when a filter fits none.">
        None of your enquiries is like that.
      </Trans>
    }
    action={
      <Link to={paths.enquiries()} className={button({ tone: 'leaf' })}>
        <Trans comment="Link on the page of own enquiries: takes the filter off. max 30">Show all your enquiries</Trans>
      </Link>
    }
  />
)

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
