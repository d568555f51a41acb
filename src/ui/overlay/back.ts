import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Back closes an open overlay (§shell.30) instead of leaving the page with all that was typed. Each adds an entry to the
 * history, with the page's state and address. (A CloseWatcher needs none, but reacts to Back only in Chrome on
 * Android.)
 */
type State = { idx?: number; overlays?: number } | null

/** Functions that close the open overlays, topmost last. */
const open: (() => void)[] = []
/** The current entry if it is an overlay's: its present state and address, and the one it was created with. */
let top: { state: State; url: string; madeAt: string } | undefined
/** True until the first page is there, which may open an overlay again that was open before a reload. */
let isStarting = true
/** True from our call of `history.go` until the history has arrived. */
let isLeaving = false
/** Navigations requested while `isLeaving`. */
const waiting: (() => void)[] = []
/** Called once the history has arrived. */
const arrivals: (() => void)[] = []

const stateNow = () => history.state as State
/** Number of overlay entries at the top of the history, down from the current one. */
const entries = () => stateNow()?.overlays ?? 0
// The native methods; those of `history` are replaced below.
const push = (state: unknown, url?: string | URL | null) => History.prototype.pushState.call(history, state, '', url)
const replace = (state: unknown, url?: string | URL | null) =>
  History.prototype.replaceState.call(history, state, '', url)

/** Adds or removes entries until there is one for each open overlay. */
function settle() {
  if (isLeaving) return
  const surplus = entries() - open.length
  if (surplus > 0) {
    isLeaving = true
    history.go(-surplus)
    return
  }
  for (let missing = -surplus; missing > 0; missing--) {
    push({ ...stateNow(), overlays: entries() + 1 })
    top = { state: stateNow(), url: location.href, madeAt: location.href }
  }
}

function arrive(event: PopStateEvent) {
  const isOurs = isLeaving
  const isLeftOver = entries() > open.length && !isOurs
  const isSamePage = top !== undefined && top.state?.idx === stateNow()?.idx
  // An address that changed while the overlay was open, as by a search, is the page's, so its entry gets it.
  if (isSamePage) replace({ ...top!.state, overlays: entries() }, top!.url)
  // The router would only render the same page again.
  if (isSamePage || isLeftOver) event.stopImmediatePropagation()
  if (isLeftOver || entries() === 0) top = undefined
  isLeaving = false
  // An overlay that opened since our call gets its entry below.
  if (!isOurs) while (open.length > entries()) open.pop()!()
  const late = waiting.splice(0)
  for (const navigate of late) navigate()
  // The router read the address before these navigations were made.
  if (late.length > 0) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  settle()
  if (!isLeaving) for (const tell of arrivals.splice(0)) tell()
}

/** Longest wait for the history (ms): a payment must not depend on it. */
const ARRIVES_WITHIN = 2_000

/** Resolves once the history has left the entries of closed overlays, which takes a busy phone some frames. */
export const overlaysLeft = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isLeaving) return resolve()
    arrivals.push(resolve)
    setTimeout(resolve, ARRIVES_WITHIN)
  })

/** Forward to an overlay's entry leads to the page below. @returns a function that stops this */
export function closeOnBack(): () => void {
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    if (isLeaving) return void waiting.push(() => history.pushState(state, unused, url))
    // The next page replaces the overlay's entry. If a filter was applied in the overlay, the entry stays for Back.
    if (top && top.url === top.madeAt) replace(state, url)
    else {
      if (top) replace({ ...stateNow(), overlays: 0 })
      push(state, url)
    }
    top = undefined
    return queueMicrotask(settle)
  }
  history.replaceState = (state: object | null, unused: string, url?: string | URL | null) => {
    if (isLeaving) return void waiting.push(() => history.replaceState(state, unused, url))
    replace(top ? { ...state, overlays: entries() } : state, url)
    if (top) top = { ...top, state: stateNow(), url: location.href }
    return undefined
  }
  addEventListener('popstate', arrive, true)
  if (entries() > 0) top = { state: stateNow(), url: location.href, madeAt: location.href }
  return () => {
    removeEventListener('popstate', arrive, true)
    for (const name of ['pushState', 'replaceState'] as const) Reflect.deleteProperty(history, name)
  }
}

/** A reload with an open overlay leads to the page below, unless the first page has opened it again. */
export function endStart(): void {
  isStarting = false
  settle()
}

/** Whether Back has left an overlay's entry between the reload and the first page. */
function wasLeftMeanwhile(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return isStarting && loaded?.type === 'reload' && entries() === 0
}

export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closed = useEffectEvent(close)
  // Before the paint: Back may be pressed as soon as the overlay shows.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    if (wasLeftMeanwhile()) return closed()
    let isHere = true
    const mine = () => {
      closed()
      // One that can't be closed now, as while it sends, gets its entry again.
      setTimeout(() => {
        if (!isHere) return
        open.push(mine)
        settle()
      })
    }
    open.push(mine)
    queueMicrotask(settle)
    return () => {
      isHere = false
      if (open.includes(mine)) open.splice(open.indexOf(mine), 1)
      queueMicrotask(settle)
    }
  }, [isOpen])
}
