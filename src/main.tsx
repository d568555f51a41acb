import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { fillWithEmbeddedData, readEmbeddedData } from './api/embedded-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { watchCrashes } from './app/crashes/crashes.ts'
import { watchModules } from './app/routing/failed-modules.ts'
import { loadPage } from './app/routing/usePageTransition.ts'
import { FALLBACK, toLocale } from './i18n/locales.ts'
import { start } from './i18n/catalog.ts'
import './session/connect.ts'
import { readStored } from './session/storage.ts'
import { dropDoublePresses } from './ui/controls/double-press.ts'
import { letBackClose } from './ui/overlay/back.ts'
import './ui/theme/global.css.ts'

const root = document.getElementById('root')!

async function begin() {
  watchCrashes()
  watchModules()
  letBackClose()
  dropDoublePresses()
  // Nothing loses the focus before something has it.
  const bringHandover = () =>
    void import('./ui/controls/focus-handover.ts').then(
      (module) => module.handFocusOn(),
      () => undefined,
    )
  addEventListener('focusin', bringHandover, { once: true })
  if (import.meta.env.DEV || import.meta.env.VITE_REPLY_WATCH)
    await import('./app/reply-watch/watch.ts').then(({ startWatch }) => startWatch())
  // Found at the top of the page (src/head).
  const locale = toLocale(document.documentElement.lang) ?? FALLBACK
  await Promise.all([start(locale), loadPage(location.pathname)])

  const queryClient = createQueryClient()
  const { early } = window
  // Read before the code came: another tab may have ended that session since.
  if (early?.seen?.token !== readStored('authToken')) delete early?.seen
  fillWithEmbeddedData(queryClient, readEmbeddedData())
  if (early?.seen) early.seen.queries = [] // from now on it is the query cache's, which the session empties
  const app = (
    <StrictMode>
      {/* A change of the address is seen at once: the shell itself says when the next page takes over (app/routing/usePageTransition.ts). */}
      <BrowserRouter useTransitions={false}>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  )
  const { switching } = document.documentElement.dataset
  // In one step with the rendering, so nothing is painted between: what is hidden can't take the focus.
  delete document.documentElement.dataset.switching
  // Prerendered for this page and language: taken over as it stands (what was typed in the meantime: app/shell/InputReplay.ts). Otherwise rendered again.
  if (root.dataset.path === location.pathname && root.dataset.locale === locale && switching === undefined) {
    // In a transition React stops every few milliseconds: the page is there already, and a finger on it is answered (docs/speed.md).
    const { href } = location
    // Somebody went back in the meantime: React draws the page of that address, and nothing is wrong with the HTML.
    const onRecoverableError = (error: unknown) => location.href === href && reportError(error)
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  } else {
    document.querySelector('head > title')?.remove() // the app brings its own
    flushSync(() => createRoot(root).render(app))
  }
}

// Not awaited: old browsers have no top-level await. What fails here is said by the head script (scripts/build/head-script.ts).
void begin()
