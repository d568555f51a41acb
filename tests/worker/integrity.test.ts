import { describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../scripts/publish/precached.ts'
import { asBuilt } from '../../src/worker/integrity.ts'

const url = 'https://site.example/assets/BoardPage-1234567.js'
const code = 'export const x = 1'
const hashes = { '/assets/BoardPage-1234567.js': hashOf(code) }
const script = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' }, ...init })
const portal = () => new Response('<title>Sign in to the Wi-Fi</title>', { headers: { 'content-type': 'text/html' } })
const cutOff = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode(code.slice(0, 5)))
        body.error(new TypeError('network error'))
      },
    }),
    { headers: { 'content-type': 'text/javascript' } },
  )

const { fetchDidSucceed, cacheWillUpdate, cachedResponseWillBeUsed } = asBuilt(hashes)
const request = new Request(url)
const given = (response: Response) => ({ request, response, event: undefined as never })
const asked = (again: () => Response) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(again()))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const wrong = {
  'a network’s sign-in page': portal,
  'half of it': () => script(code.slice(0, 9)),
  'one that breaks off': cutOff,
  'another file': () => script('export const x = 2'),
  'a failure': () => script('', { status: 503 }),
}
describe('a file of the build', () => {
  test.each(Object.entries(wrong))('%s instead: requested past all caches, not cached', async (_what, make) => {
    const fetched = asked(() => script(code))
    const used = await fetchDidSucceed!(given(make()))
    expect(fetched).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ cache: 'reload' }))
    expect(await used.text()).toBe(code)
    expect(await cacheWillUpdate!(given(make()))).toBe(null)
  })

  test('intact: used, cached, and requested once', async () => {
    const fetched = asked(portal)
    const response = script(code)
    expect(await fetchDidSucceed!(given(response))).toBe(response)
    expect(await cacheWillUpdate!(given(response))).toBe(response)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a wrong file cached by an older worker is ignored', async () => {
    const used = (cachedResponse: Response) =>
      cachedResponseWillBeUsed!({ cacheName: 'assets', request, cachedResponse, event: undefined as never })
    expect(await used(portal())).toBe(null)
    expect(await used(script(code))).not.toBe(null)
  })

  test('of a file of another build only the type is checked', async () => {
    const other = new Request('https://site.example/assets/BoardPage-7654321.js')
    expect(await cacheWillUpdate!({ ...given(portal()), request: other })).toBe(null)
    expect(await cacheWillUpdate!({ ...given(script(code)), request: other })).not.toBe(null)
  })
})
