import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { directoryQuery } from '../../api/directory.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { businessNews, type SearchList } from '../../domain/lists/saved-searches/saved-searches.ts'
import { SavedSearches } from '../../domain/lists/saved-searches/SavedSearches.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import {
  directoryAddress,
  directoryRead,
  hasDirectoryFilters,
  readDirectoryView,
  type DirectoryView,
} from './directory-view.ts'
import { typeTexts } from './type-texts.ts'
import { subcategoriesQuery } from '../../api/catalogue.ts'

const useFirstPage = (view: DirectoryView) =>
  useQuery({
    ...directoryQuery(useLocale(), directoryRead({ ...view, page: 1 })),
    enabled: hasDirectoryFilters(view),
  })

const list: SearchList = {
  key: 'saved_directory',
  path: paths.directory(),
  Search: function DirectorySearch({ query, children }) {
    const { t } = useLingui()
    const view = readDirectoryView(new URLSearchParams(query))
    const { data, isError } = useFirstPage(view)
    const filters = [useCategoryName(view), view.search && `“${view.search}”`].filter(Boolean)
    return children({
      title: `${t(typeTexts[view.type].plural)}: ${filters.join(', ')}`,
      newsSince: data && ((seen) => businessNews.newsOf(data, seen)),
      isError,
    })
  },
}

export function SavedDirectory({ view, onOpen }: { view: DirectoryView; onOpen?: () => void }) {
  const { data } = useFirstPage(view)
  const [, query = ''] = directoryAddress({ ...view, near: undefined, page: 1 }).split('?')
  return (
    <SavedSearches
      list={list}
      query={query}
      isFiltered={hasDirectoryFilters(view)}
      seen={data && businessNews.markOf(data)}
      onOpen={onOpen}
    />
  )
}

/** The category's name in the page's language. A shared address may carry it in another one. */
export function useCategoryName({ categoryId, name }: DirectoryView): string {
  const { data } = useQuery({ ...subcategoriesQuery(useLocale()), enabled: categoryId !== undefined })
  return data?.find(({ id }) => id === categoryId)?.name ?? name
}
