import { i18n } from '@lingui/core'
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, NavigationType, useNavigationType, type Location } from 'react-router'
import { authorization } from '../../api/client.ts'
import { leaveEarly } from '../../api/early.ts'
import { LOADER_SHOWS_FOR } from '../../domain/timers.ts'
import { FALLBACK, toLocale, type Locale } from '../../i18n/locales.ts'
import { API_ORIGIN } from '../../api/origin.ts'
import type { Read } from '../../api/reads.ts'
import { reloadOnce } from './reload-once.ts'
import { preload, routeOf } from './routes.tsx'
import { useEventListener } from '../../ui/hooks/useEventListener.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a page needs is here, or it will never be: then the page shows the error when it is rendered. */
export const loadPage = (pathname: string): Promise<unknown> =>
  preload(pathname).catch(() => (reloadOnce() ? new Promise(() => {}) : undefined))

/** How long, in ms, a page whose code is there waits for its data. Drawn once and not twice, a tap is 500 ms faster (docs/speed.md). */
const DATA_WAITS = 150

/** Puts what was asked for early into the query cache, as far as it comes in time. */
function takeReads(queryClient: QueryClient, locale: Locale, pathname: string, reads: Read[]) {
  const queries = routeOf(pathname).queries?.() ?? {}
  const all = reads.map(async (read) => {
    const query = queries[read.operation] as ((locale: Locale, read: Read) => { queryKey: QueryKey }) | undefined
    if (query) await queryClient.prefetchQuery(query(locale, read))
  })
  return Promise.race([Promise.all(all), pause(DATA_WAITS)])
}

/**
 * The location that is shown. On each change of the path it stays behind for 300 ms (§shell.10), and
 * until the next page's code is there, whose first requests start at once: so the page that is left, and the focus in it, stays until the next takes over.
 * A change of the query alone is shown at once.
 */
export function usePageTransition(): { shown: Location; leaving: boolean; byLink: boolean } {
  const location = useLocation()
  // Around the pages it would always be Pop: they are shown at a location that the router is told (Shell.tsx).
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
    const language = toLocale(i18n.locale) ?? FALLBACK
    const reads = window.early?.ask(location, { language, authorization: authorization(), origin: API_ORIGIN })
    void (async () => {
      await Promise.all([pause(LOADER_SHOWS_FOR), loadPage(location.pathname)])
      if (overtaken) return
      await takeReads(queryClient, language, location.pathname, reads ?? [])
      if (overtaken) return
      hasArrived = true
      setNow({ shown: location, by })
    })()
    return () => {
      overtaken = true
      // Back before the next page was there: nobody is going to read what was asked for.
      if (!hasArrived) leaveEarly()
    }
  }, [leaving, location, by, queryClient])

  useScroll(shown, leaving, now.by === NavigationType.Pop)
  return { shown, leaving, byLink: now.by === NavigationType.Push }
}

/** How long a page that is still growing is followed down to where it had been. */
const FOLLOW_FOR = 3_000
type Position = { top: number; heading: string | undefined }
const positions = new Map<string, Position>()
const headingNow = () => document.querySelector('h1')?.textContent

/**
 * A new page starts at its top; Back and Forward lead to where one was, unless something else is there now, as after a form that was
 * sent (§shell.12).
 */
function useScroll({ key, pathname, hash }: Location, leaving: boolean, back: boolean) {
  const before = useRef<string>(undefined)

  useEventListener('scroll', () => positions.set(key, { top: scrollY, heading: headingNow() }), !leaving)

  useEffect(() => {
    const first = before.current === undefined
    const samePage = before.current === pathname
    before.current = pathname
    history.scrollRestoration = 'manual'
    // A reload, or the way back from another site, is the browser's own business.
    const leave = () => (history.scrollRestoration = 'auto')
    addEventListener('pagehide', leave)
    const stop = first || hash || (samePage && !back) ? undefined : go(back ? positions.get(key) : undefined)
    return () => {
      removeEventListener('pagehide', leave)
      stop?.()
    }
    // The kind of navigation belongs to the location that is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname])
}

/**
 * Scrolls to a position, and again as the page grows, until it is reached or the person scrolls. Under another heading that is the top
 * of the page.
 */
function go({ top, heading }: Position = { top: 0, heading: undefined }): () => void {
  const isThere = () => heading === undefined || headingNow() === heading
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
