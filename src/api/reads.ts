import { addresses } from './generated/addresses.ts'
import type { components, operations } from './generated/schema.ts'

// All reads of the API. The head of each page includes this file, so it imports no checks and no client. src/api/ask.ts
// turns a read into a query.

/** Rows per page on the board (§board.1), in the own list (§enquiries.1) and in the directory (§directory.1). */
export const PAGE_SIZE = 12
/** Largest page size of the API (openapi/parameters.yaml). */
export const MAX_PAGE_SIZE = 100
/** Longest search text that the API takes (openapi/parameters.yaml). */
export const MAX_SEARCH = 100
/** Rows per page of mandi prices (§mandi.4). */
export const MANDI_PAGE_SIZE = 20
/** Maximum length of a filter of mandi prices that the server accepts (openapi/paths/mandi.yaml). */
export const MANDI_MAX_FILTER = 60

/** How long a reply stays fresh and isn't requested again (ms). */
export const FRESH_FOR = 30_000
/** How long prices stay fresh, which change once a day (ms). */
export const FIVE_MINUTES = 300_000
/** How long the catalogue and the plan stay fresh, which hardly ever change (ms). */
export const HOUR = 3_600_000

export type ReadId = keyof typeof addresses
type Rule = {
  /** How long a reply stays fresh (ms); default `FRESH_FOR`. */
  freshFor?: number
  /** Whether a parameter `_t` bypasses every cache: a contact that was just paid for must show (§directory.12). */
  isUncached?: true
}

/** What the API document doesn't say about a read. Addresses, areas and access are generated from it. */
const rules: { [Id in ReadId]?: Rule } = {
  listCategories: { freshFor: HOUR },
  listSubcategories: { freshFor: HOUR },
  listSubcategoriesOfCategory: { freshFor: HOUR },
  listVarieties: { freshFor: HOUR },
  // An enquiry is never fresh, because its contact may have become visible.
  getEnquiryDetail: { freshFor: 0 },
  getFarmer: { freshFor: 0, isUncached: true },
  getBuyer: { freshFor: 0, isUncached: true },
  getManufacturer: { freshFor: 0, isUncached: true },
  listBusinessProducts: { isUncached: true },
  listMandiPrices: { freshFor: FIVE_MINUTES },
  // The places of a pincode don't change.
  lookUpPincode: { freshFor: Infinity },
  // The subscription is never fresh, because a payment changes it.
  getSubscriptionStatus: { freshFor: 0 },
  getPlan: { freshFor: HOUR },
}

type Parameters<Id extends ReadId> = operations[Id]['parameters']
export type Read<Id extends ReadId = ReadId> = {
  operation: Id
  path?: Parameters<Id>['path']
  query?: Parameters<Id>['query']
}

export const ruleOf = ({ operation }: Read) => ({ freshFor: FRESH_FOR, ...addresses[operation], ...rules[operation] })

type Scalar = string | number | boolean | undefined
/** Omits empty values. An unpaired surrogate in a search text becomes �; `encodeURIComponent` would throw. */
export const querySerializer = (query: object): string =>
  new URLSearchParams(
    Object.entries(query as Record<string, Scalar>).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()

/** The address of a read on the API's origin, without `_t`. */
export function addressOf(read: Read): string {
  const given = (read.path ?? {}) as Record<string, Scalar>
  const query = querySerializer(read.query ?? {})
  return ruleOf(read).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name])) + (query && `?${query}`)
}

type QueryOf<Id extends ReadId> = NonNullable<Parameters<Id>['query']>
export type EnquiryFilters = Omit<QueryOf<'listGlobalEnquiries'>, 'page' | 'page_size'>
export type DirectoryFilters = Omit<QueryOf<'listFarmers'>, 'page' | 'page_size'>
export type PriceFilters = Omit<QueryOf<'listMandiPrices'>, 'offset' | 'limit'>
export type DirectoryType = components['schemas']['DirectoryType']

// Reads named in the table of pages (src/app/routing/pages.ts), so that they start before a page's code has loaded.

export const latestEnquiries = (): Read<'listLatestEnquiries'> => ({ operation: 'listLatestEnquiries' })

export const boardEnquiries = (filters: EnquiryFilters, page: number): Read<'listGlobalEnquiries'> => ({
  operation: 'listGlobalEnquiries',
  query: { ...filters, page, page_size: PAGE_SIZE },
})

export const enquiryDetail = (id: number): Read<'getEnquiryDetail'> => ({ operation: 'getEnquiryDetail', path: { id } })

export const ownEnquiries = (page: number, size = PAGE_SIZE): Read<'listOwnEnquiries'> => ({
  operation: 'listOwnEnquiries',
  query: { page, page_size: size },
})

export const oneEnquiry = (id: number): Read<'getEnquiry'> => ({ operation: 'getEnquiry', path: { id } })

export const enquiryTasks = (id: number): Read<'listEnquiryTasks'> => ({ operation: 'listEnquiryTasks', path: { id } })

const LISTS = { farmer: 'listFarmers', buyer: 'listBuyers', manufacturer: 'listManufacturers' } as const
export const businesses = (
  type: DirectoryType,
  filters: DirectoryFilters,
  page: number,
  size = PAGE_SIZE,
): Read<(typeof LISTS)[DirectoryType]> => ({
  operation: LISTS[type],
  query: { ...filters, page, page_size: size },
})

const RECORDS = { farmer: 'getFarmer', buyer: 'getBuyer', manufacturer: 'getManufacturer' } as const
export const oneBusiness = (type: DirectoryType, id: number): Read<(typeof RECORDS)[DirectoryType]> => ({
  operation: RECORDS[type],
  path: { id },
})

export const businessProducts = (businessId: number): Read<'listBusinessProducts'> => ({
  operation: 'listBusinessProducts',
  path: { businessId },
})

/** Prices from `offset` on, in rupees per quintal, newest day first. */
export const priceWindow = (
  filters: PriceFilters,
  { offset, limit }: { offset: number; limit: number },
): Read<'listMandiPrices'> => ({ operation: 'listMandiPrices', query: { ...filters, offset, limit } })

export const mandiPrices = (filters: PriceFilters, page: number): Read<'listMandiPrices'> =>
  priceWindow(filters, { offset: MANDI_PAGE_SIZE * (page - 1), limit: MANDI_PAGE_SIZE })
