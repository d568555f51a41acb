import { boardEnquiries, MAX_SEARCH, type EnquiryFilters } from '../../api/reads.ts'
import { naturalIn, pageIn, shortText } from '../../domain/navigation/paths.ts'

/** The whole state is in the address, so Back, a reload and a shared link show the same. */
export type BoardView = {
  subcategory: number | undefined
  /** The subcategory's name, or without one the search text. */
  name: string
  type: 'buy' | 'sell' | undefined
  page: number
}

export type BoardFilter = { name: string; without: BoardView }

export const unfilteredBoard: BoardView = { subcategory: undefined, name: '', type: undefined, page: 1 }

export function readBoardView(query: URLSearchParams): BoardView {
  const type = query.get('type')
  return {
    subcategory: naturalIn(query.get('subcategory')),
    name: shortText(query.get('name'), MAX_SEARCH),
    type: type === 'buy' || type === 'sell' ? type : undefined,
    page: pageIn(query),
  }
}

const boardFiltersOf = ({ subcategory, name, type }: BoardView): EnquiryFilters => ({
  ...(subcategory !== undefined ? { sub_category: subcategory } : name !== '' && { search: name }),
  ...(type && { type }),
})

export const boardRead = (view: BoardView) => boardEnquiries(boardFiltersOf(view), view.page)

export const hasBoardFilters = (view: BoardView): boolean => Object.keys(boardFiltersOf(view)).length > 0
