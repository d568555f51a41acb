import { FALLBACK, toLocale, type Locale } from '../i18n/locales.ts'

/** Message to the worker: the page at this path has loaded, so its newest HTML can be fetched for the next visit. */
export type Visited = { visited: string; lang: Locale }

/** Whether an address is a page of the app: not a file, the API, a picture, or one of the mock's own pages. */
export const isPage = ({ pathname }: URL): boolean => !/^\/(api|media|_[^/]*)(\/|$)|\.[^/]*$/.test(pathname)

/**
 * Address of a page's base: the HTML from which the worker starts it, without data and initial styles. Chosen as the
 * server does; `own` are the pages with their own HTML, all others share one.
 */
export const baseOf = ({ pathname }: URL, own: readonly string[], locale: Locale): string =>
  baseAddress(
    own.find((path) => path === pathname.replace(/(?!^)\/$/, '')),
    locale,
  )

/** File of a base, written by scripts/publish. No page is at or below `/app`. */
export const baseFile = (path: string | undefined): string =>
  path === undefined ? 'app' : path === '/' ? 'app/index' : `app${path}`

/** Address of a base. It names the file itself, so any server sends it with all its headers, whoever asks. */
export const baseAddress = (path: string | undefined, locale: Locale): string => `/${baseFile(path)}.${locale}.html`

/** The visitor's language, found as the server does: by the address, then the cookie, then the browser's languages. */
export const languageOf = ({ searchParams }: URL, cookie: string | undefined, browser: readonly string[]): Locale =>
  [searchParams.get('lang'), cookie, ...browser].map(toLocale).find((found) => found !== undefined) ?? FALLBACK
