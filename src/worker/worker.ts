// The service worker: the app opens without a network, and shows what it saved (docs/offline.md). Bundled by scripts/build/alone.ts.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { FORGET, type Changed } from '../api/saved-store.ts'
import { forgetPrivateReplies, forgetOld, keeping, ofThisSession, takeLate } from './keep.ts'
import { frameOf, isKept, isPage, languageOf, LIMITS, mayStandIn, NETWORK_WAITS } from './rules.ts'
import { scope } from './scope.ts'
import { asBuilt, type Hashes } from './whole.ts'

/**
 * Put before this script by scripts/publish: what is fetched as the worker is installed, the hashes of all files, the pages that have
 * HTML of their own, and the origin of the API (empty: this one).
 */
declare const PRECACHE: { url: string; revision: string | null }[]
declare const HASHES: Hashes
declare const OWN_FRAMES: string[]
declare const API_ORIGIN: string

const ofApi = ({ origin }: URL) => origin === (API_ORIGIN || location.origin)

const whole = new CacheableResponsePlugin({ statuses: [200] })
const limited = (name: keyof typeof LIMITS) => new ExpirationPlugin({ ...LIMITS[name], purgeOnQuotaError: true })

const files = asBuilt(HASHES)
addPlugins([files])
precacheAndRoute(PRECACHE)
cleanupOutdatedCaches()

// The HTML of the build that this worker belongs to, so that page, code and texts always fit each other.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  async ({ request, url }) => {
    const cookie = await scope.cookieStore?.get('lang')
    const locale = languageOf(url, cookie?.value, scope.navigator.languages)
    return (await matchPrecache(frameOf(url, OWN_FRAMES, locale))) ?? fetch(request)
  },
)

// Files with a hash in their name that are not worth fetching ahead.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [files, limited('assets')] }),
)

registerRoute(
  ({ request, url }) => ofApi(url) && request.destination === 'image' && url.pathname.startsWith('/media/'),
  new CacheFirst({ cacheName: 'pictures', plugins: [whole, limited('pictures'), ofThisSession] }),
)

const REPLIES = ['person', 'everybody'] as const
for (const cacheName of REPLIES) {
  const plugins = [whole, keeping, limited(cacheName), ...(cacheName === 'person' ? [ofThisSession] : [])]
  const patient = new NetworkFirst({ cacheName, plugins })
  const brisk = new NetworkFirst({ cacheName, plugins, networkTimeoutSeconds: NETWORK_WAITS })
  registerRoute(
    ({ request, url }) =>
      // Who asks past every copy gets none.
      ofApi(url) &&
      isKept(url) &&
      request.cache !== 'no-store' &&
      request.headers.has('Authorization') === (cacheName === 'person'),
    async (options) => (await takeLate(options.request)) ?? (mayStandIn(options.url) ? brisk : patient).handle(options),
  )
}

// A page that was opened before there was a worker is in its care from now on.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', (event) => {
  const { data } = event
  const changed = (data as Partial<Changed> | null)?.changed
  if (data === FORGET) event.waitUntil(forgetPrivateReplies())
  else if (changed) event.waitUntil(forgetOld(REPLIES, changed))
  // What workbox-window sends when a person has asked for the new version.
  else if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting()
})
