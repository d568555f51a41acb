import { toLatinDigits } from '../../i18n/locales.ts'

/** Business types that have a page of their own (§shell.5). */
export const DIRECTORY_TYPES = ['farmer', 'buyer', 'manufacturer'] as const
export type DirectoryType = (typeof DIRECTORY_TYPES)[number]

type Query = Record<string, string | number | undefined>

/** Leaves out what is empty, and the first page. */
function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' || (key === 'page' && value === 1) ? [] : [[key, String(value)]],
  )
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

/** All addresses (§shell.1). Links and routes use only these. */
export const paths = {
  home: () => '/',
  auth: (query: { next?: string | undefined } = {}) => withQuery('/auth', query),
  /** @param next where to go afterwards; required, so that no link forgets it (§registration.29) */
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
      entityType?: DirectoryType
      categoryId?: number
      name?: string
      search?: string
      near?: string | undefined
      page?: number
    } = {},
  ) => withQuery('/directory', query),
  business: (entityType: DirectoryType, id: number | string) => `/${entityType}/${id}`,
  product: (id: number | string, query: { business?: number } = {}) => withQuery(`/products/${id}`, query),
  mandi: (query: { state?: string | undefined; district?: string | undefined; commodity?: string } = {}) =>
    withQuery('/price-mandi', query),
  mandiMarket: () => '/MandiMarket',
  career: () => '/Career',
  support: () => '/Support',
  privacy: () => '/privacy-policy',
  terms: () => '/term',
  profile: (query: { mode?: 'edit' } = {}) => withQuery('/profile', query),
  boughtContacts: () => '/bought-contacts',
  subscription: () => '/subscription',
  deleteAccount: () => '/delete-account',
  /** Old addresses (§shell.4). */
  login: () => '/login',
  oldEnquiries: () => '/my-enquiry',
  oldNewEnquiry: () => '/new-enquiry',
}

/** Whether a page asks for the sign-in, with its own `next`. A function: a list would become part of the head script. */
const asksForSignIn = (page: string) => [paths.auth(), paths.register(undefined), paths.login()].includes(page)
const ORIGIN = 'https://here.invalid'

/** The page of this app that `next` names, else home (§reliability.1); never the sign-in or the registration. */
export function safeNext(next: string | null | undefined): string {
  // oxlint-disable-next-line no-control-regex -- a browser drops tabs and line ends from an address, and then it is another
  if (!next?.startsWith('/') || /[\\\u0000-\u001f\u007f-\u009f]/.test(next)) return paths.home()
  try {
    // A leading "//" names a host, even if it only appears once `..` is resolved.
    const { origin, pathname, search, searchParams, hash } = new URL(next.replace(/^\/+/, '/'), ORIGIN)
    const path = pathname.replace(/\/{2,}/g, '/')
    // Compare as the router does: decoded, case-insensitive, with or without a trailing slash.
    const page = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '')
    if (origin !== ORIGIN) return paths.home()
    if (asksForSignIn(page)) return safeNext(searchParams.get('next'))
    return path + search + hash
  } catch {
    return paths.home()
  }
}

/** Does the same as `safeNext`, but returns undefined for the home page. */
export function wantedPage(next: string | null | undefined): string | undefined {
  const page = safeNext(next)
  return page === paths.home() ? undefined : page
}

/** Leads back here without the district that sorts the directory (§directory.6): another person may sign in. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  const hadDistrict = query.has('near')
  query.delete('near')
  return paths.auth({ next: wantedPage(pathname + (hadDistrict ? `?${query}` : search)) })
}

// The functions below read values in addresses, which people may type. An invalid value counts as missing.

/** Largest page that the server takes (openapi/parameters.yaml). */
const LAST_PAGE = 100_000

export const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** Reads an integer from 1 on, also in Devanagari digits. */
export function naturalIn(text: string | null): number | undefined {
  const digits = toLatinDigits(text ?? '')
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined
}

export const pageIn = (query: URLSearchParams): number => Math.min(naturalIn(query.get('page')) ?? 1, LAST_PAGE)

/** Cuts a text to the length that the server takes, never inside a character. */
export const shortText = (text: string | null | undefined, longest: number): string =>
  Array.from((text ?? '').trim())
    .slice(0, longest)
    .join('')
