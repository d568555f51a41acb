/** Tells subscribers about something, the state of a module for `useSyncExternalStore` for example. */
export function createEmitter<Said extends unknown[] = []>() {
  const listeners = new Set<(...said: Said) => void>()
  return {
    emit: (...said: Said): void => listeners.forEach((listener) => listener(...said)),
    /** @returns the way to stop it */
    subscribe: (listener: (...said: Said) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
