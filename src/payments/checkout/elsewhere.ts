/** So often an open checkout asks whether it has been paid somewhere else, in ms. */
const EVERY = 10_000

/** Not in Safari 15.0 to 15.3: there the next turn finds it. */
const open = () => ('BroadcastChannel' in window ? new BroadcastChannel('payments') : undefined)

/** Tells a tab its own words. */
const TAB = Math.random()

/** Tells the other tabs that something was paid for. */
export function tellTabs(): void {
  const channel = open()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has none
  channel?.postMessage(TAB)
  channel?.close()
}

/** Calls back when another tab has something paid or confirmed. */
export function watchTabs(onNews: () => void): () => void {
  const channel = open()
  channel?.addEventListener('message', ({ data }) => data !== TAB && onNews())
  return () => channel?.close()
}

/**
 * As long as a checkout is open: what it is for may be paid for in another tab, on another phone.
 * @param isDone asks the server
 * @returns stops asking
 */
export function watchElsewhere(isDone: () => Promise<boolean>, onDone: () => void): () => void {
  let isAsking = false
  const ask = async () => {
    if (isAsking || document.visibilityState === 'hidden') return
    isAsking = true
    if (await isDone().catch(() => false)) onDone()
    isAsking = false
  }
  const now = () => void ask()
  const timer = setInterval(now, EVERY)
  const stopWatching = watchTabs(now)
  addEventListener('focus', now)
  document.addEventListener('visibilitychange', now)
  return () => {
    clearInterval(timer)
    stopWatching()
    removeEventListener('focus', now)
    document.removeEventListener('visibilitychange', now)
  }
}
