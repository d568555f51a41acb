import { createStore, type UseStore } from 'idb-keyval'

/** Time after which a database counts as one that never opens (ms): a known fault of WebKit and of WebViews. */
const LIMIT = 2_000

export type Run = <T>(run: (database: UseStore) => Promise<T>) => Promise<{ value: T } | undefined>

/**
 * One store of IndexedDB, which keeps a record through a kill of the browser.
 * @returns runs something in it; undefined when it can't be had: at once where it is blocked, after `limit` ms where it hangs, and
 * from then on at once
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
      // Where cookies are blocked even opening it throws, and at once.
      const work = run((opened ??= createStore(name, store))).then((value) => {
        isStuck = false
        return { value }
      })
      return await Promise.race([work, late])
    } catch {
      opened = undefined // it may open the next time
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}
