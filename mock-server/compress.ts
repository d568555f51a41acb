import type { MiddlewareHandler } from 'hono'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const WORTHWHILE_BYTES = 1024
const compressible = /^(application\/(json|javascript|manifest\+json)|text\/|image\/svg\+xml)/

/** Compresses text responses, so that first loads on slow phones are realistic. Hono's own middleware has no brotli. */
export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  if (!res.body || res.headers.has('content-encoding') || !compressible.test(res.headers.get('content-type') ?? ''))
    return
  if (!/accept-encoding/i.test(res.headers.get('vary') ?? '')) res.headers.append('vary', 'Accept-Encoding')
  const accepted = context.req.header('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (!encoding) return
  const bytes = Buffer.from(await res.arrayBuffer())
  const smaller = bytes.byteLength < WORTHWHILE_BYTES ? undefined : await squeeze(bytes, encoding)
  context.res = new Response(smaller ?? bytes, res)
  context.res.headers.delete('content-length')
  if (smaller) context.res.headers.set('content-encoding', encoding)
}

function squeeze(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(bytes)
}
