import { startTransition, StrictMode, useInsertionEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { fillWithEmbeddedData, readEmbeddedData } from './api/first-load/embedded-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { watchCrashes } from './app/crashes/crashes.ts'
import { allowPageTranslation, isTranslated } from './app/page-translation.ts'
import { watchModules } from './app/routing/failed-downloads.ts'
import { cacheReads, loadPage } from './app/routing/usePageTransition.ts'
import { detectLocale } from './i18n/detect.ts'
import { start } from './i18n/catalog.ts'
import { startSession } from './session/session.ts'
import { readStored } from './session/storage.ts'
import { dropDoublePresses } from './ui/controls/double-press.ts'
import { handFocusOn } from './ui/hooks/focus.ts'
import './ui/theme/global.css.ts'

const root = document.getElementById('root')!

async function begin() {
  // Messengers take what follows a link, such as a danda, for its end; no path of the app ends so.
  const path = location.pathname.replace(/([^\w/%-]|%[\dA-F]{2})+$/i, '')
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
  // Chrome keeps the state of an entry whose address is opened anew, as from a bookmark. A reload may keep it.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'navigate' && history.state) history.replaceState({ ...history.state, usr: null }, '')
  watchCrashes()
  watchModules()
  allowPageTranslation()
  startSession()
  dropDoublePresses()
  handFocusOn()
  if (import.meta.env.DEV || import.meta.env.VITE_REPLY_WATCH)
    await import('./app/reply-watch/watch.ts').then(({ startWatch }) => startWatch())
  // As the head script did. A browser that translates the page has changed the page's own `lang`.
  const locale = detectLocale()
  await Promise.all([start(locale), loadPage(location.pathname)])

  const queryClient = createQueryClient()
  const { early } = window
  // The copy was read before this code arrived: another tab may have ended that session since.
  if (early?.lastSeen?.token !== readStored('authToken')) delete early?.lastSeen
  fillWithEmbeddedData(queryClient, readEmbeddedData())
  if (early?.lastSeen)
    Object.assign(early.lastSeen, { queries: [], main: '' }) // now in the query cache, which the end of a session empties
  else if (early?.reads) await cacheReads(queryClient, locale, location.pathname, early.reads)
  const app = (
    <StrictMode>
      {/* The router applies an address at once; the shell decides when the next page appears (app/routing/usePageTransition.ts). */}
      <BrowserRouter useTransitions={false}>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  )
  const { switching } = document.documentElement.dataset
  // Hydrates HTML that was prerendered for this page and language (app/shell/InputReplay.ts replays early input). Otherwise renders anew.
  const isPrerendered =
    root.dataset.path === location.pathname &&
    root.dataset.locale === locale &&
    switching === undefined &&
    !isTranslated(root)
  const { href } = location
  // If the browser translates the page while React takes it over, or the person has gone back since, React renders it
  // anew: a mismatch is no fault of the HTML.
  const onRecoverableError = (error: unknown) => location.href === href && !isTranslated(root) && reportError(error)
  // In a transition, React pauses every few milliseconds, so that a page that is already complete answers touches. A page that has only
  // its frame renders at once: its content comes 0.7 to 1.2 s sooner on a slow phone.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  else createRoot(root).render(<ReplacePrerendered>{app}</ReplacePrerendered>)
}

/** Replaces HTML of another page or language, at the moment when React puts its own into the document. */
function ReplacePrerendered({ children }: { children: ReactNode }) {
  useInsertionEffect(() => {
    delete document.documentElement.dataset.switching
    document.head.querySelector('title ~ title')?.remove() // React has put its own before it
  }, [])
  return children
}

// Not awaited: old browsers have no top-level await. The head script reports a failure (src/head/early-input.ts).
void begin()
