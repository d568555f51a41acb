import { BUILD } from './reload-once.ts'

/** Maximum time that a restart waits for its downloads (ms). */
const MAX_WAIT = 15_000

/** Whether the server has another build than this page. The worker's script names all files of a build. */
export async function isNewerThere(): Promise<boolean> {
  const reply = await fetch('/sw.js', { cache: 'no-cache' })
  const text = await reply.text()
  return reply.ok && text.includes('/assets/') && !text.includes(BUILD.split('/').pop()!)
}

/** Installs and activates the server's newer version, if there is one. */
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
export async function freshStart(why?: unknown): Promise<void> {
  const fetched = Promise.allSettled([takeNewVersion(), fetchPastCaches(why)])
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))])
  location.reload()
}
