import { FALLBACK, toLocale, type Locale } from './locales.ts'

/** The name of the query parameter, the cookie and the storage entries that carry the language. */
const LANGUAGE_KEY = 'lang'

/** Storage may be blocked and cookies may be off: then that source has no say. */
function attempt(read: () => unknown): Locale | undefined {
  try {
    return toLocale(read())
  } catch {
    return undefined
  }
}

const cookie = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${LANGUAGE_KEY}=`))
    ?.slice(LANGUAGE_KEY.length + 1)

/**
 * The order of §languages.3. Its twin at the top of every page, `scripts/build/head-script.ts`, is held
 * to the same by `tests/i18n/detect.dom.ts`.
 */
export function detectLocale(): Locale {
  return (
    attempt(() => new URLSearchParams(location.search).get(LANGUAGE_KEY)) ??
    attempt(cookie) ??
    attempt(() => localStorage.getItem(LANGUAGE_KEY)) ??
    attempt(() => sessionStorage.getItem(LANGUAGE_KEY)) ??
    navigator.languages.map(toLocale).find((locale) => locale !== undefined) ??
    attempt(() => document.documentElement.lang) ??
    FALLBACK
  )
}

/** Keeps a choice where detection looks, and takes an older one out of the address, or it would win on reload. */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? ['secure'] : []
  for (const keep of [
    () =>
      (document.cookie = [`${LANGUAGE_KEY}=${locale}`, 'path=/', 'max-age=31536000', 'samesite=lax', ...secure].join(
        ';',
      )),
    () => localStorage.setItem(LANGUAGE_KEY, locale),
    () => sessionStorage.setItem(LANGUAGE_KEY, locale),
  ]) {
    try {
      keep()
    } catch {
      // Blocked or full: another of the three is enough, and without any the choice holds for this visit.
    }
  }
  const url = new URL(location.href)
  if (url.searchParams.has(LANGUAGE_KEY)) {
    url.searchParams.delete(LANGUAGE_KEY)
    history.replaceState(history.state, '', url)
  }
}
