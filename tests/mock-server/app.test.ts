import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../mock-server/app.ts'
import { TRUSTED_TYPES } from '../../scripts/build/headers.ts'
import { startMock } from './mock.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

const mock = await startMock()

const get = (path: string, headers: Record<string, string> = {}) =>
  mock.fetch(new Request(`http://mock.test${path}`, { headers }))
const post = (path: string, json: unknown) => {
  const headers = { 'content-type': 'application/json' }
  return mock.fetch(new Request(`http://mock.test${path}`, { method: 'POST', headers, body: JSON.stringify(json) }))
}

describe('media', () => {
  test('serves a crop’s drawing, which can’t run scripts', async () => {
    const reply = await get(String(mock.rows('SELECT photo FROM subcategory')[0]!['photo']))
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(reply.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  })

  test.each(['photos/999999', 'photos/x', 'crops/none.svg', 'crops/..%2fstore.ts', ''])(
    '%s is not there',
    async (path) => expect((await get(`/media/${path}`)).status).toBe(404),
  )
})

describe('/_mock', () => {
  test('is a page for people', async () => {
    const reply = await get('/_mock')
    const html = await reply.text()
    expect(reply.headers.get('content-security-policy')).not.toContain('unsafe')
    for (const word of ['9876500015', '123456', 'listLatestEnquiries', '9000000400', 'Reset'])
      expect(html).toContain(word)
  })

  test('refuses a form from another site', async () => {
    const body = new URLSearchParams({ operationId: 'getPlan', fault: '500' })
    const send = (origin: string) =>
      mock.fetch(new Request('http://mock.test/_mock/faults', { method: 'POST', body, headers: { origin } }))
    expect((await send('https://evil.example')).status).toBe(403)
    const own = await send('http://mock.test')
    expect([own.status, own.headers.get('location')]).toEqual([303, '/_mock'])
    await post('/_mock/faults/off', {})
  })

  test('resets the data', async () => {
    mock.store.db.exec('DELETE FROM task')
    expect((await post('/_mock/reset', {})).status).toBe(204)
    expect(mock.rows('SELECT 1 FROM task').length).toBeGreaterThan(100)
  })
})

describe('the production build', () => {
  const root = mkdtempSync(join(tmpdir(), 'dist-'))
  let app: Awaited<ReturnType<typeof createApp>>
  const page = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://mock.test${path}`, { headers }))

  beforeAll(async () => {
    mkdirSync(join(root, 'assets'))
    for (const lang of LOCALES) {
      writeFileSync(join(root, `index.${lang}.html`), `home ${lang}`)
      writeFileSync(join(root, `app.${lang}.html`), `frame ${lang}`)
    }
    writeFileSync(join(root, 'assets/main-1a2b.js'), 'plain')
    writeFileSync(join(root, 'assets/main-1a2b.js.br'), brotliCompressSync('plain'))
    writeFileSync(join(root, 'assets/main-1a2b.js.map'), 'secret')
    writeFileSync(join(root, '.stamp'), 'secret')
    writeFileSync(join(root, 'csp.txt'), `default-src 'none'\n`)
    app = await createApp({ store: mock.store, staticRoot: root })
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test.each([
    ['/', {}, 'home en'],
    ['/?lang=mr', { cookie: 'lang=hi' }, 'home mr'],
    ['/?lang=<script>', { cookie: 'lang=hi' }, 'home hi'],
    ['/', { cookie: 'a=b; lang=hi', 'accept-language': 'mr' }, 'home hi'],
    ['/', { 'accept-language': 'hi;q=0, mr_IN;q=0.1' }, 'home mr'],
    ['/enquiry/12', { cookie: 'lang=mr' }, 'frame mr'],
    ['/no/such/page', {}, 'frame en'],
  ])('%s %j is "%s"', async (path, headers, text) => {
    const reply = await page(path, headers)
    expect(await reply.text()).toBe(text)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-cache')
    expect(reply.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(reply.headers.get('content-language')).toBe(text.slice(-2))
    expect(reply.headers.get('content-security-policy')).toBe(`default-src 'none'; ${TRUSTED_TYPES}`)
  })

  test.each([
    ...'/assets/gone.js /assets/main-1a2b.js.map /assets/main-1a2b.js.br /favicon.ico /index.en.html'.split(' '),
    ...'/csp.txt /_headers /nginx/policy.conf /.stamp /.vite/manifest.json'.split(' '),
    ...'/..%2f..%2fetc/passwd /%2e%2e/package.json /a//b /% /%00'.split(' '),
  ])('%s is not there', async (path) => {
    const reply = await page(path)
    expect(reply.status).toBe(404)
    expect(await reply.text()).not.toContain('secret')
  })

  test('allows other origins if configured', async () => {
    const open = await createApp({ store: mock.store, cors: true })
    const ask = (method: string, path = '/api/web/latest-enquiries/') =>
      open.fetch(new Request(`http://mock.test${path}`, { method, headers: { origin: 'https://elsewhere.example' } }))
    for (const reply of [await ask('GET'), await ask('OPTIONS'), await ask('GET', '/media/crops/wheat.svg')]) {
      expect(reply.ok).toBe(true)
      expect(reply.headers.get('access-control-allow-origin')).toBe('*')
      expect(reply.headers.get('access-control-expose-headers')).toContain('retry-after')
      expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
    expect((await ask('OPTIONS')).headers.get('access-control-allow-headers')).toContain('authorization')
    expect((await get('/api/web/latest-enquiries/')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
