import type { DirectoryFilters } from '../../api/directory.ts'
import { ENTITY_TYPES, paths, type EntityType } from '../../domain/paths.ts'
import { toLatinDigits } from '../../i18n/format.ts'

/**
 * What the directory shows. It is all in the address, so that Back, a reload and a shared link show the same.
 * `categoryId` is a product subcategory (specification, decisions) and `name` is its name.
 */
export type DirectoryView = {
  type: EntityType
  categoryId: number | undefined
  name: string
  search: string
  page: number
}

/** The longest text that the server takes as a search, and the last page (openapi/parameters.yaml). */
const LONGEST_SEARCH = 100
const LAST_PAGE = 100_000

const natural = (text: string | null) => {
  const digits = toLatinDigits(text ?? '')
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined
}
const short = (text: string | null) =>
  Array.from((text ?? '').trim())
    .slice(0, LONGEST_SEARCH)
    .join('')

/** The view that an address asks for. Whatever makes no sense in it is as if it weren't there. */
export function readView(query: URLSearchParams): DirectoryView {
  const categoryId = natural(query.get('categoryId'))
  return {
    type: ENTITY_TYPES.find((type) => type === query.get('entityType')?.toLowerCase()) ?? 'farmer',
    categoryId,
    name: categoryId === undefined ? '' : short(query.get('name')),
    search: short(query.get('search')),
    page: Math.min(natural(query.get('page')) ?? 1, LAST_PAGE),
  }
}

/** The address of a view; what is as it is anyway is left out. */
export const directoryAddress = ({ type, categoryId, name, search, page }: DirectoryView): string =>
  paths.directory({ entityType: type, categoryId, name, search, page: page > 1 ? page : undefined })

/** What the server is asked for. */
export const filtersOf = ({ categoryId, search }: DirectoryView): DirectoryFilters => ({
  ...(categoryId !== undefined && { subcategory_id: categoryId }),
  ...(search !== '' && { search }),
})

export const isFiltered = (view: DirectoryView): boolean => Object.keys(filtersOf(view)).length > 0
