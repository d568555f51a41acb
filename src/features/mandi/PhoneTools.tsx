import { ListTools } from '../../domain/lists/tools/ListTools.tsx'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { FilterForm } from './FilterForm.tsx'
import { inDrawer } from './filters.css.ts'
import type { MandiView } from './mandi-view.ts'
import type { ResultTools } from './ResultTools.tsx'
import type { FilterDraft } from './useFilterDraft.ts'

const loadFilter = () => import('../../domain/lists/tools/FilterDrawer.tsx')
const loadSort = () => import('./SortDrawer.tsx')
const loadMore = withCatalogs(() => import('./MandiDrawer.tsx'), 'saved-searches')

/** Filter, sort and more above the prices on a phone, with the active filters. */
export const PhoneTools = ({
  view,
  draft,
  tools,
  hasPrices,
}: {
  view: MandiView
  draft: FilterDraft
  tools: ResultTools
  hasPrices: boolean
}) => (
  <ListTools
    filter={{
      load: loadFilter,
      data: {
        renderForm: (close: () => void) => <FilterForm view={view} draft={draft} className={inDrawer} onDone={close} />,
      },
      instead: <FilterForm view={view} draft={draft} className={inDrawer} />,
    }}
    sort={{ load: loadSort, data: { view } }}
    more={{ load: loadMore, data: { view, tools, hasPrices } }}
  />
)
