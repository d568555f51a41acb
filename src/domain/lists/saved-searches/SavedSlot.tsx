import type { ComponentType } from 'react'
import { useComponentAfter } from '../../../ui/hooks/useComponentAfter.ts'
import { slot } from './saved-slot.css.ts'

/**
 * The room for saving a search, beside the heading of its results. Code and texts come after the results; without them
 * the list is whole.
 */
export function SavedSlot<View>({
  view,
  isFiltered,
  isReady,
  load,
}: {
  view: View
  isFiltered: boolean
  /** The results are there. */
  isReady: boolean
  load: () => Promise<{ default: ComponentType<{ view: View }> }>
}) {
  const { Late } = useComponentAfter(isReady, load)
  return <div className={slot({ isFiltered })}>{Late && <Late view={view} />}</div>
}
