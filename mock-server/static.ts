import type { Handler } from 'hono'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { TRUSTED_TYPES } from '../scripts/build/headers.ts'
import type { Lang } from './operation.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The service worker is how a device learns of a new version, the settings are how it learns where to pay. */
const ALWAYS_ASKED = new Set(['/sw.js', '/config.json'])

/**
 * The production build (`npm run build`): files as they are, compressed where the build did so, and for every other path
 * the page's HTML in the visitor's language, `{path}.{lang}.html`, or else the frame `app.{lang}.html` in which the app
 * draws any page.
 */
export function staticFiles(root: string): Handler {
  const policy = readIfThere(join(root, 'csp.txt'))
  const secured = policy && { 'content-security-policy': `${policy}; ${TRUSTED_TYPES}` }

  return ({ req }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const path = decode(req.path)
    if (path === undefined || isPrivate(path)) return notFound()
    if (extname(path) !== '') {
      const caching = path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : ALWAYS_ASKED.has(path) || COPY.test(path)
          ? 'no-cache'
          : 'public, max-age=3600'
      return send(join(root, path), req.raw, { 'cache-control': caching, ...secured })
    }
    const lang = visitorLanguage(req.raw)
    const page = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')
    const file = [`${page}.${lang}.html`, `app.${lang}.html`, `index.${lang}.html`, 'index.html'].find((name) =>
      existsSync(join(root, name)),
    )
    return send(join(root, file ?? 'index.html'), req.raw, {
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Language',
      'content-language': lang,
      ...secured,
    })
  }
}

/** By `?lang=`, then the cookie, then the browser's languages: what the server can see of the app's own order of detection. */
function visitorLanguage(request: Request): Lang {
  const { searchParams } = new URL(request.url)
  const cookie = /(?:^|;\s*)lang=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const browser = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1)
      return { tag, quality }
    })
    .filter(({ quality }) => quality > 0) // 0 is "not this one"
    .sort((a, b) => b.quality - a.quality)
  const wanted = [searchParams.get('lang') ?? '', cookie ?? '', ...browser.map(({ tag }) => tag)]
  return wanted.map((tag) => tag.toLowerCase().split(/[-_]/)[0]).find(isLang) ?? 'en'
}

function isLang(tag: string | undefined): tag is Lang {
  return tag === 'en' || tag === 'hi' || tag === 'mr'
}

/** A file, in the smallest form that the client takes, unless it has it already. */
function send(file: string, { headers }: Request, extra: Record<string, string>): Response {
  if (!existsSync(file) || !statSync(file).isFile()) return notFound()
  const accepted = headers.get('accept-encoding') ?? ''
  const encoding = (
    [
      ['br', 'br'],
      ['gzip', 'gz'],
    ] as const
  ).find(([name, suffix]) => new RegExp(`\\b${name}\\b`).test(accepted) && existsSync(`${file}.${suffix}`))
  const bytes = readFileSync(encoding ? `${file}.${encoding[1]}` : file)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const vary = [extra['vary'], 'Accept-Encoding'].filter(Boolean).join(', ')
  const common = { ...extra, vary, etag }
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: common })
  return new Response(bytes, {
    headers: {
      ...common,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(encoding && { 'content-encoding': encoding[0] }),
    },
  })
}

/** Of the pages, the service worker fetches its copies by their files. */
const COPY = /^\/app(?:\/[a-z-]+)?\.(en|hi|mr)\.html$/

/** Dot files, source maps, compressed twins, other HTML without its address, and what only servers read are not for visitors. */
function isPrivate(path: string): boolean {
  if (COPY.test(path)) return false
  return (
    /(^|\/)\.|\.(map|br|gz|html)$|^\/(csp\.txt|_headers|_redirects|nginx\/.*)$|\0/.test(path) ||
    posix.normalize(path) !== path
  )
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
