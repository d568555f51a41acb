/** What core-js doesn't have (main.ts). */

/** Adds missing members as native ones are: not enumerable. */
export function add(target: object, members: object): void {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(members)))
    if (!(name in target)) Object.defineProperty(target, name, { ...member, enumerable: false })
}

export const ofUrl = {
  parse(address: string, base?: string) {
    try {
      return new URL(address, base)
    } catch {
      return null
    }
  },
}

const abortError = (name: string) => new DOMException('', name)
/** Browsers before Chrome 98, Safari 15.4 and Firefox 97 don't store abort reasons. */
const abortWith = (controller: AbortController, reason: unknown) => {
  controller.abort(reason)
  if (controller.signal.reason !== reason) Object.defineProperty(controller.signal, 'reason', { value: reason })
}

export const ofSignal = {
  any(signals: AbortSignal[]) {
    const controller = new AbortController()
    const follow = () => {
      abortWith(controller, signals.find(({ aborted }) => aborted)!.reason)
      for (const signal of signals) signal.removeEventListener('abort', follow)
    }
    if (signals.some(({ aborted }) => aborted)) follow()
    else for (const signal of signals) signal.addEventListener('abort', follow)
    return controller.signal
  },
  timeout(ms: number) {
    const controller = new AbortController()
    setTimeout(() => abortWith(controller, abortError('TimeoutError')), ms)
    return controller.signal
  },
}

export const ofSignals: ThisType<AbortSignal> & { readonly reason: unknown; throwIfAborted: () => void } = {
  get reason() {
    return this.aborted ? abortError('AbortError') : undefined
  },
  throwIfAborted() {
    // oxlint-disable-next-line typescript/only-throw-error -- whatever it was given, as the browser's own does
    if (this.aborted) throw this.reason
  },
}

export const ofForms = {
  requestSubmit(this: HTMLFormElement) {
    if (!this.reportValidity()) return
    const event = new Event('submit', { bubbles: true, cancelable: true })
    if (this.dispatchEvent(event)) this.submit()
  },
}
