import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSearchParams, useNavigate } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReadQueries } from '../../api/ask.ts'
import { boardEnquiriesQuery } from '../../api/enquiries.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { listPage, main, withSidebar } from '../../domain/lists/card-results.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import {
  readBoardView,
  boardAddress,
  boardRead,
  hasBoardFilters,
  unfilteredBoard,
  type BoardFilter,
  type BoardView,
} from './board-view.ts'
import { PAGE_SIZE } from '../../api/reads.ts'
import { CardResults } from '../../domain/lists/ListResults.tsx'
import { CategorySidebar } from '../../domain/catalogue/CategorySidebar.tsx'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { usePrefetch } from '../../domain/lists/useResults.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/environment.tsx'
import * as styles from './board.css.ts'
import { NoEnquiries } from './NoEnquiries.tsx'
import { BoardTools, SavedBoard } from './BoardTools.tsx'
import { typeNames, TypeChoice } from '../../domain/enquiry/EnquiryFilters.tsx'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { Badge } from '../../ui/layout/Card.tsx'

export const queries: ReadQueries = { listGlobalEnquiries: boardEnquiriesQuery }

/** The public board of enquiries (§board.2). All its state is in the address. */
export default function BoardPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const heading = t({ message: 'Enquiries', comment: 'Title of the public board of buy and sell enquiries.' })
  return (
    <div className={`${column} ${listPage}`}>
      <PageHeader
        look="list"
        title={usePageTitle(heading)}
        sub={
          <Trans comment="Under the title of the public board of enquiries.">
            What people across India want to buy and sell
          </Trans>
        }
      >
        {heading}
      </PageHeader>
      <Board view={readBoardView(query)} heading={heading} />
    </div>
  )
}

function Board({ view, heading }: { view: BoardView; heading: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { subcategory, name, type, page } = view
  const result = useQuery(boardEnquiriesQuery(locale, boardRead(view)))
  const { data, isPlaceholderData } = result
  const hasNext = data !== undefined && !isPlaceholderData && page * PAGE_SIZE < data.count
  usePrefetch(hasNext && boardEnquiriesQuery(locale, boardRead({ ...view, page: page + 1 })))
  const isNew = useNewSince(data && !isPlaceholderData && page === 1 && !hasBoardFilters(view) ? data.results : [])

  // A shared address may carry the name in another language.
  const [first] = subcategory === undefined ? [] : (data?.results ?? [])
  const shownName = first?.sub_category.name ?? name
  const filters: BoardFilter[] = [
    ...(shownName ? [{ name: shownName, without: { ...unfilteredBoard, type } }] : []),
    ...(type ? [{ name: t(typeNames[type]), without: { ...view, type: undefined, page: 1 } }] : []),
  ]
  const filterText = filters.map((filter) => filter.name).join(', ')
  const count = data?.count ?? 0
  const narrow = useMediaQuery(NARROW)
  const clearTo = hasBoardFilters(view) ? paths.board() : undefined
  const categories = {
    chosen: subcategory,
    categoryOfChosen: first?.product.id ?? undefined,
    hrefOf: (chosen?: { id: number; name: string }) =>
      boardAddress({ subcategory: chosen?.id, name: chosen?.name ?? '', type, page: 1 }),
    search: subcategory === undefined ? name : '',
    searchLabel: t({ message: 'Search enquiries', comment: 'Name of the search box on the board of enquiries.' }),
    onSearch: (search: string, isSameAct: boolean) =>
      void navigate(boardAddress({ subcategory: undefined, name: search, type, page: 1 }), { replace: isSameAct }),
    clearTo,
  }
  const types = <TypeChoice chosen={view.type} hrefOf={(type) => boardAddress({ ...view, type, page: 1 })} />
  return (
    <div className={withSidebar}>
      {!narrow && <CategorySidebar {...categories} isWaiting={result.isPending} />}
      <div className={main}>
        {narrow ? <BoardTools view={view} filters={filters} categories={categories} types={types} /> : types}
        <CardResults
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
          hrefOf={(page) => boardAddress({ ...view, page })}
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
          tools={!narrow && <SavedBoard view={view} />}
          empty={<NoEnquiries filters={filters} isFiltered={clearTo !== undefined} />}
          renderCard={(enquiry, index) => (
            <EnquiryCard
              enquiry={enquiry}
              to={paths.boardEnquiry(enquiry.id)}
              eager={index < 4}
              badge={isNew(enquiry.created_at) && <NewBadge />}
            />
          )}
          skeletonClass={styles.skeletonCard}
        />
      </div>
    </div>
  )
}

const later = (a: string | undefined, b: string | undefined) => (!a || (b && Date.parse(b) > Date.parse(a)) ? b : a)

/** Tells which enquiries are new since the last visit. `newest` must be unfiltered: a filter hides newer ones. */
export function useNewSince(newest: readonly { created_at: string }[]): (createdAt: string) => boolean {
  const [since] = useState(() => readStored('board_new_since') ?? readStored('board_newest_seen'))
  // Enquiries appear a day after their creation, so the newest one shown counts, and not the time of the visit.
  const newestShown = newest.map(({ created_at }) => created_at).reduce<string | undefined>(later, undefined)
  useEffect(() => {
    if (!newestShown) return
    // A reload counts as the same visit.
    openSession().store({
      board_new_since: since ?? newestShown,
      board_newest_seen: later(readStored('board_newest_seen'), newestShown),
    })
  }, [since, newestShown])
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
        <Trans comment="Screen reader: badge on the card of an enquiry that was not there at the last visit.">
          New since your last visit
        </Trans>
      </span>
    </Badge>
  )
}
