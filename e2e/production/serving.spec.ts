import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, request as plainRequest } from 'node:http'
import { connect } from 'node:http2'
import { extname, join } from 'node:path'
import { connect as secureConnect, type ConnectionOptions } from 'node:tls'
import * as fc from 'fast-check'
import { SECURITY_HEADERS } from '../../scripts/build/headers.ts'
import { redirects, pages } from '../../src/app/routing/pages.ts'
import { type Locale, LOCALES } from '../../src/i18n/locales.ts'
import { full } from '../../tests/sample.ts'
import { provide } from '../provide.ts'
import { newMobile, OTP } from '../sign-in.ts'
import { ask, shout, type Answer } from './ask.ts'
import { backend, expect, needsNginx, served as test } from './fixture.ts'
import { hasBrotli, startNginx } from './nginx.ts'

/** The exact responses of nginx with the production configuration; no browser. */
needsNginx(test)
test.describe.configure({ mode: 'default' }) // in one worker, because each would start an nginx of its own

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const

/** Every address of the route table, the redirects, and one without a page. */
const PAGES = [...pages.map(({ path }) => path.replaceAll(':id', '419')), ...Object.keys(redirects), '/no/such/page']

/** The file served for a page: its own if the build made one, otherwise the frame. */
const fileOf = (site: string, path: string, lang: string) => {
  const own = `${path === '/' ? 'index' : path.slice(1)}.${lang}.html`
  return join(site, existsSync(join(site, own)) ? own : `app.${lang}.html`)
}

const other = (lang: Locale) => LOCALES.find((one) => one !== lang)!
/** Requests that select the language by one source, against the sources below it. */
const SOURCES: Record<string, (lang: Locale) => { query?: string; cookie?: string; accept?: string }> = {
  'the address': (lang) => ({ query: `?a=b&lang=${lang}`, cookie: `lang=${other(lang)}`, accept: other(lang) }),
  'the cookie': (lang) => ({ query: '?lang=xx', cookie: `a=b; lang=${lang}; c=d`, accept: other(lang) }),
  'the browser': (lang) => ({ accept: `fr, ${other(lang)};q=0.5, ${lang}-IN;q=0.8, *;q=0.1` }),
}

test('every page is served as built, in every language and encoding', async ({ nginx, site }) => {
  test.setTimeout(120_000)
  let tried = 0
  const wrong: string[] = []
  for (const path of PAGES)
    for (const lang of LOCALES)
      for (const [source, of] of Object.entries(SOURCES))
        for (const [encoding, suffix] of ENCODINGS) {
          const { query = '', cookie, accept } = of(lang)
          const headers = {
            'accept-encoding': encoding,
            ...(cookie && { cookie }),
            ...(accept && { 'accept-language': accept }),
          }
          const reply = await ask(nginx.origin, path + query, { headers })
          const sent = encoding === 'br' && !hasBrotli ? '' : suffix
          const facts = {
            status: reply.status,
            type: reply.headers['content-type'],
            encoding: reply.headers['content-encoding'],
            language: reply.headers['content-language'],
            cache: reply.headers['cache-control'],
            vary: reply.headers.vary?.split(/, */).sort().join(),
            same: reply.body.equals(readFileSync(fileOf(site, path, lang) + sent)),
          }
          const expected = {
            status: 200,
            type: 'text/html; charset=utf-8',
            encoding: sent ? encoding : undefined,
            language: lang,
            cache: 'no-cache',
            vary: 'Accept-Encoding,Accept-Language,Cookie',
            same: true,
          }
          tried++
          if (JSON.stringify(facts) !== JSON.stringify(expected)) {
            wrong.push(`${path} in ${lang} by ${source} as ${encoding}: ${JSON.stringify(facts)}`)
          }
        }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(20 * 27)
})

test('nginx picks the same language as the mock for every Accept-Language', async ({ nginx }) => {
  if (full) test.setTimeout(600_000)
  const tags = [...LOCALES, 'EN-IN', 'hi-IN', 'mr-Deva-IN', 'en_GB', 'fr', 'enm', 'him', '*', '', 'x-hi']
  const tag = fc.constantFrom(...tags)
  const weights = ['1', '1.0', '0.8', '0.75', '0.3', '0.1', '0', '0.0'].map((weight) => `;q=${weight}`)
  const quality = fc.constantFrom('', '; q=0.9', ...weights)
  const languages = fc
    .array(fc.tuple(tag, quality), { maxLength: 5 })
    .map((list) => list.map((one) => one.join('')).join(', '))
  const own = fc.option(fc.constantFrom(...LOCALES, 'HI', 'mr-IN', 'hi_IN', 'fr', '', 'hindi'), { nil: undefined })
  const numRuns = full ? 5_000 : 300
  await fc.assert(
    fc.asyncProperty(own, own, languages, async (asked, cookie, accept) => {
      const path = `/term${asked === undefined ? '' : `?lang=${asked}`}`
      const headers = { 'accept-language': accept, ...(cookie !== undefined && { cookie: `lang=${cookie}` }) }
      const [nginxs, mocks] = await Promise.all([
        ask(nginx.origin, path, { headers }),
        fetch(backend + path, { headers }),
      ])
      expect(nginxs.headers['content-language']).toBe(mocks.headers.get('content-language'))
    }),
    { numRuns, seed: Number(process.env.SEED ?? 8), verbose: 1 },
  )
})

