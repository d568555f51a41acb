import { FALLBACK, toLocale, type Locale } from './locales.ts'

/** Name of the query parameter, the cookie and the storage entries that hold the language. */
const LANGUAGE_KEY = 'lang'

/** Reads a source; undefined where storage is blocked or cookies are off. */
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

/** The visitor's language, by §languages.3. The head of every page (src/head/main.ts) calls this too. */
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

/** Stores a choice where detection looks. Removes an older one from the address, where it would win on reload. */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? ['secure'] : []
  for (const store of [
    () =>
      (document.cookie = [`${LANGUAGE_KEY}=${locale}`, 'path=/', 'max-age=31536000', 'samesite=lax', ...secure].join(
        ';',
      )),
    () => localStorage.setItem(LANGUAGE_KEY, locale),
    () => sessionStorage.setItem(LANGUAGE_KEY, locale),
  ]) {
    try {
      store()
    } catch {
      // This storage is blocked or full: one of the three is enough. Without any, the choice lasts for this visit.
    }
  }
  const url = new URL(location.href)
  if (url.searchParams.has(LANGUAGE_KEY)) {
    url.searchParams.delete(LANGUAGE_KEY)
    history.replaceState(history.state, '', url)
  }
}
