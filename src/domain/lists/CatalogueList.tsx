import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/environment.tsx'
import type { OverlayContent } from '../../ui/overlay/late-overlays.tsx'
import * as categoryStyles from '../catalogue/category-sidebar.css.ts'
import type { CategoryListProps } from '../catalogue/CategoryList.tsx'
import * as styles from './card-results.css.ts'
import { LatePart } from './LatePart.tsx'
import { CardResults, type CardResultsProps } from './ListResults.tsx'
import { FilterChips, ListTools, type Chip } from './ListTools.tsx'
import { SavedSearches } from './saved-searches/SavedSearches.tsx'
import { useSaved, type SearchList } from './saved-searches/saved-searches.ts'

const loadCategories = () => import('../catalogue/CategoryList.tsx')

/** Cards beside the categories, whose code loads after them; on a phone all tools are in drawers (§board.5, §shell.29). */
export function CatalogueList<Row extends { id: number }>(
  props: CardResultsProps<Row> & {
    categories: CategoryListProps
    /** A choice above the tools, on every screen. */
    tabs?: ReactNode
    /** A choice that is among the tools on a phone. */
    choice?: ReactNode
    /** The control that sorts the list: on a wide screen, and in a drawer. */
    sort?: ReactNode
    renderSort?: OverlayContent
    searches: SearchList
    query: string
    chips: Chip[]
  },
) {
  const { categories, tabs, choice, sort, renderSort, searches, query, chips, ...list } = props
  const { data, error } = list.result
  const heading = useId()
  const narrow = useMediaQuery(NARROW)
  const hasSaved = useSaved(searches.key).searches.length > 0
  const { clearTo } = categories
  const isFiltered = clearTo !== undefined
  const renderCategories = (onDone?: () => void) => (
    <LatePart
      isWanted={narrow || data !== undefined || error !== null}
      load={loadCategories}
      data={{ ...categories, onDone }}
      placeholder={<div aria-hidden className={`${skeleton} ${categoryStyles.waiting}`} />}
    />
  )
  const renderSaved = (onOpen?: () => void) => <SavedSearches list={searches} {...{ query, isFiltered, onOpen }} />
  return (
    <div className={styles.withSidebar}>
      {!narrow && (
        <nav aria-labelledby={heading} className={categoryStyles.sidebar}>
          <h2 id={heading}>
            <Trans comment="Heading over the list of categories of produce.">Categories</Trans>
          </h2>
          {renderCategories()}
        </nav>
      )}
      <div className={styles.main}>
        <div className={styles.choices}>
          {tabs}
          {narrow ? (
            <ListTools
              renderFilter={renderCategories}
              renderSort={renderSort}
              renderMore={(isFiltered || hasSaved) && renderSaved}
              chips={chips.length > 0 && <FilterChips chips={chips} clearTo={clearTo} />}
            >
              {choice}
            </ListTools>
          ) : (
            (choice ?? sort)
          )}
        </div>
        <CardResults {...list} tools={!narrow && renderSaved()} />
      </div>
    </div>
  )
}
