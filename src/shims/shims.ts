/** What core-js doesn't have (main.ts). */

/** Adds missing members as native ones are: not enumerable. */
export function add(target: object, members: object): void {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(members)))
    if (!(name in target)) Object.defineProperty(target, name, { ...member, enumerable: false })
}

export const ofSignal = {
  timeout(ms: number) {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  },
}

/** Browsers before Chrome 98, Safari 15.4 and Firefox 97 don't store abort reasons. */
export const ofSignals: ThisType<AbortSignal> & { readonly reason: unknown; throwIfAborted: () => void } = {
  get reason() {
    return this.aborted ? new DOMException('', 'AbortError') : undefined
  },
  throwIfAborted() {
    // oxlint-disable-next-line typescript/only-throw-error -- whatever it was given, as the browser's own does
    if (this.aborted) throw this.reason
  },
}
