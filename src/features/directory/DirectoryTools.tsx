import type { CategoryListProps } from '../../domain/catalogue/CategoryList.tsx'
import { useSaved } from '../../domain/lists/saved-searches/useSaved.ts'
import { FilterChips } from '../../domain/lists/tools/FilterChips.tsx'
import { ListTools } from '../../domain/lists/tools/ListTools.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { hasDirectoryFilters, type DirectoryView } from './directory-view.ts'
import { useChips } from './useChips.ts'
import type { NearnessState } from './useNearness.ts'

const loadFilter = () => import('../../domain/catalogue/CategoryDrawer.tsx')
const loadSort = () => import('./NearnessDrawer.tsx')
const loadMore = withCatalogs(() => import('./DirectoryDrawer.tsx'), 'saved-searches')

/** What narrows the directory down on a phone, orders it, and what else can be done with it. */
export default function DirectoryTools(props: {
  view: DirectoryView
  near: NearnessState
  count: number
  /** The name of the chosen kind of produce. */
  category: string
  categories: CategoryListProps
}) {
  const { view, near, count, category, categories } = props
  const isFiltered = hasDirectoryFilters(view)
  const hasSaved = useSaved('saved_directory').searches.length > 0
  const chips = useChips(view, category, near)
  return (
    <ListTools
      filter={{ load: loadFilter, of: categories }}
      sort={{ load: loadSort, of: { near, view, count } }}
      more={(isFiltered || hasSaved) && { load: loadMore, of: { view } }}
      chips={
        chips.length > 0 && (
          <FilterChips chips={chips} clearTo={isFiltered ? paths.directory({ entityType: view.type }) : undefined} />
        )
      }
    />
  )
}
