import { FALLBACK } from '../i18n/locales.ts'
import type { Plugin } from './pictures.ts'
import { hashOf, type Hashes } from './whole.ts'

/** A file of a build as another names it: `frame-DcqV0uc.js`, and in the list of a page's catalogs `common.*-Q14MxxN.js`. */
const MARKED = /([\w.*-]+)-([\w-]{7})\.(js|css)\b/g
const unmarked = (address: string) => new URL(address, location.href).pathname.replace(MARKED, '$1.$3')

/**
 * Gives the text of a file the names that files have now: the build gives a file another name when its text changes, so one change
 * changes, by their names alone, all files that load it.
 */
function renaming(hashes: Hashes): (text: string) => string {
  const marks = new Map<string, string>()
  for (const path of Object.keys(hashes))
    for (const [, name, mark, type] of path.matchAll(MARKED)) marks.set(`${name}.${type}`, mark!)
  return (text) =>
    text.replaceAll(MARKED, (found, name: string, _mark, type: string) => {
      const mark = marks.get(`${name.replace('*', FALLBACK)}.${type}`)
      return mark ? `${name}-${mark}.${type}` : found
    })
}

/** Of the version before, by their names without marks. */
async function keptFiles(cacheName: string): Promise<Map<string, Response>> {
  const cache = await caches.open(cacheName)
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => [unmarked(request.url), await cache.match(request)] as const),
  )
  return new Map(files.flatMap(([name, file]) => (file ? [[name, file]] : [])))
}

/** A page's policy names its scripts: it comes with its headers of now, or is fetched whole. */
async function headersOf(page: string): Promise<Headers | undefined> {
  const { ok, headers } = await fetch(page, { method: 'HEAD', cache: 'reload', credentials: 'same-origin' })
  return ok && headers.has('content-security-policy') ? headers : undefined
}

/**
 * While a new version is installed: what differs from the version before by names alone is made out of it, not fetched. It is kept
 * only if that gives the very file of the new build, by its hash.
 */
export function unchanged(hashes: Hashes): Plugin {
  const renamed = renaming(hashes)
  let kept: ReturnType<typeof keptFiles> | undefined
  return {
    cachedResponseWillBeUsed: async ({ cacheName, cachedResponse, request, event }) => {
      const { pathname } = new URL(request.url)
      if (cachedResponse || event.type !== 'install' || !/\.(js|css|html)$/.test(pathname)) return cachedResponse
      kept ??= keptFiles(cacheName)
      const before = (await kept).get(unmarked(request.url))
      if (!before) return null
      const text = renamed(await before.clone().text())
      if ((await hashOf(new TextEncoder().encode(text))) !== hashes[pathname]) return null
      const headers = pathname.endsWith('.html') ? await headersOf(pathname) : before.headers
      if (!headers) return null
      const file = new Response(text, { headers })
      await (await caches.open(cacheName)).put(request, file.clone())
      return file
    },
  }
}
