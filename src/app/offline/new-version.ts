import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Workbox } from 'workbox-window'
import type { Visited } from '../../worker/messages.ts'
import { FALLBACK, toLocale } from '../../i18n/locales.ts'
import { createEmitter } from '../../ui/hooks/emitter.ts'
import { freshStart, isNewerThere } from '../routing/fresh-start.ts'
import { watchBrokenReplies } from './broken-replies.ts'

/** A page that stays open for long asks for a new version so often, in ms: when somebody comes back to it. */
const ASKS_EVERY = 3_600_000

let apply: (() => void) | undefined
let wasBrought = false
const { emit, subscribe } = createEmitter()

function offer(how: () => void) {
  apply = how
  emit()
}

/** Changes to the new version that is ready; undefined as long as there is none. It is never done without a person's word. */
export const useNewVersion = (): (() => void) | undefined => useSyncExternalStore(subscribe, () => apply)

/** An old app before a changed API: replies break the document everywhere. Then a newer version is looked for, and offered. */
export const lookOnBrokenReplies = (queryClient: QueryClient): (() => void) =>
  watchBrokenReplies(queryClient, () => {
    isNewerThere()
      .then((isNewer) => isNewer && offer(() => void freshStart()))
      .catch(() => undefined) // offline: then it is no question of versions
  })

/** The service worker that the page was opened by; undefined in a browser that has none, null on a first visit. */
export type CameWith = ServiceWorker | null | undefined

/** Registers the service worker, once, when nothing is on its way any more. */
export function bringWorker(queryClient: QueryClient, cameWith: CameWith): void {
  if (!import.meta.env.PROD || wasBrought || !('serviceWorker' in navigator)) return
  wasBrought = true
  quiet(queryClient)
    .then(() => register(queryClient, cameWith))
    .then(bringNewest)
    .catch(() => undefined) // storage blocked, or full: then it works with a network only
}

/** The page's newest HTML, for the next visit (src/worker/newest.ts); not where each byte is paid for. */
async function bringNewest(): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const registration = await navigator.serviceWorker.ready
  const message: Visited = { visited: location.pathname, lang: toLocale(document.documentElement.lang) ?? FALLBACK }
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

async function register(queryClient: QueryClient, cameWith: CameWith): Promise<void> {
  const { serviceWorker } = navigator
  const workbox = new Workbox('/sw.js')
  let isFirst = !serviceWorker.controller
  let isAgreed = false
  const reload = () => location.reload()

  workbox.addEventListener('waiting', () =>
    offer(() => {
      isAgreed = true
      workbox.messageSkipWaiting()
    }),
  )
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAgreed) reload()
    // What was fetched before there was a worker could not be saved.
    else if (isFirst) void queryClient.refetchQueries({ type: 'active' })
    // Agreed to in another tab: here something may be half typed.
    else offer(reload)
    isFirst = false
  })
  // The same, before this was here to hear of it.
  if (cameWith && cameWith !== serviceWorker.controller) offer(reload)
  await workbox.register()

  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASKS_EVERY) return
    askedAt = Date.now()
    workbox.update().catch(() => undefined) // offline
  })
}
