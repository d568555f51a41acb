import createClient from 'openapi-fetch'
import * as v from 'valibot'
import { noteTime, serverTime } from '../device/clock.ts'
import type { Locale } from '../i18n/locales.ts'
import { API_ORIGIN } from './deployment.ts'
import { invalidate } from './query-client.ts'
import { abortUntaken, takeEarly } from './first-load/early.ts'
import { ApiError, type ErrorCode } from './errors.ts'
import { vFailure } from './generated/replies.ts'
import type { paths } from './generated/schema.ts'
import { truncate } from './truncate.ts'
import { querySerializer } from './reads.ts'
import { forgetLastSeen } from './copies/copies.ts'

/** Longest wait for a complete reply (ms): a 5 MB upload takes 100 s on slow 3G (§reliability.7). */
const READ_TIMEOUT = 10_000
const SEND_TIMEOUT = 60_000
const UPLOAD_TIMEOUT = 180_000

const MAX_BYTES = 5 * 1024 * 1024

type Session = { token: () => string | undefined; onUnauthorized: () => void }
let session: Session = { token: () => undefined, onUnauthorized: () => undefined }

/** Connects the session: where to read the token, and what to do when the server rejects it. */
export function connectSession(connected: Session): void {
  session = connected
}

export function authorization(): string | undefined {
  const token = session.token()
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a header, not a text
  return token ? `Bearer ${token}` : undefined
}

/** Headers of a public call: the reply's names and messages are in this language. */
export const inLanguage = (locale: Locale) => ({ 'X-user-lang': locale })

/** Headers of a call with the person's token; `key` is the idempotency key (once.ts). */
export const userHeaders = (locale: Locale, key?: string) => ({
  ...inLanguage(locale),
  Authorization: authorization(),
  'Idempotency-Key': key,
})

export type ObservedReply = { method: string; url: string; status: number; headers: Headers; body: string }
let observe: ((reply: ObservedReply) => void) | undefined

/** An observer of every complete reply, where replies are watched (docs/operations.md, Watching it). */
export const observeReplies = (observer: (reply: ObservedReply) => void): void => void (observe = observer)

async function send(request: Request): Promise<Response> {
  // Replies requested before this change don't contain it.
  const isChange = request.method !== 'GET'
  const forget = () => {
    forgetLastSeen()
    invalidate(new URL(request.url).pathname)
  }
  if (isChange) {
    abortUntaken()
    forget()
  }
  // Replies requested meanwhile may be older than the change, which may have arrived even if it failed.
  const response = await receive(request).finally(() => isChange && forget())
  noteTime(response)
  // A 401 for an older token says nothing about the current session. Of several 401s, only the first ends the session.
  if (response.status === 401 && request.headers.get('Authorization') === authorization()) session.onUnauthorized()
  return response
}

/** Returns the complete reply within the time allowed. Throws an ApiError, unless the caller aborted the request. */
async function receive(request: Request): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeAllowed(request))
  request.signal.addEventListener('abort', () => late.abort())
  try {
    request.signal.throwIfAborted()
    const { signal } = late
    const response = await (takeEarly(request, signal) ?? fetch(request, { signal }))
    // The body counts too: a reply that stops half-way is a failure.
    const body = await textOf(response)
    // Stryker disable next-line OptionalChaining: only Node without Vite has no `import.meta.env` (e2e/fuzz)
    if (import.meta.env?.DEV || import.meta.env?.VITE_REPLY_WATCH) {
      const { method, url } = request
      const { status, headers } = response
      observe?.({ method, url, status, headers, body })
    }
    if (response.ok && response.headers.get('Content-Type')?.startsWith('text/html'))
      throw new ApiError('bad-reply', { status: response.status, isPage: true, cause: new SyntaxError('HTML') })
    return new Response(body || null, response)
  } catch (cause) {
    // Already an ApiError, or aborted by the caller.
    if (cause instanceof ApiError || request.signal.aborted) throw cause
    throw new ApiError(late.signal.aborted ? 'timeout' : navigator.onLine ? 'network' : 'offline', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads the body in chunks, so that an oversized one is dropped before it fills the memory. A TransformStream that counts
 * costs a slow phone 50 ms more until the first board is there.
 */
async function textOf({ body, status }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAX_BYTES) {
      void reader.cancel().catch(() => undefined)
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- for a developer
      throw new ApiError('bad-reply', { status, cause: `more than ${MAX_BYTES} bytes` })
    }
    text += decoder.decode(value, { stream: true })
  }
}

function timeAllowed({ method, headers }: Request): number {
  if (method === 'GET') return READ_TIMEOUT
  return headers.get('Content-Type')?.startsWith('multipart/') ? UPLOAD_TIMEOUT : SEND_TIMEOUT
}

/** Typed by the API document: `api.GET('/api/web/latest-enquiries/', …)`. Wrap its calls in `parseReply`. */
export const api = createClient<paths>({
  // Outside a page (tests, scripts/publish) a Request needs an absolute address.
  // Stryker disable next-line OptionalChaining: only Node without Vite has no `import.meta.env` (e2e/fuzz)
  baseUrl: (import.meta.env?.SSR && process.env['DATA_ORIGIN']) || API_ORIGIN || globalThis.location?.origin,
  fetch: send,
  querySerializer,
})

/** Accepts an invalid part as missing, so that it doesn't hide the rest of the refusal, such as its message. */
const lenient = <const Shape extends v.GenericSchema>(shape: Shape) => v.fallback(v.optional(shape), undefined)
const refusalShape = v.fallback(
  v.object({
    message: lenient(v.string()),
    error: lenient(v.string() as v.GenericSchema<unknown, ErrorCode>),
    errors: lenient(v.record(v.string(), v.array(v.string()))),
  }),
  {},
)

/** `Retry-After` in seconds, at most one day. It holds seconds or a date in server time (RFC 9110, 10.2.3). */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = String(headers.get('Retry-After'))
  const seconds = Number(value) || (Date.parse(value) - serverTime()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : undefined
}

/**
 * The reply of a call of `api`, checked against the API document. `shape` is its generated check; for a 204, that it is
 * empty. `success` is the only status accepted, where given: a proxy that rewrites a reply answers 203.
 * @throws ApiError of any kind; an aborted call throws its own AbortError
 */
export async function parseReply<const Shape extends v.GenericSchema>(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  shape: Shape,
  success?: number,
): Promise<v.InferOutput<Shape>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    // openapi-fetch parses any body of a success as JSON, even HTML or a truncated document.
    throw cause instanceof SyntaxError ? new ApiError('bad-reply', { cause }) : cause
  })
  const { status } = response
  // A 500 with an empty body has `error: ''`, so only the status tells (§reliability.8).
  if (!response.ok)
    throw new ApiError('http', {
      status,
      refusal: truncate(v.parse(refusalShape, error)),
      isFailure: v.is(vFailure, error),
      retryAfter: retryAfterOf(response),
      isPage: status === 511,
    })
  if (success && status !== success) throw new ApiError('bad-reply', { status })
  const result = v.safeParse(shape, data)
  if (result.success) return truncate(result.output)
  // The path of each issue, but not its value, which may be somebody's phone number.
  const cause = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.expected}`)
  throw new ApiError('bad-reply', { status, cause })
}