/** Every file of the build that visitors can fetch. */
const filesOf = (site: string) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
    .filter((path) => !/^\/(\.|nginx\/|_|csp\.txt)|\.(br|gz|html)$/.test(path))
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

test('every file has its compressed copy, type, cache lifetime and revalidation', async ({ nginx, site }) => {
  test.setTimeout(120_000)
  const files = filesOf(site)
  await Promise.all(
    files.map(async (path) => {
      for (const [encoding, suffix] of ENCODINGS) {
        const twin = (encoding !== 'br' || hasBrotli) && existsSync(site + path + suffix) ? suffix : ''
        const reply = await ask(nginx.origin, path, { headers: { 'accept-encoding': encoding } })
        expect.soft(reply.status, path).toBe(200)
        expect.soft(reply.body.equals(readFileSync(site + path + twin)), `${path} as ${encoding}`).toBe(true)
        expect.soft(reply.headers['content-encoding'], path).toBe(twin ? encoding : undefined)
        expect.soft(reply.headers['content-type'], path).toBe(TYPES[extname(path)])
        const cacheControl = path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : ['/sw.js', '/config.json'].includes(path)
            ? 'no-cache'
            : 'public, max-age=3600'
        expect.soft(reply.headers['cache-control'], path).toBe(cacheControl)
        if (existsSync(`${site}${path}.gz`)) expect.soft(reply.headers.vary, path).toBe('Accept-Encoding')
        const { etag = '' } = reply.headers
        const again = await ask(nginx.origin, path, { headers: { 'accept-encoding': encoding, 'if-none-match': etag } })
        expect.soft([again.status, again.body.length], path).toEqual([304, 0])
        expect.soft(again.headers['cache-control'], path).toBe(cacheControl)
      }
    }),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files).toEqual(expect.arrayContaining(['/robots.txt', '/sitemap.xml', '/manifest.hi.webmanifest']))
})

/** Addresses that must not be served, and that no honest visitor requests. */
const HOSTILE = [
  '/csp.txt',
  '/_headers',
  '/_redirects',
  '/nginx/policy.conf',
  '/release.conf',
  '/site/index.en.html',
  '/.stamp',
  '/.vite/manifest.json',
  '/assets/.htaccess',
  '/.well-known/../.env',
  '/index.hi.html',
  '/sw.js.gz',
  '/assets/main.js.map',
  '/assets/gone-1234567.js',
  '/favicon.ico',
  '/config.json.bak',
  '/../package.json',
  '/assets/../../package.json',
  '/..%2f..%2fetc/passwd',
  '/..\\..\\package.json',
  '/%5c..%5cpackage.json',
  '/%252e%252e/package.json',
  '//evil.example/',
  '/%2f%2fevil.example',
  '/%zz',
  '/%00',
  '/config.json%00.svg',
  '/%c0%ae%c0%ae/package.json',
  `/${'a'.repeat(20_000)}`,
  '/assets',
  '/nginx/',
  '/nginx',
  '/media',
  '/api',
]

/** Headers of which two servers may disagree where the request ends, so that one hides a second request in the first. */
const SMUGGLED = [
  ['Host: localhost', 'Content-Length: 0', 'Transfer-Encoding: chunked'],
  ['Host: localhost', 'Content-Length: 0', 'Content-Length: 5'],
  ['Host: localhost', 'Content-Length: 5, 0'],
  ['Host: localhost', 'Transfer-Encoding: gzip, chunked'],
  ['Host: localhost', 'Transfer-Encoding : chunked'],
  ['Host: localhost', 'Host: evil.example', 'Content-Length: 0'],
]

/** The number of times that a header occurs. */
const times = (reply: Answer, name: string) => reply.names.filter((one) => one === name).length

