import { createStore, type UseStore } from 'idb-keyval'

/** Time after which an IndexedDB request counts as hung (ms): a known fault of WebKit and of WebViews. */
const LIMIT = 2_000

export type Run = <T>(run: (database: UseStore) => Promise<T>) => Promise<{ value: T } | undefined>

/**
 * One IndexedDB store; its records survive a killed browser.
 * @returns runs something in the store. Returns undefined at once when storage is blocked, and after `limit` ms when it hangs. While it
 * hangs, later calls return undefined at once
 */
export function inDatabase(name: string, store: string, limit = LIMIT): Run {
  let opened: UseStore | undefined
  let isStuck = false
  return async (run) => {
    if (isStuck) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isStuck = true
        resolve(undefined)
      }, limit)
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
