import { perTab } from '../../device/storage.ts'
import { BUILD } from '../../api/deployment.ts'

const KEY = 'reloaded_build'

/**
 * Reloads for a new build: a deploy may have removed a chunk. Once per build, so that it can't loop, and not offline,
 * where a reload would lose the page.
 * @returns whether the page is reloading
 */
export function reloadOnce(): boolean {
  // Without storage, it could loop.
  if (!navigator.onLine || perTab.get(KEY) === BUILD || !perTab.set(KEY, BUILD)) return false
  location.reload()
  return true
}

/** Whether code or texts failed to download, in each browser's words. A truncated file throws a SyntaxError. */
export const isDownloadError = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  /dynamically imported module|importing a module script|preload css/i.test(String((error as Error | null)?.message))

/** Maximum time that a restart waits for its downloads (ms). */
const MAX_WAIT = 15_000

/** Whether the server has another build than this page. The worker's script names all files of a build. */
async function isNewerThere(): Promise<boolean> {
  const reply = await fetch('/sw.js', { cache: 'no-cache' })
  const text = await reply.text()
  return reply.ok && text.includes('/assets/') && !text.includes(BUILD.split('/').pop()!)
}

async function takeNewVersion() {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || !(await isNewerThere())) return
  await registration.update()
  const worker = registration.installing ?? registration.waiting
  if (!worker) return
  const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  const go = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' })
  }
  worker.addEventListener('statechange', go)
  go()
  await changed
}

/** Revalidates the files of the page: a damaged one may be in the HTTP cache. */
async function fetchPastCaches(why: unknown) {
  const failed = /https?:\S+\.(js|css)/.exec(String((why as Error | null)?.message))?.[0]
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = new Set([...loaded.filter((name) => name.includes('/assets/')), ...(failed ? [failed] : [])])
  await Promise.allSettled(Array.from(files, (file) => fetch(file, { cache: 'no-cache' })))
}

/** Restarts the app with what is on the server now. @param why error of the failed download */
export async function freshStart(why: unknown): Promise<void> {
  const fetched = Promise.allSettled([takeNewVersion(), fetchPastCaches(why)])
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))])
  location.reload()
}

/** Maximum time between a press or choice and the failed download that it caused (ms). */
const FAILS_WITHIN = 1_000

/**
 * Browsers before autumn 2026 remember a failed module, so each retry fails
 * (https://github.com/whatwg/html/pull/10327). The second press that fails for the same code restarts the app, if the
 * server answers. Drafts come back, but chosen files don't: with one on the page, nothing happens (§shell.14).
 */
export function watchModules(): void {
  const failed = new Set<string>()
  let pressedAt = -FAILS_WITHIN
  // A language is chosen by a `change`.
  for (const event of ['click', 'change']) addEventListener(event, ({ timeStamp }) => (pressedAt = timeStamp), true)
  addEventListener('vite:preloadError', ({ payload }) => {
    const isPressed = performance.now() - pressedAt < FAILS_WITHIN && !document.querySelector('[data-chosen-file]')
    if (failed.has(payload.message) && isPressed) void restartIfReached(payload)
    failed.add(payload.message)
  })
}

async function restartIfReached(why: unknown) {
  const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (reply?.ok) await freshStart(why)
}