function expectSecured(reply: Answer, what: string) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect.soft(reply.headers[name.toLowerCase()], `${what}: ${name}`).toBe(value)
    expect.soft(times(reply, name.toLowerCase()), `${what}: ${name} once`).toBe(1)
  }
  expect.soft(reply.headers['strict-transport-security'], what).toBe('max-age=31536000')
  expect.soft(times(reply, 'content-security-policy'), what).toBe(1)
  expect.soft(reply.headers['content-security-policy'], what).toContain(`default-src 'none'`)
  expect.soft(reply.headers['content-security-policy'], what).not.toMatch(/script-src[^;]*unsafe/)
  expect.soft(reply.headers.server ?? '', what).not.toMatch(/\d/)
  expect.soft(reply.headers['x-powered-by'], what).toBeUndefined()
}

test('hostile addresses reveal nothing of the server and get every header', async ({ nginx }) => {
  const frame = (await ask(nginx.origin, '/no/such/page', { headers: { 'accept-encoding': 'identity' } })).body
  for (const path of HOSTILE) {
    const reply = await ask(nginx.origin, path, { headers: { 'accept-encoding': 'identity' } })
    // A path without a dot may be a nonexistent page, which the frame reports.
    if (reply.status === 200) expect.soft(reply.body.equals(frame), path).toBe(true)
    else {
      const refusals = ['/media', '/api'].includes(path) ? [301, 404] : [400, 404, 414]
      expect.soft(refusals, `${path}: ${reply.status}`).toContain(reply.status)
      expect.soft(reply.headers['cache-control'], path).toBe('no-cache')
    }
    expect.soft(reply.body.toString(), path).not.toMatch(/root:x:|krishi-vyapar-web|nginx\/\d/)
    expectSecured(reply, path.slice(0, 60))
  }
  for (const line of [
    'GET /config.json\0.html HTTP/1.1',
    'GET /\xff\xfe.js HTTP/1.1',
    'TRACE / HTTP/1.1',
    'GET /../../etc/passwd HTTP/1.0',
    'get / HTTP/9',
    '\0\0\0',
  ]) {
    const said = await shout(nginx.origin, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const isRefused = /^HTTP\/1\.1 (400|404|405|505) /.test(said) && !/root:x:|nginx\/\d/.test(said)
    expect.soft(isRefused, `${JSON.stringify(line)}: ${said.slice(0, 80)}`).toBe(true)
  }
  for (const headers of SMUGGLED) {
    const rest = '0\r\n\r\nGET /api/smuggled/ HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const said = await shout(nginx.origin, `POST /api/a/ HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${rest}`)
    const isRefused = /^HTTP\/1\.1 (400|501) /.test(said) && !nginx.log('access').includes('/api/smuggled')
    expect.soft(isRefused, `${headers.join()}: ${said.slice(0, 80)}`).toBe(true)
  }
})

test('every kind of reply has the security headers, errors too', async ({ nginx, site }) => {
  const asset = filesOf(site).find((path) => path.endsWith('.js') && path.startsWith('/assets/'))!
  const etag = String((await ask(nginx.origin, '/')).headers.etag)
  const kinds: [what: string, status: number, reply: Answer][] = [
    ['page', 200, await ask(nginx.origin, '/')],
    ['page asked for with HEAD', 200, await ask(nginx.origin, '/', { method: 'HEAD' })],
    ['page that the browser has', 304, await ask(nginx.origin, '/', { headers: { 'if-none-match': etag } })],
    ['a part of a file', 200, await ask(nginx.origin, asset, { headers: { range: 'bytes=0-9' } })],
    ['a part that is not there', 200, await ask(nginx.origin, asset, { headers: { range: 'bytes=99999999-' } })],
    ['asset', 200, await ask(nginx.origin, asset)],
    ['service worker', 200, await ask(nginx.origin, '/sw.js')],
    ['file that is missing', 404, await ask(nginx.origin, '/assets/gone.js')],
    ['address that is none', 400, await ask(nginx.origin, '/%00')],
    ['address that is too long', 414, await ask(nginx.origin, `/${'a'.repeat(20_000)}`)],
    ['headers that are too long', 400, await ask(nginx.origin, '/', { headers: { cookie: 'a'.repeat(20_000) } })],
    ['page that somebody posts to', 405, await ask(nginx.origin, '/', { method: 'POST' })],
    ['page that somebody deletes', 405, await ask(nginx.origin, '/', { method: 'DELETE' })],
    ['API', 200, await ask(nginx.origin, '/api/web/latest-enquiries/')],
    ['API, not found', 404, await ask(nginx.origin, '/api/nowhere/')],
    ['API, nobody signed in', 401, await ask(nginx.origin, '/api/mobile/v1/global-enquiries/')],
    ['picture', 200, await ask(nginx.origin, '/media/crops/wheat.svg')],
    ['health', 200, await ask(nginx.origin, '/healthz')],
    ['report', 403, await ask(nginx.origin, '/csp-report')],
    ['report of a crash', 403, await ask(nginx.origin, '/crash-report')],
  ]
  for (const [what, status, reply] of kinds) {
    expect.soft(reply.status, what).toBe(status)
    expectSecured(reply, what)
    if (what.startsWith('page') && status < 400) {
      expect
        .soft(reply.headers['content-security-policy-report-only'], what)
        .toContain(`require-trusted-types-for 'script'`)
      expect.soft(reply.headers['content-security-policy'], what).toBe(readFileSync(join(site, 'csp.txt'), 'utf8'))
    }
    if (what.startsWith('API')) expect.soft(reply.headers['cache-control'], what).toBe('no-store')
  }
})

test('without a backend the API answers 502 at once and the pages still load', async ({ site }) => {
  await using alone = await startNginx({ build: site, backend: 'http://127.0.0.1:9' })
  const reply = await ask(alone.origin, '/api/web/latest-enquiries/')
  expect(reply.status).toBe(502)
  expect(reply.headers['cache-control']).toBe('no-store')
  expectSecured(reply, 'API without a backend')
  expect((await ask(alone.origin, '/price-mandi')).status).toBe(200)
})

test('without the brotli module it serves gzip', async ({ site }) => {
  await using plain = await startNginx({ build: site, backend, brotli: false })
  const reply = await ask(plain.origin, '/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(reply.headers['content-encoding']).toBe('gzip')
  expect(reply.body.equals(readFileSync(join(site, 'index.en.html.gz')))).toBe(true)
})

test('serves HTTP/2 over TLS 1.2 and later, and redirects plain HTTP', async ({ nginx }) => {
  const session = connect(nginx.origin, { rejectUnauthorized: false })
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject)
    session
      .request({ ':path': '/' })
      .on('response', (headers) => resolve(headers[':status']))
      .on('error', reject)
      .end()
  })
  expect([session.alpnProtocol, status]).toEqual(['h2', 200])
  session.close()
  await expect(
    new Promise((resolve, reject) => {
      const old = connect(nginx.origin, { rejectUnauthorized: false, maxVersion: 'TLSv1.1', minVersion: 'TLSv1.1' })
      old.on('connect', resolve)
      old.on('error', reject)
    }),
  ).rejects.toThrow()
  const moved = await fetch(`${nginx.plainOrigin}/price-mandi?state=Goa`, {
    redirect: 'manual',
    headers: { 'x-forwarded-host': 'evil.example' },
  })
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    'https://krishivyapar.example/price-mandi?state=Goa',
  ])
  writeFileSync(join(nginx.folder, 'acme/.well-known/acme-challenge/token'), 'ours')
  expect(await (await fetch(`${nginx.plainOrigin}/.well-known/acme-challenge/token`)).text()).toBe('ours')
  const alive = await fetch(`${nginx.plainOrigin}/healthz`)
  expect((await alive.text()).trim()).toMatch(/^\d{8}T\d{6}\.\d+Z$/)
})

