import type { Locale } from '../i18n/locales.ts'
import { frameAddress } from './rules.ts'
import type { Hashes } from './integrity.ts'

/** Name of the cache of page HTML with the newest public data that this device has fetched. */
const NEWEST = 'newest'
const WEEK = 7 * 86_400_000
/** Time after which a download is given up, so that it doesn't hold one of the browser's connections (ms). */
const PATIENCE = 30_000

/** Cache key with the frame's hash: HTML of another build or other settings has another key, so it is not found. */
const keyOf = (frame: string, hashes: Hashes) => `${frame}?of=${encodeURIComponent(hashes[frame] ?? '')}`

/** HTML of a page with its data, as last fetched here, or undefined after a week. The page shows its age; without it, the frame is used. */
export async function newestPage(frame: string, hashes: Hashes): Promise<Response | undefined> {
  const found = await caches.match(keyOf(frame, hashes), { cacheName: NEWEST })
  const age = Date.now() - Date.parse(found?.headers.get('date') ?? '')
  return age < WEEK ? found : undefined
}

/** Caches a page as published now, unless it is of another build or language, without data, or truncated. */
export async function fetchNewest(path: string, locale: Locale, hashes: Hashes): Promise<void> {
  const frame = frameAddress(path, locale)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE)
  const response = await fetch(`${path}?lang=${locale}`, { cache: 'no-cache', signal: late.signal })
  const html = await response.clone().text()
  clearTimeout(timer)
  if (!response.ok || !html.includes(` data-frame="${hashes[frame]}"`) || !html.trimEnd().endsWith('</html>')) return
  const cache = await caches.open(NEWEST)
  await cache.put(keyOf(frame, hashes), response)
}

export async function forgetOtherBuilds(frames: readonly string[], hashes: Hashes): Promise<void> {
  const own = new Set(frames.map((frame) => new URL(keyOf(frame, hashes), location.href).href))
  const cache = await caches.open(NEWEST)
  for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url)
}
