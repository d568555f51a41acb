import { startAppAgain } from './start-app-again.ts'

/** What was pressed longer ago, in ms, did not ask for the code that failed. */
const PRESS = 1_000

/**
 * Browsers from before the autumn of 2026 remember of a module that it could not be downloaded, as long as the document is there: to
 * try again fails at once, with or without a connection (https://github.com/whatwg/html/pull/10327). So the second press that
 * fails for the same code starts the app again, if the server answers. Drafts come back; chosen files would not, so with one on
 * the page nothing happens (§shell.14).
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
  if (reply?.ok) await startAppAgain(why)
}
