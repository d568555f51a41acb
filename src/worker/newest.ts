import type { Locale } from '../i18n/locales.ts'
import { frameAddress } from './rules.ts'
import type { Hashes } from './whole.ts'

/** HTML of pages with the newest public data that this device has seen. */
const NEWEST = 'newest'
const WEEK = 7 * 86_400_000

/** One of another build, or of other settings, has another frame, and is not found any more. */
const keyOf = (frame: string, hashes: Hashes) => `${frame}?of=${encodeURIComponent(hashes[frame] ?? '')}`

/** A page as it was last published and seen here, with its data; its age is said by the page itself. Without one it starts from its bare frame. */
export async function newestPage(frame: string, hashes: Hashes): Promise<Response | undefined> {
  const found = await caches.match(keyOf(frame, hashes), { cacheName: NEWEST })
  const age = Date.now() - Date.parse(found?.headers.get('date') ?? '')
  return age < WEEK ? found : undefined
}

/**
 * Fetches a page as it is published now. One that does not belong to this build, is in another language, has no data or is cut off is
 * left out.
 */
export async function fetchNewest(path: string, locale: Locale, hashes: Hashes): Promise<void> {
  const frame = frameAddress(path, locale)
  const response = await fetch(`${path}?lang=${locale}`, { cache: 'no-cache' })
  const html = await response.clone().text()
  if (!response.ok || !html.includes(` data-frame="${hashes[frame]}"`) || !html.trimEnd().endsWith('</html>')) return
  const cache = await caches.open(NEWEST)
  await cache.put(keyOf(frame, hashes), response)
}

/** A new version is in charge: pages of the one before are of no use any more. */
export async function forgetOtherBuilds(frames: readonly string[], hashes: Hashes): Promise<void> {
  const own = new Set(frames.map((frame) => new URL(keyOf(frame, hashes), location.href).href))
  const cache = await caches.open(NEWEST)
  for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url)
}
