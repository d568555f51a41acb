import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { directoryQuery } from '../../api/directory.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { businessNews, useSaved, type SearchList } from '../../domain/lists/saved-searches/saved-searches.ts'
import { SavedSearches } from '../../domain/lists/saved-searches/SavedSearches.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import {
  directoryAddress,
  directoryRead,
  hasDirectoryFilters,
  readDirectoryView,
  withoutFilters,
  type DirectoryView,
} from './directory-view.ts'
import { typeTexts } from './type-texts.ts'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { Categories } from '../../domain/catalogue/CategorySidebar.tsx'
import type { CategoryListProps } from '../../domain/catalogue/CategoryList.tsx'
import { FilterChips, ListTools } from '../../domain/lists/ListTools.tsx'
import type { DistrictName } from '../../domain/places/district-points.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { NearnessInDrawer } from './Nearness.tsx'

/** Tools of the directory on a phone. */
export function DirectoryTools(props: {
  view: DirectoryView
  district: DistrictName | undefined
  isAll: boolean
  /** The chosen kind of produce. */
  category: string
  categories: CategoryListProps
}) {
  const { view, district, isAll, category, categories } = props
  const isFiltered = hasDirectoryFilters(view)
  const hasSaved = useSaved('saved_directory').searches.length > 0
  const chips = useChips(view, category, district)
  return (
    <ListTools
      renderFilter={(close) => <Categories {...categories} onDone={close} />}
      renderSort={(close) => <NearnessInDrawer {...{ view, district, isAll, close }} />}
      renderMore={(isFiltered || hasSaved) && ((close) => <SavedDirectory view={view} onOpen={close} />)}
      chips={
        chips.length > 0 && (
          <FilterChips chips={chips} clearTo={isFiltered ? directoryAddress(withoutFilters(view)) : undefined} />
        )
      }
    />
  )
}

function useChips(view: DirectoryView, category: string, near: DistrictName | undefined) {
  const { t } = useLingui()
  const district = useDistrictName()(near?.state ?? '', near?.district ?? '')
  const first = { ...view, page: 1 }
  return [
    category && { name: category, without: directoryAddress({ ...first, categoryId: undefined, name: '' }) },
    view.search && { name: `“${view.search}”`, without: directoryAddress({ ...first, search: '' }) },
    near && {
      name: t({
        message: `Nearest to ${district}`,
        comment: 'Over the cards of the directory on a phone, when the nearest come first. {district}: Nashik. max 24',
      }),
      without: directoryAddress({ ...first, near: undefined }),
    },
  ].filter((chip) => typeof chip === 'object')
}

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

/** Name of the category in the page's language. A shared address may have it in another one. */
export function useCategoryName({ categoryId, name }: DirectoryView): string {
  const { data } = useQuery({ ...subcategoriesQuery(useLocale()), enabled: categoryId !== undefined })
  return data?.find(({ id }) => id === categoryId)?.name ?? name
}
