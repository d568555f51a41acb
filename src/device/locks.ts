/**
 * Runs alone among all tabs of the browser; without Web Locks (an old browser, a page without https, all site data blocked) alone
 * in nothing, as the server's order and the journal still keep a payment from happening twice.
 * @param options.fallback when another tab has the lock; left out, this one waits for it
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

/** Whether any tab is running that at this moment. */
export async function isHeld(name: string): Promise<boolean> {
  try {
    const { held } = await navigator.locks.query()
    return held?.some((lock) => lock.name === name) ?? false
  } catch {
    return false
  }
}
