/** Notifies subscribers, for example about a module's state that `useSyncExternalStore` reads. */
export function createEmitter<Said extends unknown[] = []>() {
  const listeners = new Set<(...said: Said) => void>()
  return {
    emit: (...said: Said): void => listeners.forEach((listener) => listener(...said)),
    /** @returns unsubscribes */
    subscribe: (listener: (...said: Said) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
