/** Business types that have a page of their own (§shell.5). */
export const ENTITY_TYPES = ['farmer', 'buyer', 'manufacturer'] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

/** All addresses of the app (§shell.1). Links and the route table use only these. */
export const paths = {
  home: () => '/',
  auth: (query: { next?: string | undefined } = {}) => withQuery('/auth', query),
  /** @param next where to go after registration; required, so that no link forgets it (§registration.29) */
  register: (next: string | undefined, query: { step?: 2; business_type?: string | undefined } = {}) =>
    withQuery('/register', { ...query, next }),
  board: (query: { subcategory?: number; name?: string; type?: 'buy' | 'sell'; page?: number } = {}) =>
    withQuery('/global-enquiry', query),
  boardEnquiry: (id: number | string) => `/global-enquiry/${id}`,
  enquiries: (query: { status?: 'open' | 'progress' | 'closed'; type?: 'buy' | 'sell'; page?: number } = {}) =>
    withQuery('/enquiry', query),
  newEnquiry: () => '/enquiry/new',
  enquiry: (id: number | string) => `/enquiry/${id}`,
  editEnquiry: (id: number | string) => `/enquiry/edit/${id}`,
  directory: (
    query: {
      entityType?: EntityType
      categoryId?: number
      name?: string
      search?: string
      near?: string | undefined
      page?: number
    } = {},
  ) => withQuery('/directory', query),
  business: (entityType: EntityType, id: number | string) => `/${entityType}/${id}`,
  product: (id: number | string, query: { business?: number } = {}) => withQuery(`/products/${id}`, query),
  mandi: (query: { state?: string; commodity?: string } = {}) => withQuery('/price-mandi', query),
  mandiMarket: () => '/MandiMarket',
  career: () => '/Career',
  support: () => '/Support',
  privacy: () => '/privacy-policy',
  terms: () => '/term',
  profile: (query: { mode?: 'edit' } = {}) => withQuery('/profile', query),
  boughtContacts: () => '/bought-contacts',
  subscription: () => '/subscription',
  deleteAccount: () => '/delete-account',
  /** Old addresses that redirect to current ones (§shell.4). */
  login: () => '/login',
  oldEnquiries: () => '/my-enquiry',
  oldNewEnquiry: () => '/new-enquiry',
}
