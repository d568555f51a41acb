import type { Oracle } from './oracle.ts'
import type { QuickClock } from './quick-clock.ts'
import type { Answer, Reply, Stub } from './stub.ts'

/** Selectors are CSS; the first visible match counts. `ifThere` skips a step that a reply doesn't offer. */
export type Step = { click: string; ifThere?: true } | { fill: string; with: string } | { file: string }

export type Case = {
  path: string
  guarded: boolean
  /** Browser storage when the page opens. */
  local: Record<string, string>
  session: Record<string, string>
  /** The operation is called once per session, on the first page. */
  signsInAgain: boolean
  steps: Step[]
  operation: string
  /** Undefined means the usual reply. */
  reply: Answer | undefined
  /** Long timers pass fast. */
  isHurried: boolean
  /** The replies of the other operations, and of this one on a retry; by default an example from the document. */
  usual: Record<string, Reply>
  /** Whether the page should report a failure; it may have to download its texts first. */
  awaitsAlert: boolean
  /** The selector of the failure report. */
  says: string
  /** How the person retries after a failure report. */
  retry: Step[]
}

export type Observed = {
  faults: string[]
  called: boolean
  alerts: string[]
  /** All operations that were called. */
  operations: string[]
  /** The text of the page's main part. */
  text: string
}

type CheckoutOptions = {
  order_id: string
  handler: (payment: unknown) => void
  modal: { ondismiss: () => void }
}

type Driver = {
  /** Opens the page again with the case's reply. */
  run: (one: Case) => Promise<Observed>
  /** Retries with the usual reply. */
  again: (one: Case) => Promise<Observed>
  /** Signs in again after the session has ended. Restoring what was typed is left to the app. */
  signIn: (one: Case) => void
  /** Repeats the steps on the page that was opened again. */
  goOn: (one: Case) => Promise<Observed>
}

declare global {
  var stub: Stub
  var clock: QuickClock
  var oracle: Oracle
  var driver: Driver
}