test('the backend gets the visitor’s real address, not a claimed one', async ({ site }) => {
  // A backend that returns what it received.
  await using echo = createServer((request, reply) => {
    reply.setHeader('x-powered-by', 'Echo/1.2.3')
    reply.setHeader('referrer-policy', 'unsafe-url')
    reply.setHeader('strict-transport-security', 'max-age=1')
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify({ url: request.url, headers: request.headers }))
  })
  await new Promise<void>((done) => echo.listen(0, '127.0.0.1', done))
  const address = echo.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await using front = await startNginx({ build: site, backend: `http://127.0.0.1:${port}` })
  const path = '/api/a%2Fb/?q=%E0%A4%97&page=1'
  const claims = {
    'x-forwarded-for': '6.6.6.6',
    'x-real-ip': '6.6.6.6',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '81',
    forwarded: 'for=6.6.6.6;host=evil.example;proto=http',
    authorization: 'Bearer abc',
  }
  const reply = await ask(front.origin, path, { headers: claims })
  const told = JSON.parse(reply.body.toString()) as { url: string; headers: Record<string, string> }
  expect(told.url).toBe(path)
  expect(told.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-real-ip': '127.0.0.1',
    'x-forwarded-proto': 'https',
    authorization: 'Bearer abc',
    host: 'localhost',
    'x-forwarded-host': 'localhost',
  })
  expect(Object.keys(told.headers)).not.toContain('forwarded')
  expect(JSON.stringify(told.headers)).not.toMatch(/evil|6\.6\.6\.6/)
  expect(reply.names.filter((name) => name === 'strict-transport-security')).toHaveLength(1)
  expectSecured(reply, 'a backend that says other things')
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('unknown hosts and old ciphers are refused', async ({ nginx }) => {
  const { port } = new URL(nginx.origin)
  const plain = new URL(nginx.plainOrigin)
  const foreign = (headers: Record<string, string>) =>
    new Promise((resolve) => {
      const sent = plainRequest({ hostname: plain.hostname, port: plain.port, headers }, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
      sent.on('error', () => resolve('closed'))
      sent.end()
    })
  expect(await foreign({ host: 'evil.example' })).toBe('closed')
  expect(await foreign({ host: 'localhost' })).toBe(301)
  // The server's own name in the TLS handshake, another one in the Host header.
  expect(await shout(nginx.origin, 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')).toBe('')

  const handshake = (options: ConnectionOptions) =>
    new Promise((resolve) => {
      const socket = secureConnect({ host: '127.0.0.1', port: Number(port), rejectUnauthorized: false, ...options })
      const end = (how: string) => {
        socket.destroy()
        resolve(how)
      }
      socket.on('secureConnect', () => end('connected'))
      socket.on('error', () => end('refused'))
      socket.on('end', () => end('refused'))
    })
  const tls12 = { servername: 'localhost', maxVersion: 'TLSv1.2' as const }
  expect(await handshake({ servername: 'localhost' })).toBe('connected')
  expect(await handshake(tls12)).toBe('connected')
  expect(await handshake({ servername: 'evil.example' })).toBe('refused')
  // Ciphers without authenticated encryption.
  expect(await handshake({ ...tls12, ciphers: 'ECDHE-ECDSA-AES128-SHA:ECDHE-ECDSA-AES256-SHA384' })).toBe('refused')
})

test('a report of a crash is logged without the browser’s name', async ({ nginx, request }) => {
  const report = JSON.stringify({ name: 'TypeError', page: '/enquiry/:id' })
  const post = async (data: string) =>
    (await request.post('/crash-report', { data, headers: { 'user-agent': 'a phone' } })).status()
  expect(await post(report)).toBe(204)
  expect(await post('x'.repeat(5_000))).toBe(413)
  const lines = nginx.log('crash').trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { report: string }).report)).toContain(report)
  expect(nginx.log('crash')).not.toContain('phone')
})

