import { refuse, type Failure } from './failure.ts'
import { readForm } from './multipart.ts'
import { FALLBACK, LOCALES } from '../src/i18n/locales.ts'
import type { Lang } from './operation.ts'

/** Two photos of 5 MB, the maximum, plus text. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024

/** A media type (RFC 9110, 8.3.1), up to its parameters. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+[ \t]*(;|$)/

/** A request whose body has been read. */
export type Received = {
  method: string
  url: URL
  headers: Headers
  lang: Lang
  /** The browser or test to which a fault switch is limited (README, "Faults"). */
  scope: string | undefined
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  hasBody: boolean
  /** Parsed JSON, or the text of another type; undefined for a form. */
  body: unknown
  formData: FormData | undefined
}

/** Thrown to answer a request with a refusal. */
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

/** Reads a complete request. Throws `Refused` if it is unreadable. */
export async function receive(request: Request): Promise<Received> {
  const { method, headers, signal } = request
  const lang = languageOf(headers)
  const raw = await readBody(request, lang)
  const type = headers.get('content-type') ?? ''
  // Prism throws on an invalid type.
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

/** The language of `X-user-lang`. Unknown languages fall back to English, the document's default. */
export function languageOf(headers: Headers): Lang {
  const lang = headers.get('x-user-lang')
  return LOCALES.find((locale) => locale === lang) ?? FALLBACK
}

export function scopeOf(headers: Headers): string | undefined {
  return headers.get('x-mock-scope') ?? /(?:^|;\s*)mock_scope=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
}

/** Reads a body over the limit to its end too; otherwise the client would get a broken connection and no reason. */
async function readBody({ body }: Request, lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk)
  }
  if (size > BODY_LIMIT_BYTES) throw new Refused(refuse(400, 'too_large', lang)) // the document doesn't declare 413
  return Buffer.concat(chunks)
}
