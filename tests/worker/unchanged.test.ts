import { beforeEach, expect, test, vi } from 'vitest'
import { hashOf } from '../../scripts/publish/precached.ts'
import { unchanged } from '../../src/worker/unchanged.ts'

const site = 'https://site.example'
let stored: Map<string, Response>
beforeEach(() => {
  stored = new Map()
  const cache = {
    keys: async () => Array.from(stored.keys(), (url) => new Request(url)),
    match: async ({ url }: Request) => stored.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void stored.set(url, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('location', { href: `${site}/sw.js` })
})

const POLICY = 'content-security-policy'
/** Caches a file as the previous version did. */
const cacheFile = (path: string, text: string, headers: HeadersInit = {}) =>
  stored.set(site + path, new Response(text, { headers }))
/** The cached response for a path while the next version, with these files, is installed. */
function install(files: Record<string, string>, path: string, type = 'install') {
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hashOf(text)]))
  return unchanged(hashes).cachedResponseWillBeUsed!({
    cacheName: 'files',
    request: new Request(site + path),
    event: { type } as never,
  })
}
const asked = (reply: () => Response) => {
  const fetched = vi.fn<typeof fetch>(async () => reply())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a file that only imports a changed one is rebuilt from the previous version, and cached', async () => {
  cacheFile('/assets/Page-AAAAAAA.js', 'import"./frame-11111-1.js";page()', { 'content-type': 'text/javascript' })
  cacheFile('/assets/frame-11111-1.js', 'frame()')
  const files = {
    '/assets/Page-BBBBBBB.js': 'import"./frame-2_22222.js";page()',
    '/assets/frame-2_22222.js': 'frame(2)',
  }
  const found = await install(files, '/assets/Page-BBBBBBB.js')
  expect(await found?.text()).toBe(files['/assets/Page-BBBBBBB.js'])
  expect(found?.headers.get('content-type')).toBe('text/javascript')
  expect(await stored.get(`${site}/assets/Page-BBBBBBB.js`)?.clone().text()).toBe(files['/assets/Page-BBBBBBB.js'])
})

test('when the texts of one language change, those of the others only get a new name', async () => {
  cacheFile('/assets/common.hi-AAAAAAA.js', 'पुराना')
  cacheFile('/assets/common.mr-AAAAAAA.js', 'मराठी')
  const files = { '/assets/common.hi-BBBBBBB.js': 'नया', '/assets/common.mr-BBBBBBB.js': 'मराठी' }
  expect(await (await install(files, '/assets/common.mr-BBBBBBB.js'))?.text()).toBe('मराठी')
  expect(await install(files, '/assets/common.hi-BBBBBBB.js')).toBe(null)
})

test('a page is rebuilt from the previous version, with its new policy', async () => {
  cacheFile('/app.hi.html?__WB_REVISION__=1', '<script>["common.*-AAAAAAA.js"]</script>', { [POLICY]: 'old' })
  const html = '<script>["common.*-BBBBBBB.js"]</script>'
  const files = { '/app.hi.html': html, '/assets/common.en-BBBBBBB.js': 'texts' }
  const fetched = asked(() => new Response(null, { headers: { [POLICY]: 'new' } }))
  const found = await install(files, '/app.hi.html?__WB_REVISION__=2')
  expect(await found?.text()).toBe(html)
  expect(found?.headers.get(POLICY)).toBe('new')
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/app.hi.html', expect.objectContaining({ method: 'HEAD' }))
})

test('fetches files that changed, are new, or aren’t text', async () => {
  cacheFile('/assets/Page-AAAAAAA.js', 'page(1)')
  cacheFile('/icon.svg?__WB_REVISION__=1', '<svg/>')
  const files = { '/assets/Page-BBBBBBB.js': 'page(2)', '/assets/New-AAAAAAA.js': 'new()', '/icon.svg': '<svg/>' }
  expect(await install(files, '/assets/Page-BBBBBBB.js')).toBe(null)
  expect(await install(files, '/assets/New-AAAAAAA.js')).toBe(null)
  expect(await install(files, '/icon.svg?__WB_REVISION__=2')).toBeFalsy()
})

test('after the installation nothing is rebuilt', async () => {
  cacheFile('/assets/Page-AAAAAAA.js', 'page()')
  expect(await install({ '/assets/Page-BBBBBBB.js': 'page()' }, '/assets/Page-BBBBBBB.js', 'fetch')).toBeFalsy()
})
