import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, NavigationType, useNavigationType, type Location } from 'react-router'
import { authorization } from '../../api/client.ts'
import { abortUntaken } from '../../api/first-load/early.ts'
import { LOADER_SHOWS_FOR } from '../../domain/timers.ts'
import type { Locale } from '../../i18n/locales.ts'
import { currentLocale } from '../../i18n/useLocale.ts'
import { API_ORIGIN } from '../../api/deployment.ts'
import type { Read } from '../../api/reads.ts'
import { readStored } from '../../session/storage.ts'
import { reloadOnce } from './failed-downloads.ts'
import { preload, routeOf } from './routes.tsx'
import { useEventListener } from '../../ui/hooks/events.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when a page's code and texts are there or have failed; rendering then shows the error. */
export const loadPage = (pathname: string): Promise<unknown> =>
  preload(pathname).catch(() => (reloadOnce() ? new Promise(() => {}) : undefined))

/** How long a loaded page waits for its data (ms): in one rendering a cold board has content after 2.6 s, in two after 2.9. */
const DATA_WAITS = 150

/** Starts a page's first reads. Without the table of pages it starts none; the page then does so itself. */
async function startFirstReads(location: Location, language: Locale): Promise<Read[]> {
  const { early } = window
  if (!early) return []
  try {
    early.ask ??= (await import('../../head/early-requests.ts')).readsStarter(readStored)
  } catch {
    return []
  }
  return early.ask(location, { language, authorization: authorization(), origin: API_ORIGIN })
}

/** Puts early replies into the query cache, if they arrive within `DATA_WAITS`. */
export function cacheReads(
  queryClient: QueryClient,
  locale: Locale,
  pathname: string,
  reads: Read[],
): Promise<unknown> {
  const queries = routeOf(pathname).queries?.() ?? {}
  const all = reads.map(async (read) => {
    const query = queries[read.operation] as ((locale: Locale, read: Read) => { queryKey: QueryKey }) | undefined
    if (query) await queryClient.prefetchQuery(query(locale, read))
  })
  return Promise.race([Promise.all(all), pause(DATA_WAITS)])
}

/**
 * The location that is shown. The old page and its focus stay for 300 ms (§shell.10) and until the next page's code is
 * there, whose first requests start at once. A change of the query alone is shown at once.
 */
export function usePageTransition(): { shown: Location; leaving: boolean; by: NavigationType } {
  const location = useLocation()
  // Inside the pages it would always be Pop: Shell.tsx gives their routes a fixed location.
  const by = useNavigationType()
  const queryClient = useQueryClient()
  const [now, setNow] = useState({ shown: location, by })
  const { shown } = now
  const leaving = location.pathname !== shown.pathname
  if (!leaving && location !== shown) setNow({ shown: location, by })

  useEffect(() => {
    if (!leaving) return undefined
    let overtaken = false
    let hasArrived = false
    const language = currentLocale()
    void (async () => {
      const asked = startFirstReads(location, language)
      await Promise.all([asked, pause(LOADER_SHOWS_FOR), loadPage(location.pathname)])
      if (overtaken) return
      await cacheReads(queryClient, language, location.pathname, await asked)
      if (overtaken) return
      hasArrived = true
      setNow({ shown: location, by })
    })()
    return () => {
      overtaken = true
      // The person went back before the next page was there: its early requests are no longer needed.
      if (!hasArrived) abortUntaken()
    }
  }, [leaving, location, by, queryClient])

  useScroll(shown, leaving, now.by === NavigationType.Pop)
  return { shown, leaving, by: now.by }
}

/** Maximum time for which a growing page is scrolled to its earlier position (ms). */
const FOLLOW_FOR = 3_000
type Position = { top: number; heading?: string | undefined; language?: string }
const positions = new Map<string, Position>()
const headingNow = () => document.querySelector('h1')?.textContent
const languageNow = () => document.documentElement.lang

/** Back and Forward restore the position, unless the page shows something else, as after a sent form (§shell.12). */
function useScroll({ key, pathname, hash }: Location, leaving: boolean, back: boolean) {
  const before = useRef<string>(undefined)

  useEventListener(
    'scroll',
    () => positions.set(key, { top: scrollY, heading: headingNow(), language: languageNow() }),
    !leaving,
  )
  // The browser restores the position after a reload, and on the way back from another site.
  useEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  useEventListener('pageshow', () => (history.scrollRestoration = 'manual'))

  useEffect(() => {
    const first = before.current === undefined
    const samePage = before.current === pathname
    before.current = pathname
    history.scrollRestoration = 'manual'
    return first || hash || (samePage && !back) ? undefined : go(back ? positions.get(key) : undefined)
    // The kind of navigation belongs to the location that is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname])
}

/**
 * Scrolls, also as the page grows, until the position is reached or the person scrolls; to the top if the heading is
 * another in the same language.
 */
function go({ top, heading, language }: Position = { top: 0 }): () => void {
  const isThere = () => heading === undefined || language !== languageNow() || headingNow() === heading
  const scroll = () => scrollTo(0, isThere() ? top : 0)
  scroll()
  const growth = new ResizeObserver(() => {
    scroll()
    if (isThere() && Math.abs(scrollY - top) < 2) stop()
  })
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, FOLLOW_FOR)
  if (top > 0) growth.observe(document.body)
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(event, stop, { passive: true })
  return stop
}
