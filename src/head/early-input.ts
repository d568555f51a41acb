import type { EarlyField } from '../app/shell/InputReplay.ts'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- an event
const PARSED = 'DOMContentLoaded'
/** Maximum wait for the app before the page says that it hasn't loaded (ms). */
const MAX_WAIT = 15_000

/**
 * Records what is typed and pressed until the app replays it (src/app/shell/InputReplay.ts), and sends no form. If the
 * app fails to load or takes too long, shows a message (scripts/build/noscript-notice.ts).
 */
export function recordInput(): void {
  const typed = new Map<EarlyField, string | boolean>()
  let pressed: HTMLElement | undefined
  const record = (event: Event) => {
    const target = event.target as EarlyField
    const isTyped = /input|change/.test(event.type)
    const found = isTyped ? target : target.closest<HTMLElement>(event.type === 'click' ? 'button,input' : 'form')
    if (!found) return
    // Otherwise React, while it takes the page over, would handle an event that is replayed too.
    event.stopImmediatePropagation()
    if (isTyped) {
      typed.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value)
      return
    }
    if (found.matches('input')) {
      pressed = found // the browser acts; the app opens a list under it
      return
    }
    event.preventDefault()
    if (found.closest('#app-missing')) {
      void reload()
      return
    }
    pressed = found
    if (event.type === 'click') mark(found)
  }
  let marked: HTMLElement | undefined
  const mark = (button?: HTMLElement) => {
    marked?.removeAttribute('aria-busy')
    marked = isMissing ? undefined : button
    marked?.setAttribute('aria-busy', 'true')
  }
  const listeners: Record<string, (event: Event) => void> = {
    input: record,
    change: record,
    click: record,
    submit: record,
  }

  let isMissing = false
  const line = () => document.getElementById('app-missing')
  const miss = () => {
    const shown = line()
    if (!shown) {
      addEventListener(PARSED, miss) // the message is at the end of the document
      return
    }
    if (!Promise.any) return // too old for the app; noscript-notice.ts has already said so
    isMissing = true
    mark()
    shown.hidden = false
  }
  const late = setTimeout(miss, MAX_WAIT)
  listeners['error'] = (event) => {
    const { target } = event
    // Removed, so that the page's code requests it again: Vite skips a style sheet that is in the document.
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
    const file = target instanceof HTMLScriptElement ? target.src : (event as ErrorEvent).filename
    if (file?.includes('/assets/')) miss()
  }
  listeners['unhandledrejection'] = miss
  async function reload() {
    // A damaged file may be in the HTTP cache, so each file is revalidated first.
    const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script[src],link[rel=modulepreload]')
    const asked = Array.from(files, ({ src, href }) => fetch(src || href, { cache: 'no-cache' }))
    await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, 10_000))])
    location.reload()
  }

  for (const kind in listeners) addEventListener(kind, listeners[kind]!, true)
  globalThis.earlyInput = () => {
    for (const kind in listeners) removeEventListener(kind, listeners[kind]!, true)
    clearTimeout(late)
    removeEventListener(PARSED, miss)
    mark()
    line()?.setAttribute('hidden', '')
    return { typed, pressed }
  }
}