/** Runs in the page before the app, and moves it from case to case without a reload. */
export function installDriver(): void {
  /** An address without a page, which clears the previous case from the document. */
  const NOWHERE = '/nowhere'
  let people = 0
  let visits = 0
  // The provider's checkout: a session with `fuzz_pays` pays at once, any other closes it.
  Object.assign(globalThis, {
    Razorpay: class {
      readonly options: CheckoutOptions
      constructor(options: CheckoutOptions) {
        this.options = options
      }
      on() {}
      open() {
        const { order_id: razorpay_order_id, handler, modal } = this.options
        if (!sessionStorage.getItem('fuzz_pays')) return modal.ondismiss()
        handler({ razorpay_order_id, razorpay_payment_id: 'pay_1', razorpay_signature: 'f'.repeat(64) })
      }
    },
  })
  let place = ''

  function go(path: string) {
    // Imitates the router, because menus tell pages apart by the history key.
    const state = { usr: null, key: `case${++visits}`, idx: visits }
    history.pushState(state, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }
  /** Replaces all storage as another tab would; the app adopts the new session and drops the other's data. */
  function replaceStorage(local: Record<string, string>, session: Record<string, string>) {
    const store = (storage: Storage, values: Record<string, string>) => {
      for (const key of Object.keys(storage)) if (!(key in values)) storage.removeItem(key)
      for (const [key, value] of Object.entries(values)) if (storage.getItem(key) !== value) storage.setItem(key, value)
    }
    store(localStorage, local)
    dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }))
    // The app has dropped the previous person's data, perhaps with values that this case has too.
    store(localStorage, local)
    store(sessionStorage, session)
  }

  async function emptyJournal() {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'payments')) return
    await new Promise<void>((resolve) => {
      const open = indexedDB.open('payments')
      open.addEventListener('success', () => {
        const store = open.result.transaction('journal', 'readwrite').objectStore('journal')
        store.clear().addEventListener('success', () => resolve())
        open.result.close()
      })
    })
  }

  function setValue(element: HTMLInputElement | HTMLTextAreaElement, value: string) {
    element.focus()
    // Bypasses React's value setter, which otherwise hides the change from React.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value)
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  }

  /** Waits up to 4 s, because content may have to be downloaded. */
  async function until<Found>(look: () => Found | undefined | false): Promise<Found | undefined> {
    const latest = performance.now() + 4_000
    for (;;) {
      const found = look()
      if (found) return found
      if (performance.now() > latest) return undefined
      await new Promise((resolve) => setTimeout(resolve, 250))
      await clock.calm()
    }
  }
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.checkVisibility({ visibilityProperty: true }) || element.matches('[type=file]'),
    )
  const alerts = (says: string) =>
    [...document.querySelectorAll(says)]
      .filter((element) => element.checkVisibility())
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text !== '')

  async function step(one: Step): Promise<string | undefined> {
    const selector = 'click' in one ? one.click : 'fill' in one ? one.fill : one.file
    const element = 'ifThere' in one ? visible(selector) : await until(() => visible(selector))
    if (!element && 'ifThere' in one) return undefined
    if (!element) return `nothing to be seen at ${selector}`
    if ('click' in one) {
      element.focus()
      element.click()
    } else if ('fill' in one) setValue(element as HTMLInputElement, one.with)
    else {
      const files = new DataTransfer()
      const jpeg = Uint8Array.from(
        atob(
          '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
        ),
        (character) => character.charCodeAt(0),
      )
      files.items.add(new File([jpeg], 'onion.jpg', { type: 'image/jpeg' }))
      ;(element as HTMLInputElement).files = files.files
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await clock.calm()
    return undefined
  }

  async function walk(steps: Step[]): Promise<string[]> {
    const missed: string[] = []
    for (const one of steps) missed.push(...[await step(one)].filter((what) => what !== undefined))
    return missed
  }

  const observe = ({ operation, says }: Case, missed: string[]): Observed => ({
    faults: [...missed, ...oracle.faults()],
    called: stub.called.includes(operation),
    alerts: alerts(says),
    operations: [...new Set(stub.called)],
    text: document.querySelector('main')?.textContent ?? '',
  })

  const driver: Driver = {
    async run(one) {
      const { path, guarded, local, session, signsInAgain, steps, operation, reply, usual, awaitsAlert, says } = one

      clock.isHurried = one.isHurried
      stub.replies = {}
      stub.usual = usual
      // On a guarded page a change of person is enough: the page is mounted again, and all cached data is dropped.
      const isHere =
        guarded &&
        !session['fuzz_pays'] &&
        place === path &&
        location.pathname + location.search === path &&
        !(history.state as { usr?: unknown } | null)?.usr && // the history state remembers a posted form
        oracle.faults().length === 0
      if (!isHere) {
        await emptyJournal()
        go(NOWHERE)
        await clock.calm()
        // Requests (and fails to get) this temporary person's profile here, so that the case's page doesn't.
        stub.replies['getUserProfile'] = { status: 500, text: null }
        replaceStorage({ authToken: `nobody-${++people}`, business_type: 'farmer' }, {})
      }
      const token = local['authToken'] && `${local['authToken']}-${++people}`
      oracle.reset()
      stub.called = []
      if ((isHere || signsInAgain) && reply) stub.replies[operation] = reply
      replaceStorage(token ? { ...local, authToken: token } : local, session)
      await clock.calm()
      if (!isHere) {
        if (!signsInAgain) stub.called = []
        stub.replies = reply ? { [operation]: reply } : {}
        place = path
        go(path)
        await clock.calm()
      }
      const missed = await walk(steps)
      await until(() => stub.called.includes(operation))
      if (awaitsAlert) await until(() => alerts(says).length > 0)
      return observe(one, missed)
    },
    async again(one) {
      const { operation, retry } = one
      await clock.calm() // a press would join a request that is still under way, and fail with it
      stub.replies = {}
      stub.called = []
      const missed = await walk(retry)
      await until(() => stub.called.includes(operation))
      return observe(one, missed)
    },
    signIn({ local, usual }) {
      for (const [key, value] of Object.entries(local))
        if (!/^(draft|registration)_/.test(key)) localStorage.setItem(key, value)
      sessionStorage.setItem('fuzz_usual', JSON.stringify(usual))
    },
    async goOn(one) {
      await clock.calm()
      const missed = await walk(one.steps)
      await until(() => stub.called.includes(one.operation))
      return observe(one, missed)
    },
  }
  Object.assign(globalThis, { driver })
}
