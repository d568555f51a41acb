import { refuse, type Failure } from './failure.ts'
import { readForm } from './multipart.ts'
import { FALLBACK, LOCALES } from '../src/i18n/locales.ts'
import type { Lang } from './operation.ts'

/** Two photos at their limit of 5 MB, and text. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024

/** RFC 9110, 8.3.1, up to its parameters. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+[ \t]*(;|$)/

/** A request whose body has been read. */
export type Received = {
  method: string
  url: URL
  headers: Headers
  lang: Lang
  /** Which browser or test a fault switch belongs to (README, "Faults"). */
  scope: string | undefined
  /** Aborts when the client leaves. */
  signal: AbortSignal
  hasBody: boolean
  /** JSON, or the text of any other type; undefined for a form. */
  body: unknown
  formData: FormData | undefined
}

/** Thrown wherever a request turns out to be refused. */
export class Refused extends Error {
  readonly #reply: { status: number; body: Failure }
  readonly #headers: Record<string, string>

  constructor(reply: { status: number; body: Failure }, headers: Record<string, string> = {}) {
    super(reply.body.message)
    this.#reply = reply
    this.#headers = headers
  }

  response(): Response {
    return jsonReply(this.#reply, this.#headers)
  }
}

export function jsonReply({ status, body }: { status: number; body?: unknown }, given?: HeadersInit): Response {
  const headers = new Headers(given)
  if (status === 429) headers.set('retry-after', '120')
  if (body === undefined) return new Response(null, { status, headers })
  return Response.json(body, { status, headers })
}

/** Reads a request to its end; throws `Refused` for what can't be read. */
export async function receive(request: Request): Promise<Received> {
  const { method, headers, signal } = request
  const lang = languageOf(headers)
  const raw = await readBody(request, lang)
  const type = headers.get('content-type') ?? ''
  // Prism throws at a type that it can't read.
  if (raw.byteLength > 0 && type !== '' && !MEDIA_TYPE.test(type))
    throw new Refused(refuse(400, 'unsupported_type', lang))
  const received = {
    method,
    headers,
    signal,
    lang,
    url: new URL(request.url),
    scope: scopeOf(headers),
    hasBody: raw.byteLength > 0,
  }
  try {
    if (raw.byteLength > 0 && /^multipart\/form-data\b/i.test(type)) {
      return { ...received, body: undefined, formData: await readForm(raw, type) }
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(raw)
    const body: unknown = text && /^application\/([\w.-]+\+)?json\b/i.test(type) ? JSON.parse(text) : text
    return { ...received, body, formData: undefined }
  } catch {
    throw new Refused(refuse(400, 'unreadable', lang))
  }
}

/** The language of `X-user-lang`; one that is not offered reads as English, the document's default. */
export function languageOf(headers: Headers): Lang {
  const lang = headers.get('x-user-lang')
  return LOCALES.find((locale) => locale === lang) ?? FALLBACK
}

export function scopeOf(headers: Headers): string | undefined {
  return headers.get('x-mock-scope') ?? /(?:^|;\s*)mock_scope=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
}

/** A body over the limit is read to its end all the same, or the client would see a broken connection and not the reason. */
async function readBody({ body }: Request, lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk)
  }
  if (size > BODY_LIMIT_BYTES) throw new Refused(refuse(400, 'too_large', lang)) // 413 is not in the document
  return Buffer.concat(chunks)
}
