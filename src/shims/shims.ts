/**
 * What the app uses and old browsers lack: Chrome from 87, Safari from 15, Firefox from 102 on (docs/faults.md, Old
 * phones). Only browsers without `URL.parse`, the newest of these, download this file
 * (src/head/main.ts). Types: tsconfig.browser.json.
 */

/** Adds missing members as native ones are: not enumerable. */
export function add(target: object, members: object): void {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(members)))
    if (!(name in target)) Object.defineProperty(target, name, { ...member, enumerable: false })
}

/** Index of a position counted from either end; may be out of range. */
const indexAt = (length: number, at: number) => {
  const index = Math.trunc(at) || 0
  return index < 0 ? length + index : index
}

type Each = (value: unknown, index: number, array: unknown[]) => unknown

export const ofArrays = {
  at(this: unknown[], index: number) {
    return this[indexAt(this.length, index)]
  },
  findLastIndex(this: unknown[], isWanted: Each, self?: unknown) {
    let index = this.length - 1
    while (index >= 0 && !isWanted.call(self, this[index], index, this)) index--
    return index
  },
  findLast(this: unknown[], isWanted: Each, self?: unknown) {
    return this[ofArrays.findLastIndex.call(this, isWanted, self)]
  },
  toReversed(this: unknown[]) {
    return Array.from(this).reverse()
  },
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return Array.from(this).sort(compare)
  },
  toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = Array.from(this)
    copy.splice(...change)
    return copy
  },
  with(this: unknown[], index: number, value: unknown) {
    const at = indexAt(this.length, index)
    if (at < 0 || at >= this.length) throw new RangeError(`no index ${index}`)
    const copy = Array.from(this)
    copy[at] = value
    return copy
  },
}

export const ofTexts = {
  at(this: string, index: number) {
    return this[indexAt(this.length, index)]
  },
  toWellFormed(this: string) {
    // With the `u` flag only lone surrogates match.
    return this.replace(/[\ud800-\udfff]/gu, '\ufffd')
  },
}

export const ofObject = {
  hasOwn: (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key),
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
