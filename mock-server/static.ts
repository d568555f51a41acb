import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { languageDetector, type LanguageVariables } from 'hono/language'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { TRUSTED_TYPES } from '../scripts/build/headers.ts'
import { FALLBACK, LOCALES, toLocale } from '../src/i18n/locales.ts'
import { decoded } from './parameters.ts'

/** Always revalidated: the service worker tells devices of a new version, the settings tell them where to pay. */
const ALWAYS_ASKED = new Set(['/sw.js', '/config.json'])

/** The part of the app's language detection that a server can do: `?lang=`, then the cookie, then `Accept-Language`. */
const visitorLanguage = languageDetector({
  order: ['querystring', 'cookie', 'header'],
  lookupCookie: 'lang',
  supportedLanguages: [...LOCALES],
  fallbackLanguage: FALLBACK,
  convertDetectedLanguage: (tag) => toLocale(tag) ?? tag,
  caches: false,
})

/** Serves files as built, and for other paths `{path}.{lang}.html` in the visitor's language or `app.{lang}.html`. */
export function staticFiles(root: string): Hono<{ Variables: LanguageVariables }> {
  const policy = readIfThere(join(root, 'csp.txt'))
  const secured = policy && { 'content-security-policy': `${policy}; ${TRUSTED_TYPES}` }
  const app = new Hono<{ Variables: LanguageVariables }>()
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-language', 'content-security-policy'] }))

  app.get('*', visitorLanguage, async (context, next) => {
    const path = decoded(context.req.path)
    if (path === undefined || isPrivate(path)) return missing(context)
    const { file, headers } = extname(path) === '' ? page(path, context.get('language')) : asset(path)
    if (!isFile(join(root, file))) return missing(context)
    const reply = await serveStatic({ root, path: file, precompressed: true })(context, next)
    for (const [name, value] of Object.entries({ ...headers, ...secured })) reply?.headers.append(name, value)
    return reply
  })
  app.all('*', ({ body }) => body(null, 405, { allow: 'GET, HEAD' }))
  return app

  function asset(path: string) {
    const caching = path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : ALWAYS_ASKED.has(path) || COPY.test(path)
        ? 'no-cache'
        : 'public, max-age=3600'
    return { file: path, headers: { 'cache-control': caching } }
  }

  function page(path: string, lang: string) {
    const name = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')
    const own = `${name}.${lang}.html`
    return {
      file: existsSync(join(root, own)) ? own : `app.${lang}.html`,
      headers: { 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language', 'content-language': lang },
    }
  }
}

const missing = ({ text }: Context) => text('Not found', 404, { 'cache-control': 'no-cache' })

/** The page files that the service worker fetches for its cache. */
const COPY = new RegExp(`^/app(?:/[a-z-]+)?\\.(${LOCALES.join('|')})\\.html$`)

/** Dot files, source maps, compressed variants, HTML by file name and servers' files are not for visitors. */
function isPrivate(path: string): boolean {
  if (COPY.test(path)) return false
  return (
    /(^|\/)\.|\.(map|br|gz|html)$|^\/(csp\.txt|_headers|_redirects|nginx\/.*)$|\0/.test(path) ||
    posix.normalize(path) !== path
  )
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
