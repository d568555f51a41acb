import { execFileSync, spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { staticFiles } from '../../mock-server/static.ts'

const folder = '.cache/bench'
/** The mock's port; the benches use those after it, too. */
export const MOCK = Number(process.env.BENCH_PORT ?? 4396)

/** Starts the mock, with nothing but its seed. */
export async function startMock() {
  const args = ['mock-server/main.ts', '--port', String(MOCK), '--strict-port', '--db', ':memory:']
  const mock = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => mock.kill()) // also after an error
  await once(mock.stdout, 'data')
  return mock
}

/** A self-signed certificate, created once per machine. */
function certificate() {
  mkdirSync(folder, { recursive: true })
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  if (!existsSync(cert)) {
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
    const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '3650']
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' })
  }
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Makes the browser trust that certificate. Ignoring certificate errors instead would disable the browser's cache. */
export function trustsSite(): string {
  const key = new X509Certificate(certificate().cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** Forwards a request to the mock. */
function pass(from: Http2ServerRequest, to: Http2ServerResponse) {
  const headers = Object.fromEntries(Object.entries(from.headers).filter(([name]) => !name.startsWith(':')))
  const onward = request({ port: MOCK, host: '127.0.0.1', path: from.url, method: from.method, headers }, (reply) => {
    const given = Object.entries(reply.headers).filter(
      ([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name),
    )
    to.writeHead(reply.statusCode ?? 502, Object.fromEntries(given))
    reply.pipe(to)
  })
  onward.on('error', () => to.stream.destroy())
  from.pipe(onward)
}

/** Serves a published folder over TLS as a host would, with HTTP/2 or 1.1, and forwards API requests to the mock. */
export function site(root: string, port: number, http: 1 | 2 = 2): Promise<Http2SecureServer> {
  const files = staticFiles(root)
  const ALPNProtocols = http === 2 ? ['h2'] : ['http/1.1']
  const server = createSecureServer({ ...certificate(), allowHTTP1: true, ALPNProtocols }, (from, to) => {
    if (/^\/(api|media|_pact|config\.json|checkout\.js)/.test(from.url)) return pass(from, to)
    void (async () => {
      const headers = Object.entries(from.headers).filter(([name]) => !name.startsWith(':')) as [string, string][]
      const reply = await files.fetch(new Request(`https://127.0.0.1${from.url}`, { headers }))
      to.writeHead(reply.status, Object.fromEntries(reply.headers))
      if (reply.body) Readable.fromWeb(reply.body as never).pipe(to)
      else to.end()
    })()
    return undefined
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
