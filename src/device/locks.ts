/**
 * Runs something while no other tab holds the lock. Without Web Locks (old browser, no https, site data blocked) it runs unlocked: the
 * server's order and the journal still prevent a second payment.
 * @param options.fallback called when another tab holds the lock; without it, this tab waits for the lock
 */
export async function withLock<T>(
  name: string,
  run: () => Promise<T>,
  options: { fallback?: () => T } = {},
): Promise<T> {
  if (!('locks' in navigator)) return run()
  const { fallback } = options
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

/** Whether any tab holds the lock now. */
export async function isHeld(name: string): Promise<boolean> {
  try {
    const { held } = await navigator.locks.query()
    return held?.some((lock) => lock.name === name) ?? false
  } catch {
    return false
  }
}
