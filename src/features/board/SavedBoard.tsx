import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { boardEnquiriesQuery } from '../../api/enquiries.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { enquiryNews, type SearchList } from '../../domain/lists/saved-searches/saved-searches.ts'
import { SavedSearches } from '../../domain/lists/saved-searches/SavedSearches.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { boardAddress, boardRead, hasBoardFilters, readBoardView, type BoardView } from './board-view.ts'
import { typeNames } from '../../domain/enquiry/EnquiryWords.tsx'

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
    // In the page's language once the server has sent the name.
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
