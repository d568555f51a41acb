import { useLingui } from '@lingui/react/macro'
import type { CategoryListProps } from '../../domain/catalogue/CategoryList.tsx'
import { useSaved } from '../../domain/lists/saved-searches/useSaved.ts'
import { FilterChips } from '../../domain/lists/tools/FilterChips.tsx'
import { ListTools } from '../../domain/lists/tools/ListTools.tsx'
import type { DistrictName } from '../../domain/places/district-points.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { directoryAddress, hasDirectoryFilters, withoutFilters, type DirectoryView } from './directory-view.ts'

const loadFilter = () => import('../../domain/catalogue/CategoryDrawer.tsx')
const loadSort = () => import('./NearnessDrawer.tsx')
const loadMore = () => import('./DirectoryDrawer.tsx')

/** The directory's tools: on a phone also its filters and its order. */
export function DirectoryTools(props: {
  view: DirectoryView
  district: DistrictName | undefined
  isAll: boolean
  /** The name of the selected kind of produce. */
  category: string
  categories: CategoryListProps
}) {
  const { view, district, isAll, category, categories } = props
  const isFiltered = hasDirectoryFilters(view)
  const hasSaved = useSaved('saved_directory').searches.length > 0
  const chips = useChips(view, category, district)
  return (
    <ListTools
      filter={{ load: loadFilter, data: categories }}
      sort={{ load: loadSort, data: { view, district, isAll } }}
      more={(isFiltered || hasSaved) && { load: loadMore, data: { view } }}
      chips={
        chips.length > 0 && (
          <FilterChips chips={chips} clearTo={isFiltered ? directoryAddress(withoutFilters(view)) : undefined} />
        )
      }
    />
  )
}

/** Active filters and sort order, each with an address that drops it. */
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
