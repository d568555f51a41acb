import { useQuery } from '@tanstack/react-query'
import { mandiPricesQuery } from '../../api/mandi.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { stateName } from '../../domain/places/places.ts'
import { priceNews } from '../../domain/lists/saved-searches/news.ts'
import { SavedSearches } from '../../domain/lists/saved-searches/SavedSearches.tsx'
import type { SearchList } from '../../domain/lists/saved-searches/search-list.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { hasPriceFilters, mandiRead, mandiAddress, readMandiView, type MandiView } from './mandi-view.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'

const useFirstPage = ({ filters }: MandiView) =>
  useQuery({ ...mandiPricesQuery(useLocale(), mandiRead({ filters, page: 1 })), enabled: hasPriceFilters(filters) })

const list: SearchList = {
  key: 'saved_mandi',
  path: paths.mandi(),
  Search: function MandiSearch({ query, children }) {
    const locale = useLocale()
    const districtName = useDistrictName()
    const view = readMandiView(new URLSearchParams(query))
    const { data, isError } = useFirstPage(view)
    const { state, district, commodity, grade } = view.filters
    const places = [district && districtName(state ?? '', district), state && stateName(locale, state)]
    return children({
      title: [commodity, ...places, grade].filter(Boolean).join(', '),
      newsSince: data && ((seen) => priceNews.newsOf(data, seen)),
      isError,
    })
  },
}

export default function SavedMandi({ view, onOpen }: { view: MandiView; onOpen?: () => void }) {
  const { data } = useFirstPage(view)
  const [, query = ''] = mandiAddress({ ...view, page: 1, sort: undefined, sell: undefined }).split('?')
  return (
    <SavedSearches
      list={list}
      query={query}
      isFiltered={hasPriceFilters(view.filters)}
      seen={data && priceNews.seenOf(data)}
      onOpen={onOpen}
    />
  )
}
