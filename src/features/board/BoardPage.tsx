import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSearchParams, useNavigate } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReadQueries } from '../../api/ask.ts'
import { boardEnquiriesQuery } from '../../api/enquiries.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { listPage } from '../../domain/lists/card-results.css.ts'
import {
  readBoardView,
  boardRead,
  hasBoardFilters,
  unfilteredBoard,
  type BoardFilter,
  type BoardView,
} from './board-view.ts'
import { HOUR, PAGE_SIZE } from '../../api/reads.ts'
import { useProduceMeant, useSubcategoryName } from '../../domain/catalogue/produce.ts'
import { CatalogueList } from '../../domain/lists/CatalogueList.tsx'
import type { SearchList } from '../../domain/lists/saved-searches/saved-searches.ts'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { ForeignText, Names } from '../../domain/texts/ForeignText.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { chat } from '../../ui/layout/icons.ts'
import { OtherResults } from '../../domain/lists/ListTools.tsx'
import { usePrefetch } from '../../domain/lists/ListResults.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { typeNames, TypeChoice } from '../../domain/enquiry/EnquiryFilters.tsx'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { Badge } from '../../ui/layout/Card.tsx'

export const queries: ReadQueries = { listGlobalEnquiries: boardEnquiriesQuery }

/** The public board of enquiries (§board.2). All its state is in the address. */
export default function BoardPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const view = readBoardView(address)
  const { subcategory, name, type, page } = view
  const result = useQuery(boardEnquiriesQuery(locale, boardRead(view)))
  const { data, dataUpdatedAt, isPlaceholderData } = result
  const hasNext = data !== undefined && !isPlaceholderData && page * PAGE_SIZE < data.count
  usePrefetch(hasNext && boardEnquiriesQuery(locale, boardRead({ ...view, page: page + 1 })))
  const isHead = !isPlaceholderData && page === 1 && !hasBoardFilters(view)
  const isNew = useNewSince((isHead && data?.results) || [], dataUpdatedAt)

  // A shared address may carry the name in another language.
  const [first] = subcategory === undefined ? [] : (data?.results ?? [])
  const nameOfEmpty = useSubcategoryName(data && !first ? subcategory : undefined, name)
  const shownName = first?.sub_category.name ?? nameOfEmpty
  const filters: BoardFilter[] = [
    ...(shownName ? [{ name: shownName, without: { ...unfilteredBoard, type } }] : []),
    ...(type ? [{ name: t(typeNames[type]), without: { ...view, type: undefined, page: 1 } }] : []),
  ]
  const filterText = filters.map((filter) => filter.name).join(', ')
  const count = data?.count ?? 0
  const clearTo = hasBoardFilters(view) ? paths.board() : undefined
  const categories = {
    chosen: subcategory,
    categoryOfChosen: first?.product.id ?? undefined,
    hrefOf: (chosen?: { id: number; name: string }) =>
      paths.board({ subcategory: chosen?.id, name: chosen?.name ?? '', type, page: 1 }),
    search: subcategory === undefined ? name : '',
    searchLabel: t({ message: 'Search enquiries', comment: 'Name of the search box on the board of enquiries.' }),
    onSearch: (search: string, isContinued: boolean) =>
      void navigate(paths.board({ subcategory: undefined, name: search, type, page: 1 }), { replace: isContinued }),
    clearTo,
  }
  const heading = t({ message: 'Enquiries', comment: 'Title of the public board of buy and sell enquiries.' })
  return (
    <Page
      title={heading}
      className={`${column} ${listPage}`}
      look="list"
      sub={<Trans comment="Under the title of the board.">What people across India want to buy and sell</Trans>}
    >
      <CatalogueList
        categories={categories}
        choice={<TypeChoice chosen={type} hrefOf={(type) => paths.board({ ...view, type, page: 1 })} />}
        searches={searches}
        query={paths.board({ ...view, page: 1 }).split('?')[1] ?? ''}
        chips={filters.map(({ name, without }) => ({ name, without: paths.board(without) }))}
        result={result}
        title={
          !clearTo
            ? t({ message: 'All enquiries', comment: 'Heading over the cards of the board without a filter.' })
            : filterText === ''
              ? heading // a link without the name of its kind of produce
              : t({
                  message: `Enquiries: ${filterText}`,
                  comment:
                    'Heading over the cards of the board. {filterText}: a kind of produce, or what was searched for; buy or sell.',
                })
        }
        list={JSON.stringify(boardRead({ ...view, page: 1 }))}
        page={page}
        hrefOf={(page) => paths.board({ ...view, page })}
        loading={<Trans comment="While the enquiries of the board are on their way.">Loading enquiries…</Trans>}
        count={
          <Plural
            comment="Over the cards of the board: how many enquiries match."
            value={count}
            one="# enquiry"
            other="# enquiries"
          />
        }
        failure={<Trans comment="Heading when the enquiries could not be loaded.">Failed to load enquiries</Trans>}
        pagesLabel={t({ message: 'Pages of enquiries', comment: 'Screen reader: name of the list of pages.' })}
        empty={<NoEnquiries view={view} filters={filters} isFiltered={clearTo !== undefined} />}
        renderCard={(enquiry, index) => (
          <EnquiryCard
            enquiry={enquiry}
            to={paths.boardEnquiry(enquiry.id)}
            eager={index < 4}
            badge={isNew(enquiry.created_at) && <NewBadge />}
          />
        )}
        placeholder="enquiry"
      />
    </Page>
  )
}

