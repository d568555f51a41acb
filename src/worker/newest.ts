import type { Locale } from '../i18n/locales.ts'
import { baseAddress } from './rules.ts'
import type { Hashes } from './integrity.ts'

/**
 * Name of the cache of page HTML with the newest public data that this device has fetched. On a slow phone a return to
 * home shows its content after 1.2 s with it and 6.2 s without, mandi after 1.2 and 5.2.
 */
export const NEWEST = 'newest'
const WEEK = 7 * 86_400_000
/** Time after which a download is given up, so that it doesn't hold one of the browser's connections (ms). */
const PATIENCE = 30_000

/** Cache key with the base's hash: HTML of another build or other settings has another key, so it is not found. */
const keyOf = (base: string, hashes: Hashes) => `${base}?of=${encodeURIComponent(hashes[base] ?? '')}`

/** HTML of a page with its data, as last fetched here, or undefined after a week. The page shows its age; without it, the base is used. */
export async function newestPage(base: string, hashes: Hashes): Promise<Response | undefined> {
  const found = await caches.match(keyOf(base, hashes), { cacheName: NEWEST })
  const age = Date.now() - Date.parse(found?.headers.get('date') ?? '')
  return age < WEEK ? found : undefined
}

/** Caches a page as published now, unless it is of another build or language, without data, or truncated. */
export async function fetchNewest(path: string, locale: Locale, hashes: Hashes): Promise<void> {
  const base = baseAddress(path, locale)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE)
  const response = await fetch(`${path}?lang=${locale}`, { cache: 'no-cache', signal: late.signal })
  const html = await response.clone().text()
  clearTimeout(timer)
  if (!response.ok || !html.includes(` data-base="${hashes[base]}"`) || !html.trimEnd().endsWith('</html>')) return
  const cache = await caches.open(NEWEST)
  await cache.put(keyOf(base, hashes), response)
}
