import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

/** `npm test` found or fetched this nginx (scripts/setup.mjs), or it is the machine's. nginx itself uses NGINX. */
export const nginx = [process.env.NGINX_BINARY, '/usr/sbin/nginx', '.cache/nginx/usr/sbin/nginx'].find(
  (path) => path && existsSync(path),
)
/** The path in Debian's package, under the same root as nginx itself. */
const module = nginx && resolve(dirname(dirname(nginx)), 'lib/nginx/modules/ngx_http_brotli_static_module.so')
export const hasBrotli = module !== undefined && existsSync(module)

export type Nginx = {
  /** The TLS address that visitors use. */
  origin: string
  plainOrigin: string
  /** Its own folder: `site` (the published files), `srv` (the releases), logs. */
  folder: string
  /** The content of one of its logs: `access`, `error`, `csp`, `crash`. */
  log: (name: 'access' | 'error' | 'csp' | 'crash') => string
  /** Runs `deploy/release.sh` as on a server. */
  release: (...args: string[]) => string
  /** The same, without blocking this process. */
  releaseMeanwhile: (...args: string[]) => Promise<string>
  stop: () => Promise<void>
} & AsyncDisposable

/** Each worker takes its ports in turn, from a range that the system gives to no outgoing connection meanwhile. */
let nextPort = 10_000 + 1000 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = []
  while (found.length < count) {
    const port = nextPort++
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await new Promise<boolean>((tell) =>
      server.once('listening', () => tell(true)).once('error', () => tell(false)),
    )
    server.close()
    if (isFree) found.push(port)
  }
  return found
}

/** Replaces phrases, and fails if one is missing: a test of another configuration proves nothing. */
function replaced(text: string, phrases: Record<string, string>): string {
  return Object.entries(phrases).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx no longer says: ${from}`)
    return changed.replaceAll(from, to)
  }, text)
}

// Starts nginx with `deploy/nginx` and a build that `deploy/release.sh` installed; only ports, paths, certificate and
// `backend` (target of /api and /media) differ. `extra` has the mock's own locations.
export async function startNginx(options: {
  build: string
  backend: string
  extra?: string
  brotli?: boolean
}): Promise<Nginx> {
  const { build, backend, extra = '', brotli = hasBrotli } = options
  if (!nginx) throw new Error('no nginx')
  const folder = mkdtempSync(join(tmpdir(), 'krishi-nginx-'))
  const [http, https, sink] = (await freePorts(3)) as [number, number, number]
  const plainOrigin = `http://localhost:${http}`
  const origin = `https://localhost:${https}`
  const within = (...path: string[]) => join(folder, ...path)
  for (const name of ['etc/extra', 'tmp', 'logs', 'tls', 'acme/.well-known/acme-challenge'])
    mkdirSync(within(name), { recursive: true })
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' ')
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const files = ['-keyout', within('tls/key.pem'), '-out', within('tls/cert.pem')]
  execFileSync('openssl', ['req', '-x509', ...key, ...names, ...files], { stdio: 'ignore' })

  for (const name of readdirSync('deploy/nginx')) cpSync(join('deploy/nginx', name), within('etc', name))
  if (!brotli) rmSync(within('etc/brotli.conf'))
  writeFileSync(within('etc/extra/mock.conf'), extra)
  const paths = { '/etc/nginx/krishi-vyapar/': `${within('etc')}/`, '/srv/krishi-vyapar/': `${within('srv')}/` }
  const rewrite = (name: string, phrases: Record<string, string>) =>
    writeFileSync(within('etc', name), replaced(readFileSync(within('etc', name), 'utf8'), phrases))
  rewrite('krishi-vyapar.conf', {
    ...paths,
    'server 127.0.0.1:8000;': `server ${new URL(backend).host};`,
    'listen 127.0.0.1:8099;': `listen 127.0.0.1:${sink};`,
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen [::]:80;': '',
    'listen 80 default_server;': `listen 127.0.0.1:${http} default_server;`,
    'listen [::]:80 default_server;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${https} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    'listen 443 ssl http2 default_server;': `listen 127.0.0.1:${https} ssl http2 default_server;`,
    'listen [::]:443 ssl http2 default_server;': '',
    'server_name krishivyapar.example;': 'server_name localhost;',
    '/etc/letsencrypt/live/krishivyapar.example/fullchain.pem': within('tls/cert.pem'),
    '/etc/letsencrypt/live/krishivyapar.example/privkey.pem': within('tls/key.pem'),
    '/var/www/html;': `${within('acme')};`,
  })
  rewrite('site.conf', {
    ...paths,
    'http://127.0.0.1:8099': `http://127.0.0.1:${sink}`,
    '/var/log/nginx/krishi-vyapar-csp.log': within('logs/csp.log'),
    '/var/log/nginx/krishi-vyapar-crash.log': within('logs/crash.log'),
  })
  // The surrounding configuration of Debian's own nginx.conf, with a separate place for everything written.
  writeFileSync(
    within('nginx.conf'),
    `${brotli ? `load_module ${module};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${within('nginx.pid')}; error_log ${within('logs/error.log')} warn;
    events { worker_connections 768; }
    http {
      sendfile on; tcp_nopush on; types_hash_max_size 2048;
      access_log ${within('logs/access.log')};
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${within('tmp', name)};`).join(' ')}
      include ${within('etc/krishi-vyapar.conf')};
    }`,
  )

  let server: ChildProcess | undefined
  const command = [resolve(nginx), '-c', within('nginx.conf'), '-p', folder]
  const environment = () => ({
    ...process.env,
    BASE: within('srv'),
    NGINX_TEST: server ? [...command, '-t', '-q'].join(' ') : 'true',
    NGINX_RELOAD: server ? `kill -HUP ${server.pid}` : 'true',
    HEALTH: server ? `${plainOrigin}/healthz` : '',
  })
  const release = (...args: string[]) =>
    execFileSync('deploy/release.sh', args, { encoding: 'utf8', stdio: 'pipe', env: environment() }).trim()
  const releaseMeanwhile = async (...args: string[]) =>
    (await promisify(execFile)('deploy/release.sh', args, { env: environment() })).stdout.trim()
  release(build)
  server = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((done) => server?.once('exit', () => done()))
  const log: Nginx['log'] = (name) => {
    const file = within('logs', `${name}.log`)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  await Promise.race([
    answers(`${plainOrigin}/healthz`),
    ended.then(() => Promise.reject(new Error(`nginx did not start: ${log('error')}`))),
  ])
  const stop = async () => {
    server?.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  return { origin, plainOrigin, folder, log, release, releaseMeanwhile, stop, [Symbol.asyncDispose]: stop }
}

/** Waits until a server answers. */
export const answers = (address: string) =>
  expect(async () => expect((await fetch(address)).ok).toBe(true)).toPass({ timeout: 30_000, intervals: [50] })
