import { freshStart } from './fresh-start.ts'

/** Maximum time between a press and the failed download that it caused (ms). */
const PRESS = 1_000

/**
 * Browsers before autumn 2026 remember a failed module until the document is closed, so each retry fails at once, even online
 * (https://github.com/whatwg/html/pull/10327). The second press that fails for the same code restarts the app, if the server
 * answers. Drafts come back, but chosen files don't: with one on the page, nothing happens (§shell.14).
 */
export function watchModules(): void {
  const failed = new Set<string>()
  let pressedAt = -PRESS
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), true)
  addEventListener('vite:preloadError', ({ payload }) => {
    const isPressed = performance.now() - pressedAt < PRESS && !document.querySelector('[data-chosen-file]')
    if (failed.has(payload.message) && isPressed) void startWhereReached(payload)
    failed.add(payload.message)
  })
}

async function startWhereReached(why: unknown) {
  const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (reply?.ok) await freshStart(why)
}
