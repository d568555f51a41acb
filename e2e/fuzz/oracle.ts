export type Oracle = {
  reset: () => void
  /** The faults of the current page, and errors since the reset. */
  faults: () => string[]
}

/** Runs in the page before the app, and reports what no page may ever do or show, whatever the server replies. */
export function installOracle(): void {
  let happened: string[] = []
  const note = (what: string) => {
    // playwright.config.ts blocks the service worker in all tests but its own.
    if (!what.includes('Service Worker registration blocked by Playwright')) happened.push(what.slice(0, 500))
  }
  const asText = (value: unknown) =>
    value instanceof Error ? (value.stack ?? value.message) : typeof value === 'string' ? value : String(value)

  addEventListener('error', (event) => {
    // A picture that fails to load is not a fault: a drawing replaces it (src/ui/layout/Photo.tsx).
    if (event instanceof ErrorEvent) note(`uncaught: ${asText(event.error ?? event.message)}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${asText(reason)}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (!/^(img|media)-src/.test(effectiveDirective)) note(`policy: ${effectiveDirective} ${blockedURI}`)
  })
  for (const level of ['error', 'warn'] as const)
    // oxlint-disable-next-line no-console -- what the app says there is a fault
    console[level] = (...said: unknown[]) => note(`console.${level}: ${said.map(asText).join(' ')}`)

  /** Machine words that no person should read. */
  const MACHINE = /\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]|(?<![\w\\])null\b/
  const ATTRIBUTES = ['title', 'aria-label', 'aria-description', 'aria-valuetext', 'alt', 'href', 'src', 'placeholder']
  const SAFE_LINK = /^(https?|tel|mailto|blob):/
  const SAFE_PICTURE = /^(https?|blob|data:image\/)/

  function shown(): string[] {
    const found: string[] = []
    const words = (where: string, text: string | null | undefined) => {
      const machine = text && MACHINE.exec(text)
      if (machine) found.push(`“${text.slice(Math.max(0, machine.index - 60), machine.index + 60)}” in ${where}`)
    }
    if (!document.querySelector('main')) found.push('no main')
    if (!document.querySelector('h1')?.textContent?.trim()) found.push('no h1')
    words('the title', document.title)
    words('the text', document.body.textContent)
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ATTRIBUTES) if (element.hasAttribute(name)) words(name, element.getAttribute(name))
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) words('a field', element.value)
      if (element instanceof HTMLAnchorElement && element.hasAttribute('href') && !SAFE_LINK.test(element.href))
        found.push(`link to ${element.href.slice(0, 80)}`)
      if (element instanceof HTMLImageElement && element.src && !SAFE_PICTURE.test(element.src))
        found.push(`picture from ${element.src.slice(0, 80)}`)
    }
    // The scripts among the hostile texts set it (tests/fuzz/hostile.ts).
    if ('ran' in globalThis) found.push(`script ${String((globalThis as { ran?: unknown }).ran)} ran`)
    const root = document.documentElement
    const wider = root.scrollWidth - root.clientWidth
    if (wider > 0) {
      const what = [...document.querySelectorAll('body *')].findLast(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      )
      found.push(`wider than its window by ${wider}: ${what?.outerHTML.slice(0, 160)}`)
    }
    return found
  }

  const oracle: Oracle = {
    reset: () => {
      happened = []
      delete (globalThis as { ran?: unknown }).ran
    },
    faults: () => [...happened, ...shown()],
  }
  Object.assign(globalThis, { oracle })
}
