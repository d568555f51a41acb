import { businesses, MAX_PAGE_SIZE, type DirectoryFilters } from '../../api/reads.ts'
import { naturalIn, pageIn, shortText } from '../../domain/navigation/address.ts'
import type { DistrictName } from '../../domain/places/district-points.ts'
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
  /** The district that the nearest come first to (§directory.6): an order, and no filter. */
  near: DistrictName | undefined
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
    near: districtIn(query.get('near')),
    page: pageIn(query),
  }
}

/** "Nashik,Maharashtra": the longest names of both are shorter by far. */
function districtIn(text: string | null): DistrictName | undefined {
  const [, district, state] = /^([^,]{1,60}),([^,]{1,60})$/.exec(text ?? '') ?? []
  return district && state ? { state, district } : undefined
}

/** The address of a view; what is as it is anyway is left out. */
export const directoryAddress = ({ type, categoryId, name, search, near, page }: DirectoryView): string =>
  paths.directory({
    entityType: type,
    categoryId,
    name,
    search,
    near: near && `${near.district},${near.state}`,
    page: page > 1 ? page : undefined,
  })

const directoryFiltersOf = ({ categoryId, search }: DirectoryView): DirectoryFilters => ({
  ...(categoryId !== undefined && { subcategory_id: categoryId }),
  ...(search !== '' && { search }),
})

/** What the server is asked for. */
export const directoryRead = (view: DirectoryView) => {
  const filters = directoryFiltersOf(view)
  // Sorted by nearness, which the device does, all of them are wanted.
  return view.near ? businesses(view.type, filters, 1, MAX_PAGE_SIZE) : businesses(view.type, filters, view.page)
}

export const hasDirectoryFilters = (view: DirectoryView): boolean => Object.keys(directoryFiltersOf(view)).length > 0

/** All of its kind, in the same order. */
export const withoutFilters = ({ type, near }: DirectoryView): DirectoryView => ({
  type,
  categoryId: undefined,
  name: '',
  search: '',
  near,
  page: 1,
})
