import { isHeld } from '../device/device.ts'

/** Interval (ms) at which an open checkout asks the server whether the item was paid elsewhere. */
const EVERY = 10_000

/** Safari 15.0 to 15.3 has no BroadcastChannel. There, the next poll of `watchElsewhere` finds the news. */
const open = () => ('BroadcastChannel' in window ? new BroadcastChannel('payments') : undefined)

/** Id of this tab, so that it ignores its own messages. */
const TAB = Math.random()

/** Tells the other tabs that something was paid for. */
export function tellTabs(): void {
  const channel = open()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has none
  channel?.postMessage(TAB)
  channel?.close()
}

/** Calls back when another tab has paid for something or confirmed a payment. */
export function watchTabs(onNews: () => void): () => void {
  const channel = open()
  channel?.addEventListener('message', ({ data }) => data !== TAB && onNews())
  return () => channel?.close()
}

/**
 * Watches, while a checkout is open, whether the same item gets paid in another tab or on another device.
 * @param isDone asks the server
 * @returns a function that stops watching
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

/** Purposes being paid for in this tab. Each payment also holds a lock across tabs (`lockOf`). */
export const underWay = new Set<string>()
export const lockOf = (purpose: string) => `payment ${purpose}`

/** Whether a payment for this purpose is under way in any tab. */
export const isUnderWay = async (purpose: string): Promise<boolean> =>
  underWay.has(purpose) || (await isHeld(lockOf(purpose)))
