import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { boardEnquiriesQuery } from '../../api/enquiries.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { enquiryNews, useSaved, type SearchList } from '../../domain/lists/saved-searches/saved-searches.ts'
import { SavedSearches } from '../../domain/lists/saved-searches/SavedSearches.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import {
  boardAddress,
  boardRead,
  hasBoardFilters,
  readBoardView,
  type BoardFilter,
  type BoardView,
} from './board-view.ts'
import { typeNames } from '../../domain/enquiry/EnquiryFilters.tsx'
import type { ReactNode } from 'react'
import { Categories } from '../../domain/catalogue/CategorySidebar.tsx'
import type { CategoryListProps } from '../../domain/catalogue/CategoryList.tsx'
import { FilterChips, ListTools } from '../../domain/lists/ListTools.tsx'

/** Tools of the board on a phone. @param props.types the choice of buy or sell */
export function BoardTools(props: {
  view: BoardView
  filters: BoardFilter[]
  categories: CategoryListProps
  types: ReactNode
}) {
  const { view, filters, categories } = props
  const isFiltered = hasBoardFilters(view)
  const hasSaved = useSaved('saved_board').searches.length > 0
  const chips = filters.map(({ name, without }) => ({ name, without: boardAddress(without) }))
  return (
    <ListTools
      renderFilter={(close) => <Categories {...categories} onDone={close} />}
      renderMore={(isFiltered || hasSaved) && ((close) => <SavedBoard view={view} onOpen={close} />)}
      chips={isFiltered && <FilterChips chips={chips} clearTo={paths.board()} />}
    >
      {props.types}
    </ListTools>
  )
}

const useFirstPage = (view: BoardView) =>
  useQuery({ ...boardEnquiriesQuery(useLocale(), boardRead({ ...view, page: 1 })), enabled: hasBoardFilters(view) })

const list: SearchList = {
  key: 'saved_board',
  path: paths.board(),
  Search: function BoardSearch({ query, children }) {
    const { t } = useLingui()
    const view = readBoardView(new URLSearchParams(query))
    const { data, isError } = useFirstPage(view)
    const { subcategory, name, type } = view
    // The name is in the page's language once the server has sent it.
    const produce = subcategory === undefined ? name && `“${name}”` : (data?.results[0]?.sub_category.name ?? name)
    return children({
      title: [produce, type && t(typeNames[type])].filter(Boolean).join(', '),
      newsSince: data && ((seen) => enquiryNews.newsOf(data, seen)),
      isError,
    })
  },
}

export function SavedBoard({ view, onOpen }: { view: BoardView; onOpen?: () => void }) {
  const { data } = useFirstPage(view)
  const [, query = ''] = boardAddress({ ...view, page: 1 }).split('?')
  return (
    <SavedSearches
      list={list}
      query={query}
      isFiltered={hasBoardFilters(view)}
      seen={data && enquiryNews.markOf(data)}
      onOpen={onOpen}
    />
  )
}
