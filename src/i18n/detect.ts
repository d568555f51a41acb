import { setCookie, unlessBlocked } from '../device/blocked.ts'
import { FALLBACK, toLocale, type Locale } from './locales.ts'

/** Name of the query parameter, the cookie and the storage entries that hold the language. */
const LANGUAGE_KEY = 'lang'

const localeIn = (read: () => unknown) => toLocale(unlessBlocked(read))

const cookie = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${LANGUAGE_KEY}=`))
    ?.slice(LANGUAGE_KEY.length + 1)

/** The visitor's language, by §languages.3. The head of every page (src/head/main.ts) calls this too. */
export function detectLocale(): Locale {
  return (
    localeIn(() => new URLSearchParams(location.search).get(LANGUAGE_KEY)) ??
    localeIn(cookie) ??
    localeIn(() => localStorage.getItem(LANGUAGE_KEY)) ??
    localeIn(() => sessionStorage.getItem(LANGUAGE_KEY)) ??
    navigator.languages.map(toLocale).find((locale) => locale !== undefined) ??
    localeIn(() => document.documentElement.lang) ??
    FALLBACK
  )
}

/** Stores a choice where detection looks. Removes an older one from the address, where it would win on reload. */
export function rememberLocale(locale: Locale): void {
  // One of the three is enough; without any, the choice lasts for this visit.
  setCookie(LANGUAGE_KEY, locale, 31_536_000)
  unlessBlocked(() => localStorage.setItem(LANGUAGE_KEY, locale))
  unlessBlocked(() => sessionStorage.setItem(LANGUAGE_KEY, locale))
  const url = new URL(location.href)
  if (url.searchParams.has(LANGUAGE_KEY)) {
    url.searchParams.delete(LANGUAGE_KEY)
    history.replaceState(history.state, '', url)
  }
}
