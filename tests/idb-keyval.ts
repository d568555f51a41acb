/** Stands in for the package idb-keyval: a store in memory that can fail like a browser's database. */
export const stored = new Map<string, unknown>()
/** It throws on every call, as a blocked IndexedDB does; it never calls back, as WebKit's sometimes; or it is full. */
export const database: { fault?: 'blocked' | 'stuck' | 'full' | undefined } = {}

const waiting: (() => void)[] = []
/** A stuck database answers its requests after all, in their order. */
export function answerAll() {
  database.fault = undefined
  for (const answer of waiting.splice(0)) answer()
}

const or = <T>(value: () => T) => {
  if (database.fault === 'blocked') throw new DOMException('blocked', 'SecurityError')
  if (database.fault !== 'stuck') return Promise.resolve(value())
  return new Promise<T>((resolve) => waiting.push(() => resolve(value())))
}
export const idbKeyval = {
  createStore: () => ({}),
  get: (key: string) => or(() => stored.get(key)),
  set: (key: string, value: unknown) =>
    database.fault === 'full'
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : or(() => void stored.set(key, value)),
  del: (key: string) => or(() => void stored.delete(key)),
  delMany: (names: string[]) => or(() => names.forEach((name) => stored.delete(name))),
  keys: () => or(() => [...stored.keys()]),
  entries: () => or(() => [...stored]),
  clear: () => or(() => stored.clear()),
}
