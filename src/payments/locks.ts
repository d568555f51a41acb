/**
 * Runs alone among all tabs of the browser; without Web Locks (an old browser, a page without https) alone in nothing, as
 * the server's order and the journal still keep a payment from happening twice.
 * @param options.orElse when another tab has the lock; left out, this one waits for it
 */
export async function alone<T>(name: string, run: () => Promise<T>, options: { orElse?: () => T } = {}): Promise<T> {
  if (!('locks' in navigator)) return run()
  const { orElse } = options
  return navigator.locks.request(name, { ifAvailable: orElse !== undefined }, (lock) =>
    lock || !orElse ? run() : orElse(),
  )
}
