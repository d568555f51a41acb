import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import type { ReadQueries } from '../../api/ask.ts'
import { allOwnEnquiriesQuery, ownEnquiriesQuery } from '../../api/enquiries.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../api/reads.ts'
import { mayBuy } from '../../domain/business/business-types.ts'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { allEnquiries, typeNames, TypeChoice, StatusBadge, statusNames } from '../../domain/enquiry/EnquiryFilters.tsx'
import { BeingSent, POSTING } from '../../domain/enquiry/posting.tsx'
import { CardResults } from '../../domain/lists/ListResults.tsx'
import { OtherResults } from '../../domain/lists/ListTools.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { useSession } from '../../session/session.ts'
import { Link, LinkChoice } from '../../ui/controls/Link.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { check, plus } from '../../ui/layout/icons.ts'
import { column } from '../../ui/theme/global.css.ts'
import * as styles from './enquiries.css.ts'
import { matches, isFiltered, ownRead, readClosed, readListView, STATES, type ListView } from './list-view.ts'

export const queries: ReadQueries = {
  listOwnEnquiries: (locale, read) =>
    read.query?.page_size === MAX_PAGE_SIZE ? allOwnEnquiriesQuery(locale) : ownEnquiriesQuery(locale, read),
}

/** The signed-in person's own enquiries (§enquiries.1). The filters are in the address. */
export default function EnquiriesPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const view = readListView(query)
  const { status = '', type = '', page } = view
  const filtered = isFiltered(view)
  const result = useOwnEnquiries(view)
  const count = result.data?.count ?? 0
  const closed = readClosed(useLocation().state)
  const produce = closed && <ForeignText text={closed} />
  // The list doesn't have it yet.
  const isSending = useIsMutating(POSTING) > 0
  return (
    <Page
      title={t({ message: 'My enquiries', comment: 'Title of the page with the person’s own enquiries.' })}
      className={`${column} ${styles.page}`}
      look="withAction"
      action={
        <Link to={paths.newEnquiry()} tone="main" icon={plus}>
          <Trans comment="Button on the page of own enquiries: post another one. max 20">Add new</Trans>
        </Link>
      }
    >
      {produce && (
        // The message was announced when the enquiry was closed, and can be read here (§shell.26).
        <p className={styles.notice}>
          <Icon icon={check} />
          <span>
            <Trans comment="On the page of own enquiries, after one was closed. {produce}: crop and variety.">
              Your enquiry for {produce} is closed.
            </Trans>
          </span>
        </p>
      )}
      {isSending && <BeingSent />}
      <CardResults
        result={result}
        title={
          filtered
            ? t({
                message: 'Your enquiries',
                comment: 'Heading over some of the own enquiries, as a filter wants them.',
              })
            : t({ message: 'All your enquiries', comment: 'Heading over the cards of own enquiries.' })
        }
        list={`own ${status} ${type}`}
        page={page}
        hrefOf={(other) => paths.enquiries({ ...view, page: other })}
        loading={<Trans comment="While the own enquiries are on their way.">Loading enquiries…</Trans>}
        count={
          (count > 0 || !isSending) && (
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
          )
        }
        tools={(filtered || count > 0) && <OwnFilters view={view} />}
        failure={<Trans comment="Heading when the own enquiries could not be loaded.">Failed to load enquiries</Trans>}
        pagesLabel={t({ message: 'Pages of your enquiries', comment: 'Screen reader: name of the list of pages.' })}
        empty={filtered ? <NoneSuch view={view} /> : !isSending && <NoneYet />}
        renderCard={(enquiry, index) => (
          <EnquiryCard
            enquiry={enquiry}
            to={paths.enquiry(enquiry.id)}
            eager={index < 4}
            badge={<StatusBadge status={enquiry.status} />}
          />
        )}
        placeholder="enquiry"
      />
    </Page>
  )
}

/** A page of own enquiries. With a filter, the device takes it from all of them (§enquiries.30). */
function useOwnEnquiries(view: ListView) {
  const locale = useLocale()
  const filtered = isFiltered(view)
  const first = PAGE_SIZE * (view.page - 1)
  const plain = useQuery({
    ...ownEnquiriesQuery(locale, ownRead(view)),
    enabled: !filtered,
    select: (data) => ({ ...data, isAll: true }),
  })
  const some = useQuery({
    ...allOwnEnquiriesQuery(locale),
    enabled: filtered,
    select: ({ enquiries, isAll }) => {
      const found = enquiries.filter((enquiry) => matches(view, enquiry))
      return { count: found.length, results: found.slice(first, first + PAGE_SIZE), isAll }
    },
  })
  return filtered ? some : plain
}

function OwnFilters({ view }: { view: ListView }) {
  const { t } = useLingui()
  const { businessType } = useSession()
  const hrefOf = (change: Partial<ListView>) => paths.enquiries({ ...view, ...change, page: 1 })
  return (
    <div className={styles.filters}>
      <LinkChoice
        label={t({
          message: 'Status of the enquiries',
          comment: 'Screen reader: name of a choice: all, pending, approved, closed.',
        })}
        choices={[undefined, ...STATES].map((status) => ({
          name: t(status ? stateNames[status] : allEnquiries),
          to: hrefOf({ status }),
          isCurrent: status === view.status,
        }))}
      />
      {(mayBuy(businessType) || view.type) && <TypeChoice chosen={view.type} hrefOf={(type) => hrefOf({ type })} />}
    </div>
  )
}

const stateNames = { open: statusNames.approved, progress: statusNames.pending, closed: statusNames.closed }

function NoneSuch({ view }: { view: ListView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const without = (filter: string, other: ListView) => (
    <OtherResults
      name={filter}
      to={paths.enquiries(other)}
      query={{
        ...allOwnEnquiriesQuery(locale),
        select: ({ enquiries }) => ({ count: enquiries.filter((enquiry) => matches(other, enquiry)).length }),
      }}
    />
  )
  return (
    <EmptyState
      level={3}
      title={<Trans comment="When a filter fits no own enquiry.">No such enquiries</Trans>}
      message={<Trans comment="When a filter fits no own enquiry.">None of your enquiries matches this filter.</Trans>}
      action={
        <>
          {view.status && without(t(stateNames[view.status]), { ...view, status: undefined, page: 1 })}
          {view.type && without(t(typeNames[view.type]), { ...view, type: undefined, page: 1 })}
          <Link to={paths.enquiries()} tone="leaf">
            <Trans comment="Link to own enquiries without a filter. max 30">Show all your enquiries</Trans>
          </Link>
        </>
      }
    />
  )
}

const NoneYet = () => (
  <EmptyState
    level={3}
    title={<Trans comment="On the page of own enquiries, when there are none.">No enquiries yet</Trans>}
    message={
      <Trans comment="On the page of own enquiries, when there are none.">
        Once approved, everyone can see your enquiry on the public board.
      </Trans>
    }
    action={
      <Link to={paths.newEnquiry()} tone="leaf">
        <Trans comment="Link in place of own enquiries: post the first one. max 24">Create first</Trans>
      </Link>
    }
  />
)
