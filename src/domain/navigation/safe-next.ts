import { paths } from './paths.ts'

/**
 * Pages that `next` may not lead to, because they would ask for the sign-in again. The `next` of such a page is used
 * instead.
 */
const AUTH_PAGES = new Set([paths.auth(), paths.register(undefined), paths.login()])
const ORIGIN = 'https://here.invalid'

/**
 * Checks `next`, wherever it is written or read (§reliability.1). It returns a path of this app with its query,
 * otherwise the home page. It never returns another origin, the sign-in or the registration; of these, their own `next`
 * counts.
 */
export function safeNext(next: string | null | undefined): string {
  // oxlint-disable-next-line no-control-regex -- a browser drops tabs and line ends from an address, and then it is another
  if (!next?.startsWith('/') || /[\\\u0000-\u001f\u007f-\u009f]/.test(next)) return paths.home()
  try {
    // A leading "//" names a host, also one that only appears once `..` is resolved.
    const { origin, pathname, search, searchParams, hash } = new URL(next.replace(/^\/+/, '/'), ORIGIN)
    const path = pathname.replace(/\/{2,}/g, '/')
    // Compare as the router does: decoded, case-insensitive, with or without a trailing slash.
    const page = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '')
    if (origin !== ORIGIN) return paths.home()
    if (AUTH_PAGES.has(page)) return safeNext(searchParams.get('next'))
    return path + search + hash
  } catch {
    return paths.home()
  }
}

/** As `safeNext`, but undefined for the home page. */
export function wantedPage(next: string | null | undefined): string | undefined {
  const page = safeNext(next)
  return page === paths.home() ? undefined : page
}

/**
 * Path of the sign-in that leads back to this page. It loses the district that the directory is sorted by (§directory.6):
 * another person may sign in next.
 */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  const hadDistrict = query.has('near')
  query.delete('near')
  return paths.auth({ next: wantedPage(pathname + (hadDistrict ? `?${query}` : search)) })
}