test('an upload at the limit arrives intact; a larger one is refused with a message', async ({ nginx, request }) => {
  test.setTimeout(60_000)
  const headers = { 'X-user-lang': 'en' }
  const mobile = newMobile()
  await provide({ request }, 'the user has a complete business', { mobile, type: 'farmer' })
  await request.post('/api/auth/request-otp/', { data: { mobile }, headers })
  const signedIn = await request.post('/api/auth/verify-otp/', { data: { mobile, otp: OTP }, headers })
  const { token } = (await signedIn.json()) as { token: string }
  const own = { ...headers, authorization: `Bearer ${token}` }
  const picture = (bytes: number) => {
    const buffer = Buffer.alloc(bytes, 7)
    buffer.set([0xff, 0xd8, 0xff, 0xe0])
    return { name: 'खेत.jpg', mimeType: 'image/jpeg', buffer }
  }
  const send = (bytes: number) =>
    request.fetch(`${nginx.origin}/api/mobile/v1/edit-user-profile/`, {
      method: 'POST',
      headers: own,
      multipart: { full_name: 'Asha', profile_picture: picture(bytes) },
    })
  const limit = 5 * 1024 * 1024
  const sent = await send(limit)
  expect(sent.status(), await sent.text()).toBe(200)
  const profile = (await (await request.get('/api/mobile/v1/user-profile/', { headers: own })).json()) as {
    user: { profile_picture: string }
  }
  const stored = await request.get(profile.user.profile_picture)
  expect(Buffer.compare(await stored.body(), picture(limit).buffer)).toBe(0)
  // Above the product's limit but below nginx's: the backend answers.
  const over = await send(limit + 1)
  expect([over.status(), ((await over.json()) as { error: string }).error]).toEqual([400, 'invalid'])
  // Above nginx's own limit: the request doesn't reach the backend.
  const flood = await send(13 * 1024 * 1024)
  expect(flood.status()).toBe(413)
})

test.afterEach(({ nginx }) => {
  expect(nginx.log('error').match(/\[(alert|emerg|crit)\].*/g) ?? []).toEqual([])
})
