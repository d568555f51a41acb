import { Hono } from 'hono'
import { readFile } from 'node:fs/promises'
import { refuse } from './failure.ts'
import { jsonReply, languageOf } from './receive.ts'
import type { Store } from './store/store.ts'

const YEAR = 'public, max-age=31536000, immutable'
const cropsFolder = new URL('store/crops/', import.meta.url)

/** Serves pictures: the crop drawings, and uploaded photos byte for byte. */
export function mediaRoutes({ db }: Store): Hono {
  const app = new Hono()
  const missing = (headers: Headers) => jsonReply(refuse(404, 'not_found', languageOf(headers)))

  app.get('/crops/:file{[a-z0-9-]+\\.svg}', async ({ req }) => {
    const svg = await readFile(new URL(req.param('file'), cropsFolder)).catch(() => undefined)
    if (!svg) return missing(req.raw.headers)
    return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': YEAR, ...INERT } })
  })

  app.get('/photos/:id{[0-9]+}', ({ req }) => {
    const photo = db.prepare('SELECT type, name, bytes FROM photo WHERE id = ?').get(Number(req.param('id')))
    if (!photo) return missing(req.raw.headers)
    return new Response(photo['bytes'] as Uint8Array<ArrayBuffer>, {
      headers: {
        'content-type': String(photo['type']),
        'content-disposition': inline(String(photo['name'])),
        'cache-control': 'private, max-age=86400',
        ...INERT,
      },
    })
  })

  app.all('*', ({ req }) => missing(req.raw.headers))
  return app
}

/** Uploads must only ever display as pictures: no scripts, no frames, no type sniffing. */
const INERT = {
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  'x-content-type-options': 'nosniff',
}

/** A Content-Disposition with the original file name, which may contain any characters (RFC 6266, RFC 8187). */
function inline(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}"; filename*=UTF-8''${full}`
}
