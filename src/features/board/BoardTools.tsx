import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CategoryListProps } from '../../domain/catalogue/CategoryList.tsx'
import { useSaved } from '../../domain/lists/saved-searches/useSaved.ts'
import { FilterChips } from '../../domain/lists/tools/FilterChips.tsx'
import { ListTools } from '../../domain/lists/tools/ListTools.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { boardAddress, hasBoardFilters, wholeBoard, type BoardView } from './board-view.ts'
import { typeNames } from '../../domain/enquiry/type-names.ts'

const loadFilter = () => import('../../domain/catalogue/CategoryDrawer.tsx')
const loadMore = () => import('./BoardDrawer.tsx')

/**
 * The board's tools: on a phone also the filters.
 * @param props.name the selected kind of produce, or the search text
 * @param props.types the buy/sell choice, as on a wide screen
 */
export function BoardTools(props: { view: BoardView; name: string; categories: CategoryListProps; types: ReactNode }) {
  const { view, name, categories } = props
  const { t } = useLingui()
  const { type } = view
  const isFiltered = hasBoardFilters(view)
  const hasSaved = useSaved('saved_board').searches.length > 0
  const chips = [
    ...(name ? [{ name, without: boardAddress({ ...wholeBoard, type }) }] : []),
    ...(type ? [{ name: t(typeNames[type]), without: boardAddress({ ...view, type: undefined, page: 1 }) }] : []),
  ]
  return (
    <ListTools
      filter={{ load: loadFilter, data: categories }}
      more={(isFiltered || hasSaved) && { load: loadMore, data: { view } }}
      chips={isFiltered && <FilterChips chips={chips} clearTo={paths.board()} />}
    >
      {props.types}
    </ListTools>
  )
}