const searches: SearchList = {
  key: 'saved_board',
  path: paths.board(),
  Title: function BoardTitle({ query }) {
    const { t } = useLingui()
    const { subcategory, name, type } = readBoardView(new URLSearchParams(query))
    const category = useSubcategoryName(subcategory, name)
    const produce = subcategory === undefined ? name && `“${name}”` : category
    return <Names texts={[produce, type && t(typeNames[type])]} />
  },
}

function NoEnquiries(props: { view: BoardView; filters: BoardFilter[]; isFiltered: boolean }) {
  const { view, filters, isFiltered } = props
  const locale = useLocale()
  const meant = useProduceMeant(view.subcategory === undefined ? view.name : '')
  const ways = [
    ...meant.map(({ id, name }) => ({ name, isMeant: true, other: { ...view, subcategory: id, name, page: 1 } })),
    ...filters.map(({ name, without }) => ({ name, other: without })),
  ]
  // The name may be in another language than the page.
  const name = <ForeignText text={filters.map((filter) => filter.name).join(', ')} />
  return (
    <EmptyState
      level={3}
      icon={chat}
      title={
        filters.length === 0 ? (
          <Trans comment="Instead of the cards of the board, when none matches.">No enquiries found</Trans>
        ) : (
          <Trans comment="Instead of the cards of the board, when none matches. {name}: the filters: a kind of produce or what was searched for, buy or sell.">
            No enquiries found for “{name}”
          </Trans>
        )
      }
      message={<Trans comment="On the empty board.">Post your own: those who are looking for it will find you.</Trans>}
      action={
        <>
          {ways.map(({ other, ...way }) => (
            <OtherResults
              key={paths.board(other)} // two filters may have one name
              {...way}
              to={paths.board(other)}
              query={boardEnquiriesQuery(locale, boardRead(other))}
            />
          ))}
          {isFiltered && (
            <Link to={paths.board()} tone="outline">
              <Trans comment="Link on the empty board: takes all filters away.">Show all enquiries</Trans>
            </Link>
          )}
          <Link to={paths.newEnquiry()} tone="main">
            <Trans comment="Link on the empty board: to the form for an enquiry.">Post an enquiry</Trans>
          </Link>
        </>
      }
    />
  )
}

const later = (a: string | undefined, b: string | undefined) => (!a || (b && Date.parse(b) > Date.parse(a)) ? b : a)

/**
 * Tells which enquiries are new since the last visit. `newest` must be unfiltered: a filter hides newer ones. They were
 * fetched `at` (ms since 1970): phones keep their tabs, so a visit ends an hour after the board was last fetched.
 */
export function useNewSince(newest: readonly { created_at: string }[], at: number): (createdAt: string) => boolean {
  const visit = readStored('board_new_since')
  const since = visit && at - visit.at < HOUR ? visit.since : readStored('board_newest_seen')
  // Enquiries appear a day after their creation, so the newest one shown counts, and not the time of the visit.
  const newestShown = newest.map(({ created_at }) => created_at).reduce<string | undefined>(later, undefined)
  useEffect(() => {
    if (!newestShown) return
    // A reload counts as the same visit.
    openSession().store({
      board_new_since: { since: since ?? newestShown, at: Math.max(at, visit?.at ?? 0) },
      board_newest_seen: later(readStored('board_newest_seen'), newestShown),
    })
  }, [since, newestShown, at, visit?.at])
  return (createdAt) => since !== undefined && Date.parse(createdAt) > Date.parse(since)
}

function NewBadge() {
  return (
    <Badge tone="warning">
      <span aria-hidden>
        <Trans comment="Badge on the card of an enquiry that was not there at the last visit. max 8" context="badge">
          New
        </Trans>
      </span>
      <span className={visuallyHidden}>
        <Trans comment="Screen reader: badge of an enquiry since the last visit.">New since your last visit</Trans>
      </span>
    </Badge>
  )
}
