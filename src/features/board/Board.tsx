import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { globalEnquiriesQuery } from '../../api/enquiries.ts'
import { PAGE_SIZE } from '../../api/reads.ts'
import { CardResults } from '../../domain/lists/CardResults.tsx'
import { withSidebar } from '../../domain/lists/card-results.css.ts'
import { CategorySidebar } from '../../domain/catalogue/CategorySidebar.tsx'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { usePrefetch } from '../../domain/lists/usePrefetch.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import * as styles from './board.css.ts'
import { boardAddress, boardRead, hasBoardFilters, type BoardView } from './board-view.ts'
import { BoardTools } from './BoardTools.tsx'
import { NewBadge } from './NewBadge.tsx'
import { NoEnquiries } from './NoEnquiries.tsx'
import { SavedBoard } from './SavedBoard.tsx'
import { useNewSince } from './useNewSince.ts'
import { TypeChoice } from '../../domain/enquiry/TypeChoice.tsx'
import { typeNames } from '../../domain/enquiry/type-names.ts'

/** Categories, filters and the cards of a view of the board. */
export function Board({ view }: { view: BoardView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { subcategory, name, type, page } = view
  const result = useQuery(globalEnquiriesQuery(locale, boardRead(view)))
  const { data, isPlaceholderData } = result
  usePrefetchedNext(view, data !== undefined && !isPlaceholderData && page * PAGE_SIZE < data.count)
  const isNew = useNewSince(data && !isPlaceholderData && page === 1 && !hasBoardFilters(view) ? data.results : [])

  // A shared address may carry the name in another language.
  const [first] = subcategory === undefined ? [] : (data?.results ?? [])
  const shownName = first?.sub_category.name ?? name
  const filterText = [shownName, type && t(typeNames[type])].filter(Boolean).join(', ')
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
      <div className={styles.main}>
        {narrow ? <BoardTools view={view} name={shownName} categories={categories} types={types} /> : types}
        <CardResults
          result={result}
          title={
            filterText === ''
              ? t({ message: 'All enquiries', comment: 'Heading over the cards of the board without a filter.' })
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
          empty={<NoEnquiries view={view} name={shownName} filterText={filterText} />}
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

/** Prefetches the next page once the current one has loaded. */
function usePrefetchedNext(view: BoardView, wanted: boolean) {
  const locale = useLocale()
  usePrefetch(wanted && globalEnquiriesQuery(locale, boardRead({ ...view, page: view.page + 1 })))
}
