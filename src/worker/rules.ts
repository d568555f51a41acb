import { FALLBACK, toLocale, type Locale } from '../i18n/locales.ts'

const DAY = 86_400
/** Files per cache, and their age in seconds. */
export const LIMITS = {
  pictures: { maxEntries: 120, maxAgeSeconds: 30 * DAY },
  assets: { maxEntries: 120, maxAgeSeconds: 60 * DAY },
} as const

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
