import { paths } from './paths.ts'

/** Where a person can't be sent after signing in: it would only ask them to sign in again. What it was to lead on to, they can. */
const AUTH_PAGES = new Set([paths.auth(), paths.register(undefined), paths.login()])
const ORIGIN = 'https://here.invalid'

/**
 * The one door for `next`, where it is written and where it is read (§reliability.1): a path of this app with its
 * query, or else the home page. Never another origin, and never the sign-in or the registration: of these their own `next` counts.
 */
export function safeNext(next: string | null | undefined): string {
  // oxlint-disable-next-line no-control-regex -- a browser drops tabs and line ends from an address, and then it is another
  if (!next?.startsWith('/') || /[\\\u0000-\u001f\u007f-\u009f]/.test(next)) return paths.home()
  try {
    // Two slashes name a host, also those that only appear once `..` is resolved.
    const { origin, pathname, search, searchParams, hash } = new URL(next.replace(/^\/+/, '/'), ORIGIN)
    const path = pathname.replace(/\/{2,}/g, '/')
    // As the router compares: decoded, in any case, with or without a slash at the end.
    const page = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '')
    if (origin !== ORIGIN) return paths.home()
    if (AUTH_PAGES.has(page)) return safeNext(searchParams.get('next'))
    return path + search + hash
  } catch {
    return paths.home()
  }
}

/** The same, and undefined where no page but home is wanted. */
export function wantedPage(next: string | null | undefined): string | undefined {
  const page = safeNext(next)
  return page === paths.home() ? undefined : page
}

/** The sign-in, which leads back to a page of the app. */
export const signInPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  paths.auth({ next: wantedPage(pathname + search) })
