import { businesses, MAX_PAGE_SIZE, MAX_SEARCH, type DirectoryFilters, type DirectoryType } from '../../api/reads.ts'
import { naturalIn, pageIn, shortText, DIRECTORY_TYPES, paths } from '../../domain/navigation/paths.ts'
import type { DistrictName } from '../../domain/places/district-points.ts'

/** The whole state is in the address, so Back, a reload and a shared link show the same. */
export type DirectoryView = {
  type: DirectoryType
  /** A subcategory (§directory.2); `name` is its name. */
  categoryId: number | undefined
  name: string
  search: string
  /** District that determines the order (§directory.6); it is no filter. */
  near: DistrictName | undefined
  page: number
}

export function readDirectoryView(query: URLSearchParams): DirectoryView {
  const categoryId = naturalIn(query.get('categoryId'))
  return {
    type: DIRECTORY_TYPES.find((type) => type === query.get('entityType')?.toLowerCase()) ?? 'farmer',
    categoryId,
    name: categoryId === undefined ? '' : shortText(query.get('name'), MAX_SEARCH),
    search: shortText(query.get('search'), MAX_SEARCH),
    near: districtIn(query.get('near')),
    page: pageIn(query),
  }
}

function districtIn(text: string | null): DistrictName | undefined {
  const [, district, state] = /^([^,]{1,60}),([^,]{1,60})$/.exec(text ?? '') ?? []
  return district && state ? { state, district } : undefined
}

export const directoryAddress = ({ type, categoryId, name, search, near, page }: DirectoryView): string =>
  paths.directory({
    entityType: type,
    categoryId,
    name,
    search,
    near: near && `${near.district},${near.state}`,
    page,
  })

const directoryFiltersOf = ({ categoryId, search }: DirectoryView): DirectoryFilters => ({
  ...(categoryId !== undefined && { subcategory_id: categoryId }),
  ...(search !== '' && { search }),
})

export const directoryRead = (view: DirectoryView) => {
  const filters = directoryFiltersOf(view)
  // The device sorts, so it needs all matches.
  return view.near ? businesses(view.type, filters, 1, MAX_PAGE_SIZE) : businesses(view.type, filters, view.page)
}

export const hasDirectoryFilters = (view: DirectoryView): boolean => Object.keys(directoryFiltersOf(view)).length > 0

export const withoutFilters = (view: DirectoryView): DirectoryView => ({
  ...view,
  categoryId: undefined,
  name: '',
  search: '',
  page: 1,
})
