import { useEffect, useEffectEvent } from 'react'

/**
 * Back closes what is open over the page, as in every app of a phone (§shell.30). For each dialog or drawer that is open the history
 * has one more entry on top, with the state and the address of the page. (A CloseWatcher needs no entries, but hears Back in Chrome
 * on Android only.)
 */
type State = { idx?: number; overlays?: number } | null

/** How to close each overlay that is open, the topmost last. */
const open: (() => void)[] = []
/** The current entry, if it is an overlay's: what it holds by now, and the address that it was made with. */
let top: { state: State; url: string; madeAt: string } | undefined
/** True from our asking the history to go back until it has arrived. */
let isLeaving = false
/** Navigations of that moment. */
const waiting: (() => void)[] = []

const stateNow = () => history.state as State
/** How many entries of overlays there are, down from the current one. */
const entries = () => stateNow()?.overlays ?? 0
// The browser's own: those of `history` are ours.
const push = (state: unknown, url?: string | URL | null) => History.prototype.pushState.call(history, state, '', url)
const replace = (state: unknown, url?: string | URL | null) =>
  History.prototype.replaceState.call(history, state, '', url)

/** Gives the history as many entries on top as overlays are open. */
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
  const isLeftOver = entries() > open.length && !isLeaving
  const isSamePage = top !== undefined && top.state?.idx === stateNow()?.idx
  // What was replaced while the overlay was open, a search say, is the page's: the entry below takes it over.
  if (isSamePage) replace({ ...top!.state, overlays: entries() }, top!.url)
  // The router would only show the same again.
  if (isSamePage || isLeftOver) event.stopImmediatePropagation()
  if (isLeftOver || entries() === 0) top = undefined
  isLeaving = false
  while (open.length > entries()) open.pop()!()
  const late = waiting.splice(0)
  for (const navigate of late) navigate()
  // The router has looked for their address too early.
  if (late.length > 0) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  settle()
}

/**
 * For the start of the app, before the router listens. Who reloads while an overlay is open, or goes Forward to where one was, is
 * led to the page below.
 * @returns the way to stop it
 */
export function letBackClose(): () => void {
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    if (isLeaving) return void waiting.push(() => history.pushState(state, unused, url))
    // The next page stands in the place of the overlay's entry, unless a search was put there that Back should lead to.
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
  settle()
  return () => {
    removeEventListener('popstate', arrive, true)
    for (const name of ['pushState', 'replaceState'] as const) Reflect.deleteProperty(history, name)
  }
}

/** While `isOpen`, Back calls `close` instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closed = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const mine = () => closed()
    open.push(mine)
    queueMicrotask(settle)
    return () => {
      if (open.includes(mine)) open.splice(open.indexOf(mine), 1)
      queueMicrotask(settle)
    }
  }, [isOpen])
}
