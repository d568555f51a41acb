import { unlessBlocked } from './blocked.ts'

/** One of the browser's storages. While it is blocked or full, memory replaces it for the visit (§reliability.20). */
function storageOf(name: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  const attempt = <Result>(run: (storage: Storage) => Result) => unlessBlocked(() => run(window[name]))
  return {
    keys: (): string[] => [...(attempt(Object.keys) ?? []), ...memory.keys()],
    get: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    /** Undefined removes the key. @returns whether the change survives a reload */
    set(key: string, value: string | undefined): boolean {
      memory.delete(key)
      const isDone = attempt((storage) => {
        if (value === undefined) storage.removeItem(key)
        else storage.setItem(key, value)
        return true
      })
      if (!isDone && value !== undefined) memory.set(key, value)
      return !!isDone
    },
    /** Drops what is in memory only, which no other tab can remove. */
    forgetMemory: () => memory.clear(),
  }
}

export const local = storageOf('localStorage')
export const perTab = storageOf('sessionStorage')
