import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import { ApiError } from '../../api/errors.ts'
import type { Visited } from '../../worker/rules.ts'
import { currentLocale } from '../../i18n/useLocale.ts'
import { createStore } from '../../ui/hooks/events.ts'

/** Switches to the new version; undefined while none is ready. Only called when a person asks for it. */
const { set: offer, use: useNewVersion } = createStore<(() => void) | undefined>(undefined)
export { useNewVersion }

/** Acts on the first reply that breaks the document: the API may be newer than this app. */
export function onBrokenReply(queryClient: QueryClient, act: () => void): void {
  const unsubscribe = queryClient.getQueryCache().subscribe(({ query: { state } }) => {
    if (!(state.error instanceof ApiError) || state.error.kind !== 'bad-reply') return
    unsubscribe()
    act()
  })
}

/** The worker that the page opened with: null on a first visit, undefined in a browser without workers. */
export type OpenedWith = ServiceWorker | null | undefined

/** Registers the service worker as soon as no request is running. */
export function registerWorker(queryClient: QueryClient, openedWith: OpenedWith): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  quiet(queryClient)
    .then(() => register(queryClient, openedWith))
    .then(fetchNewestPage)
    .catch(() => undefined) // storage blocked or full: the app works online only
}

/** Saves the page's newest HTML for the next visit (src/worker/newest.ts), unless the browser is set to save data. */
async function fetchNewestPage(): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const registration = await navigator.serviceWorker.ready
  const message: Visited = { visited: location.pathname, lang: currentLocale() }
  registration.active?.postMessage(message)
}

function quiet(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    look()
  })
}

async function register(queryClient: QueryClient, openedWith: OpenedWith): Promise<void> {
  const { serviceWorker } = navigator
  const workbox = new Workbox('/sw.js')
  // After Shift and reload, a page has a worker that doesn't control it.
  let isFirst = !(await serviceWorker.getRegistration())?.active
  let isAgreed = false
  const reload = () => location.reload()

  workbox.addEventListener('waiting', () => {
    if (isFirst) return // it waits too, in Firefox for seconds
    offer(() => {
      isAgreed = true
      workbox.messageSkipWaiting()
    })
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAgreed) reload()
    // Replies fetched before the worker was active could not be saved.
    else if (isFirst) void queryClient.refetchQueries({ type: 'active' })
    // Another tab has accepted the new version: a form in this one may be half filled in.
    else offer(reload)
    isFirst = false
  })
  // The worker changed before this listener existed.
  if (openedWith && openedWith !== serviceWorker.controller) offer(reload)
  await workbox.register()

  onBrokenReply(queryClient, () => void workbox.update().catch(() => undefined)) // offline
}
