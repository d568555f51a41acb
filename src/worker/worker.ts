// The service worker: the app opens offline and shows what it saved (docs/offline.md). Bundled by scripts/build/alone.ts.
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { fetchNewest, NEWEST, newestPage } from './newest.ts'
import { baseOf, isPage, languageOf, type Visited } from './rules.ts'
import { unchanged } from './unchanged.ts'
import { asBuilt, type Hashes } from './integrity.ts'

/**
 * Defined by scripts/publish before this script: the files to precache, the hashes of all, and the pages with their own
 * HTML; of these, those with public data.
 */
declare const PRECACHE: { url: string; revision: string | null }[]
declare const HASHES: Hashes
declare const OWN_BASES: string[]
declare const WITH_DATA: string[]

/** The parts of a worker's global scope that are used here: TypeScript can't type a page and a worker in one program. */
type Extendable = { waitUntil: (work: Promise<unknown>) => void }
type Scope = {
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  navigator: Pick<Navigator, 'languages'>
  cookieStore?: CookieStore
}
const scope = globalThis as unknown as Scope

const files = asBuilt(HASHES)
addPlugins([files, unchanged(HASHES)])
precacheAndRoute(PRECACHE)
cleanupOutdatedCaches()

// HTML of the worker's own build, so that page, code and texts always match.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  async ({ request, url }) => {
    const cookie = await scope.cookieStore?.get('lang')
    const locale = languageOf(url, cookie?.value, scope.navigator.languages)
    const base = baseOf(url, OWN_BASES, locale)
    return (await newestPage(base, HASHES)) ?? (await matchPrecache(base)) ?? fetch(request)
  },
)

// Hashed files that are not worth precaching, for 60 days.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [files, new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true })],
  }),
)

// Where the worker's storage fails, the page would be an error of the browser, with a connection too.
setCatchHandler(({ request }) => fetch(request))

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim()) // takes control of pages that were opened before the worker existed
  // HTML of the previous build, and replies and pictures that workers stored before 28 November 2026.
  for (const name of [NEWEST, 'person', 'everybody', 'pictures']) event.waitUntil(caches.delete(name))
})

scope.addEventListener('message', (event) => {
  const { data } = event
  const { visited, lang } = (data ?? {}) as Partial<Visited>
  if (visited !== undefined && lang && WITH_DATA.includes(visited))
    event.waitUntil(fetchNewest(visited, lang, HASHES).catch(() => undefined)) // offline: the previous HTML stays
  // workbox-window sends this when a person asks for the new version.
  else if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting()
})
