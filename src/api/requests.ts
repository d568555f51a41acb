import type { operations } from './generated/schema.ts'

// What pages ask the API for first, as pure functions. The queries make these requests; the table of pages
// (src/app/routing/pages.ts) says which of them an address wants, so that they can start before the page's code is there.

/** Rows a page on the board (§board.1), in the own list (§enquiries.1) and in the directory (§directory.1). */
export const PAGE_SIZE = 12
/** Rows a page of mandi prices (§mandi.4). */
export const MANDI_PAGE_SIZE = 20

/** So long, in ms, a reply is new enough not to be asked for again. */
export const FRESH_FOR = 30_000
/** Prices come once a day. */
const PRICES_FRESH_FOR = 300_000

type QueryOf<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>
export type EnquiryFilters = Omit<QueryOf<'listGlobalEnquiries'>, 'page' | 'page_size'>
export type DirectoryFilters = Omit<QueryOf<'listFarmers'>, 'page' | 'page_size'>
export type PriceFilters = Omit<QueryOf<'listMandiPrices'>, 'offset' | 'limit'>

type Scalar = string | number | boolean | undefined
/** A GET of the API document: `api.GET(request.path, { params: { ...request.params, header } })`. */
export type ApiRequest = {
  path: string
  params: { path?: Record<string, Scalar>; query?: Record<string, Scalar> }
  /** In nobody's name, also when somebody is signed in. */
  isPublic?: true
  /** Asked for past every cache on the way (`_t`), and each time. */
  isUncached?: true
  /** In ms; `FRESH_FOR` without it. */
  freshFor?: number
}

/** An empty filter is no filter. Half an emoji in a search text, which `encodeURIComponent` throws at, becomes �. */
export const querySerializer = (query: object): string =>
  new URLSearchParams(
    Object.entries(query as Record<string, Scalar>).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()

/** Its address on the API's origin, without what only keeps caches away. */
export function addressOf({ path, params }: ApiRequest): string {
  const query = querySerializer(params.query ?? {})
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params.path?.[name])) + (query && `?${query}`)
}

export const latestEnquiriesRequest = () =>
  ({ path: '/api/web/latest-enquiries/', params: {}, isPublic: true }) as const satisfies ApiRequest

export const globalEnquiriesRequest = (filters: EnquiryFilters, page: number) =>
  ({
    path: '/api/mobile/v1/global-enquiries/',
    params: { query: { ...filters, page, page_size: PAGE_SIZE } },
  }) as const satisfies ApiRequest

/** An enquiry of the board, whose contact may have become visible: asked for each time. */
export const enquiryDetailRequest = (id: number) =>
  ({
    path: '/api/mobile/v1/enquiries/{id}/detail/',
    params: { path: { id } },
    freshFor: 0,
  }) as const satisfies ApiRequest

/** The largest page that the API gives (openapi/parameters.yaml). */
export const MAX_PAGE_SIZE = 100

export const ownEnquiriesRequest = (page: number, size = PAGE_SIZE) =>
  ({
    path: '/api/mobile/v1/enquiries/',
    params: { query: { page, page_size: size } },
  }) as const satisfies ApiRequest

export const enquiryRequest = (id: number) =>
  ({ path: '/api/mobile/v1/enquiries/{id}/', params: { path: { id } } }) as const satisfies ApiRequest

export const enquiryTasksRequest = (id: number) =>
  ({ path: '/api/mobile/v1/enquiry/{id}/tasks/', params: { path: { id } } }) as const satisfies ApiRequest

export const BUSINESSES = {
  farmer: '/api/mobile/v1/farmers/',
  buyer: '/api/mobile/v1/buyers/',
  manufacturer: '/api/mobile/v1/manufacturers/',
} as const
/** The business types that the directory lists. */
export type DirectoryType = keyof typeof BUSINESSES

export const directoryRequest = (type: DirectoryType, filters: DirectoryFilters, page: number) =>
  ({
    path: BUSINESSES[type],
    params: { query: { ...filters, page, page_size: PAGE_SIZE } },
  }) satisfies ApiRequest

/** A business, whose contact may have become visible: asked for each time, past every cache on the way. */
export const businessRequest = (type: DirectoryType, id: number) =>
  ({
    path: `${BUSINESSES[type]}{id}/detail/`,
    params: { path: { id } },
    isUncached: true,
    freshFor: 0,
  }) satisfies ApiRequest

export const businessProductsRequest = (businessId: number) =>
  ({
    path: '/api/mobile/v1/business-products/{businessId}/',
    params: { path: { businessId } },
    isUncached: true,
  }) as const satisfies ApiRequest

/** Rows from `offset` on, in rupees per quintal, newest day first. */
export const mandiWindowRequest = (filters: PriceFilters, { offset, limit }: { offset: number; limit: number }) =>
  ({
    path: '/api/mobile/v1/price-mandi/',
    params: { query: { ...filters, offset, limit } },
    freshFor: PRICES_FRESH_FOR,
  }) as const satisfies ApiRequest

export const mandiPricesRequest = (filters: PriceFilters, page: number) =>
  mandiWindowRequest(filters, { offset: MANDI_PAGE_SIZE * (page - 1), limit: MANDI_PAGE_SIZE })
