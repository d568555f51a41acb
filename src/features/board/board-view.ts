import { globalEnquiries, type EnquiryFilters } from '../../api/reads.ts'
import { naturalIn, pageIn, shortText } from '../../domain/navigation/address.ts'
import { paths } from '../../domain/navigation/paths.ts'

/**
 * What the board shows. It is all in the address, so that Back, a reload and a shared link show the same. `name` belongs to
 * the subcategory, whose name it is; without one it is what was typed into the search box.
 */
export type BoardView = {
  subcategory: number | undefined
  name: string
  type: 'buy' | 'sell' | undefined
  page: number
}

/** Without a filter, from its start. */
export const wholeBoard: BoardView = { subcategory: undefined, name: '', type: undefined, page: 1 }

/** The longest text that the server takes as a search (openapi/paths/enquiries.yaml). */
const MAX_NAME = 100

/** The view that an address asks for. Whatever makes no sense in it is as if it weren't there. */
export function readBoardView(query: URLSearchParams): BoardView {
  const type = query.get('type')
  return {
    subcategory: naturalIn(query.get('subcategory')),
    name: shortText(query.get('name'), MAX_NAME),
    type: type === 'buy' || type === 'sell' ? type : undefined,
    page: pageIn(query),
  }
}

/** The address of a view; what is as it is anyway is left out. */
export const boardAddress = ({ subcategory, name, type, page }: BoardView): string =>
  paths.board({ subcategory, name, type, page: page > 1 ? page : undefined })

const boardFiltersOf = ({ subcategory, name, type }: BoardView): EnquiryFilters => ({
  ...(subcategory !== undefined ? { sub_category: subcategory } : name !== '' && { search: name }),
  ...(type && { type }),
})

/** What the server is asked for. */
export const boardRead = (view: BoardView) => globalEnquiries(boardFiltersOf(view), view.page)

export const hasBoardFilters = (view: BoardView): boolean => Object.keys(boardFiltersOf(view)).length > 0
