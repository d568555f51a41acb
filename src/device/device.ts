import { createStore, type UseStore } from 'idb-keyval'

/** Time after which an IndexedDB request counts as hung (ms): a known fault of WebKit and of WebViews. */
const LIMIT = 2_000

type Run = <T>(run: (database: UseStore) => Promise<T>) => Promise<{ value: T } | undefined>

/**
 * One IndexedDB store; its records survive a killed browser. Runs something in it; undefined at once when storage is
 * blocked, after `limit` ms when it hangs, and at once while it hangs. A hanging database still gets each request, so
 * that what was removed doesn't return once it answers.
 */
export function inDatabase(name: string, store: string, limit = LIMIT): Run {
  let opened: UseStore | undefined
  let isStuck = false
  return async (run) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      const giveUp = () => {
        isStuck = true
        resolve(undefined)
      }
      timer = setTimeout(giveUp, isStuck ? 0 : limit)
    })
    try {
      // Where cookies are blocked, even opening the database throws, and synchronously.
      const work = run((opened ??= createStore(name, store))).then((value) => {
        isStuck = false
        return { value }
      })
      return await Promise.race([work, late])
    } catch {
      opened = undefined // opening may succeed the next time
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * Runs something while no other tab holds the lock; if one does, `fallback`, or else waits. Without Web Locks (old
 * browser, no https) it runs unlocked: the server's order and the journal still prevent a second payment.
 */
export async function withLock<T>(name: string, run: () => Promise<T>, fallback?: () => T): Promise<T> {
  if (!('locks' in navigator)) return run()
  let wasAnswered = false
  try {
    return await navigator.locks.request(name, { ifAvailable: fallback !== undefined }, (lock) => {
      wasAnswered = true
      return lock || !fallback ? run() : fallback()
    })
  } catch (error) {
    if (wasAnswered) throw error
    return run() // the browser refuses its locks
  }
}

export async function isHeld(name: string): Promise<boolean> {
  try {
    const { held } = await navigator.locks.query()
    return held?.some((lock) => lock.name === name) ?? false
  } catch {
    return false
  }
}
