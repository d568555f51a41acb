export type QuickClock = {
  /** Resolves when the page is idle: no reply, short timer or document change is pending. */
  calm: () => Promise<void>
  /** Whether long timers pass fast too: time limits of requests, pauses between attempts. */
  isHurried: boolean
}

// Runs in the page before the app: time passes faster, so that delays (transitions, search while typing) cost almost
// nothing. It also tells when the page is idle.
export function quickenClock(): void {
  const SPEED = 25
  const HURRIED = 100
  /** Timers longer than this (ms) are not pending work, such as a message that disappears or a slide change. */
  const MAX_STEP = 600
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const short = new Set<number>()
  const after = (run: unknown, wait = 0, ...rest: unknown[]) => {
    const id = start(
      () => {
        short.delete(id)
        ;(run as (...rest: unknown[]) => void)(...rest)
      },
      wait <= MAX_STEP ? wait / SPEED : clock.isHurried ? wait / HURRIED : wait,
    ) as unknown as number
    if (wait <= MAX_STEP) short.add(id)
    return id
  }
  globalThis.setTimeout = after as unknown as typeof setTimeout
  globalThis.clearTimeout = (id) => {
    short.delete(id as unknown as number)
    stop(id)
  }

  // Database requests of the app count as pending too.
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
    isHurried: false,
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
