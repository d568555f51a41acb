export type QuickClock = {
  /** Resolves when the page has nothing more to do: no reply, no short timer, no change of the document is on its way. */
  calm: () => Promise<void>
}

/**
 * Runs in the page before the app: time passes faster, so that what the page puts off (the page transition, a
 * search while somebody types) costs a case next to nothing. And it can be said when the page is calm.
 */
export function quickenClock(): void {
  /** Times faster. */
  const SPEED = 25
  /** Longer timers are no work that is on its way: a message that goes, a slide that changes. */
  const MAX_STEP = 600
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const short = new Set<number>()
  const after = (run: unknown, wait = 0, ...rest: unknown[]) => {
    const id = start(
      () => {
        short.delete(id)
        ;(run as (...rest: unknown[]) => void)(...rest)
      },
      wait > MAX_STEP ? wait : wait / SPEED,
    ) as unknown as number
    if (wait <= MAX_STEP) short.add(id)
    return id
  }
  globalThis.setTimeout = after as unknown as typeof setTimeout
  globalThis.clearTimeout = (id) => {
    short.delete(id as unknown as number)
    stop(id)
  }

  // What the app reads out of a database is on its way too.
  let reading = 0
  for (const name of ['get', 'getAll', 'getAllKeys', 'put', 'delete'] as const) {
    const call = IDBObjectStore.prototype[name] as (...rest: unknown[]) => IDBRequest
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...rest: unknown[]) {
      const request = call.apply(this, rest)
      reading++
      for (const end of ['success', 'error']) request.addEventListener(end, () => reading--)
      return request
    } as never
  }
  const open = indexedDB.open.bind(indexedDB)
  IDBFactory.prototype.open = (...rest) => {
    const request = open(...rest)
    reading++
    for (const end of ['success', 'error']) request.addEventListener(end, () => reading--)
    return request
  }

  let changes = 0
  new MutationObserver(() => changes++).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  const { port1, port2 } = new MessageChannel()
  const turns: (() => void)[] = []
  port1.addEventListener('message', () => turns.shift()?.())
  port1.start()
  const turn = () =>
    new Promise<void>((resolve) => {
      turns.push(resolve)
      port2.postMessage(0)
    })

  const busy = () => {
    const { stub } = globalThis as unknown as { stub: { waiting: number } }
    return stub.waiting > 0 || reading > 0 || short.size > 0 || document.querySelector('[aria-busy=true]') !== null
  }
  const clock: QuickClock = {
    async calm() {
      const latest = performance.now() + 4_000
      let quiet = 0
      while (quiet < 6 && performance.now() < latest) {
        const before = changes
        await turn()
        if (busy()) await new Promise((resolve) => start(resolve, 1))
        quiet = changes === before && !busy() ? quiet + 1 : 0
      }
    },
  }
  Object.assign(globalThis, { clock })
}
