import { businesses, type DirectoryFilters } from '../../api/reads.ts'
import { naturalIn, pageIn, shortText } from '../../domain/navigation/address.ts'
import { ENTITY_TYPES, paths, type EntityType } from '../../domain/navigation/paths.ts'

/**
 * What the directory shows. It is all in the address, so that Back, a reload and a shared link show the same.
 * `categoryId` is a product subcategory (§directory.2) and `name` is its name.
 */
export type DirectoryView = {
  type: EntityType
  categoryId: number | undefined
  name: string
  search: string
  page: number
}

/** The longest text that the server takes as a search (openapi/parameters.yaml). */
const MAX_SEARCH = 100

/** The view that an address asks for. Whatever makes no sense in it is as if it weren't there. */
export function readDirectoryView(query: URLSearchParams): DirectoryView {
  const categoryId = naturalIn(query.get('categoryId'))
  return {
    type: ENTITY_TYPES.find((type) => type === query.get('entityType')?.toLowerCase()) ?? 'farmer',
    categoryId,
    name: categoryId === undefined ? '' : shortText(query.get('name'), MAX_SEARCH),
    search: shortText(query.get('search'), MAX_SEARCH),
    page: pageIn(query),
  }
}

/** The address of a view; what is as it is anyway is left out. */
export const directoryAddress = ({ type, categoryId, name, search, page }: DirectoryView): string =>
  paths.directory({ entityType: type, categoryId, name, search, page: page > 1 ? page : undefined })

const directoryFiltersOf = ({ categoryId, search }: DirectoryView): DirectoryFilters => ({
  ...(categoryId !== undefined && { subcategory_id: categoryId }),
  ...(search !== '' && { search }),
})

/** What the server is asked for. */
export const directoryRead = (view: DirectoryView) => businesses(view.type, directoryFiltersOf(view), view.page)

export const hasDirectoryFilters = (view: DirectoryView): boolean => Object.keys(directoryFiltersOf(view)).length > 0
