import { FALLBACK, toLocale, type Locale } from '../i18n/locales.ts'

/** What the service worker keeps, for whom and how long (docs/offline.md). Whatever no rule names is never kept. */

const DAY = 86_400
/** Copies per cache, and their age in seconds: prices and enquiries of last week are of no use any more. */
export const LIMITS = {
  everybody: { maxEntries: 80, maxAgeSeconds: 7 * DAY },
  person: { maxEntries: 80, maxAgeSeconds: 7 * DAY },
  pictures: { maxEntries: 120, maxAgeSeconds: 30 * DAY },
  assets: { maxEntries: 120, maxAgeSeconds: 60 * DAY },
} as const

/** So long the network has before the saved copy of a record is shown, in s. The app itself gives up after 10 s (src/api/client.ts). */
export const NETWORK_WAITS = 4

const ID = String.raw`[1-9]\d*`
/** Reference data: their age is of no interest to anybody. */
const CATALOGUE = [
  'api/mobile/v1/product-categories/',
  `api/mobile/v1/product-(sub|subsub)categories/${ID}/`,
  'api/web/product-subcategories/',
]
/**
 * What pages show. Not here: the profile, the subscription, plans and orders (a person's secrets, and nothing that an old copy is good
 * for), the look-up of a PIN code. What is sent (POST, PATCH, DELETE) is never kept.
 */
const SHOWN = [
  'api/web/latest-enquiries/',
  'api/mobile/v1/price-mandi/',
  'api/mobile/v1/global-enquiries/',
  'api/mobile/v1/enquiries/',
  `api/mobile/v1/enquiries/${ID}/(detail/)?`,
  `api/mobile/v1/enquiry/${ID}/tasks/`,
  'api/mobile/v1/(farmers|buyers|manufacturers)/',
  `api/mobile/v1/(farmers|buyers|manufacturers)/${ID}/detail/`,
  `api/mobile/v1/business-products/${ID}/`,
]
/** Of these, what is only looked through: whatever one does, one does to a record, on a page of its own. */
const LISTS = SHOWN.filter((path) => !path.includes(ID))
const anyOf = (paths: string[]) => new RegExp(`^/(${paths.join('|')})$`)
const catalogue = anyOf(CATALOGUE)
const shown = anyOf(SHOWN)
const lists = anyOf([...LISTS, ...CATALOGUE])

/** Records with a contact: who has paid for one must not get an older copy because the line is slow. */
const ofContacts = new RegExp(`^/api/mobile/v1/(enquiries|farmers|buyers|manufacturers)/${ID}/detail/$`)

/** Whether a copy may stand in for a slow network, and not only for one that fails. */
export const mayStandIn = ({ pathname }: URL): boolean => !ofContacts.test(pathname)

/**
 * Whether a copy is shown at once, and the reply when it comes. Not of a record: what is edited or bought there must not be what it
 * was yesterday.
 */
export const isShownAtOnce = ({ pathname }: URL): boolean => lists.test(pathname)

const AREAS = [
  /\/(enquiry|enquiries|global-enquiries|latest-enquiries|product-images)\//,
  /\/(farmers|buyers|manufacturers|business-products|create-\w+|edit-user-profile)\//,
]
/** What changes nothing that is kept: an order, and a payment, whose contact is in no copy. */
const NO_CHANGE = /\/(purchase|purchase-business-info|payment|auth)\//

/** Whether a copy is old once something was sent to a path: all of its area, for lists show what a record says. */
export const isOldAfter = (changed: string, { pathname }: URL): boolean =>
  !NO_CHANGE.test(changed) && AREAS.some((area) => area.test(changed) && area.test(pathname))

/** An export of the mandi prices asks for the longest pages (src/api/mandi.ts): many, and no page shows them. */
const isExport = ({ searchParams }: URL) => Number(searchParams.get('limit')) > 20

export const isKept = (url: URL): boolean =>
  (catalogue.test(url.pathname) || shown.test(url.pathname)) && !isExport(url)

/** Whether a page says how old a copy of this is. */
export const isDated = ({ pathname }: URL): boolean => shown.test(pathname)

/**
 * The name under which a reply is kept: of one language and, if it was asked for in a person's name, of that token alone. The token
 * itself is not kept.
 */
export async function keyOf({ url, headers }: Pick<Request, 'url' | 'headers'>): Promise<string> {
  const key = new URL(url)
  key.searchParams.delete('_t')
  key.searchParams.set('kept-lang', headers.get('X-user-lang') ?? FALLBACK)
  const authorization = headers.get('Authorization')
  if (authorization) key.searchParams.set('kept-for', await hash(authorization))
  return key.href
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the API document gives only to those who may see a contact. */
const OF_CONTACTS = new Set(['owner_contact', 'interested_users', 'user_name'])

/** A reply as it would have been without its contacts: somebody's number is for the session in which it was shown. */
export function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      OF_CONTACTS.has(name) ? null : name === 'can_view_contact' ? false : withoutContacts(part),
    ]),
  )
}

/** The numbers and addresses in the contacts of a reply. */
export function contactsIn(value: unknown, isContact = false): string[] {
  if (typeof value === 'string') return isContact && /\d{6}|@/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => contactsIn(part, isContact || OF_CONTACTS.has(name)))
}

/** Whether an address is one of the app's pages, and not a file, the API or what the mock serves beside them. */
export const isPage = ({ pathname }: URL): boolean => !/^\/(api|media|_[^/]*)(\/|$)|\.[^/]*$/.test(pathname)

/**
 * The HTML that a page starts from, as the server chooses it: the page's own or the frame, in the visitor's language. The head script
 * puts a wrong guess of the language right.
 * @param own paths of the pages that have HTML of their own
 */
export const frameOf = ({ pathname }: URL, own: readonly string[], locale: Locale): string =>
  frameAddress(
    own.find((path) => path === pathname.replace(/(?!^)\/$/, '')),
    locale,
  )

/**
 * The worker's own copy of that HTML, as a file of the build: without the data that the served one may bring along (scripts/publish).
 * `/app` and what is below it are no pages.
 */
export const frameFile = (path: string | undefined): string =>
  path === undefined ? 'app' : path === '/' ? 'app/index' : `app${path}`

/** Its address: the file itself, so that any server gives it, with all its headers, no matter who asks. */
export const frameAddress = (path: string | undefined, locale: Locale): string => `/${frameFile(path)}.${locale}.html`

/** The visitor's language as the server finds it: the address, the cookie, the browser's languages. */
export const languageOf = ({ searchParams }: URL, cookie: string | undefined, browser: readonly string[]): Locale =>
  [searchParams.get('lang'), cookie, ...browser].map(toLocale).find((found) => found !== undefined) ?? FALLBACK
