import { globalEnquiries, type EnquiryFilters } from '../../api/reads.ts'
import { naturalIn, pageIn, shortText, paths } from '../../domain/navigation/paths.ts'

/**
 * What the board shows. All of it is in the address, so Back, a reload and a shared link show the same. `name` is the
 * subcategory's name, or the search text if there is no subcategory.
 */
export type BoardView = {
  subcategory: number | undefined
  name: string
  type: 'buy' | 'sell' | undefined
  page: number
}

/** An active filter, and the board without it. */
export type BoardFilter = { name: string; without: BoardView }

/** The board without filters, at page 1. */
export const unfilteredBoard: BoardView = { subcategory: undefined, name: '', type: undefined, page: 1 }

/** Maximum length of a search text that the server accepts (openapi/paths/enquiries.yaml). */
const MAX_NAME = 100

/** Parses an address into a view. Invalid parameters are ignored. */
export function readBoardView(query: URLSearchParams): BoardView {
  const type = query.get('type')
  return {
    subcategory: naturalIn(query.get('subcategory')),
    name: shortText(query.get('name'), MAX_NAME),
    type: type === 'buy' || type === 'sell' ? type : undefined,
    page: pageIn(query),
  }
}

/** The address of a view, without default values. */
export const boardAddress = ({ subcategory, name, type, page }: BoardView): string =>
  paths.board({ subcategory, name, type, page: page > 1 ? page : undefined })

const boardFiltersOf = ({ subcategory, name, type }: BoardView): EnquiryFilters => ({
  ...(subcategory !== undefined ? { sub_category: subcategory } : name !== '' && { search: name }),
  ...(type && { type }),
})

/** The request for a view. */
export const boardRead = (view: BoardView) => globalEnquiries(boardFiltersOf(view), view.page)

export const hasBoardFilters = (view: BoardView): boolean => Object.keys(boardFiltersOf(view)).length > 0
