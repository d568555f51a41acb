import createClient from 'openapi-fetch'
import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { API_ORIGIN } from './origin.ts'
import { invalidate } from './invalidate.ts'
import { leaveEarly, takeEarly } from './early.ts'
import { ApiError, type ErrorCode } from './errors.ts'
import { vFailure } from './generated/replies.ts'
import type { paths } from './generated/schema.ts'
import { bounded } from './long-texts.ts'
import { querySerializer } from './reads.ts'
import { sendWithProgress } from './upload.ts'
import { forgetSeen } from './seen-store.ts'

/** Longest wait for a whole answer, ms: 5 MB take 100 s on slow 3G (§reliability.7). */
const READ_TIMEOUT = 10_000
const SEND_TIMEOUT = 60_000
const UPLOAD_TIMEOUT = 180_000

/** No reply of ours is larger, in bytes: 5 MB. */
const MAX_BYTES = 5 * 1024 * 1024

let readToken: () => string | undefined = () => undefined
let onUnauthorized: () => void = () => undefined

/** The session says where the token is, and what happens when the server no longer knows it. */
export function connectSession(session: { token: () => string | undefined; onUnauthorized: () => void }): void {
  readToken = session.token
  onUnauthorized = session.onUnauthorized
}

export function authorization(): string | undefined {
  const token = readToken()
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a header, not a text
  return token ? `Bearer ${token}` : undefined
}

/** Headers of a call for everybody: names and messages of the reply come in this language. */
export const inLanguage = (locale: Locale) => ({ 'X-user-lang': locale })

/** Headers of a call in the person's own name; `key` is of what creates something (once.ts). */
export const userHeaders = (locale: Locale, key?: string) => ({
  ...inLanguage(locale),
  Authorization: authorization(),
  'Idempotency-Key': key,
})

type Seen = { method: string; url: string; status: number; headers: Headers; body: string }
let observe: ((reply: Seen) => void) | undefined

/** Hears of every whole reply. Only in development, and in builds that watch the replies (docs/operations.md, Watching it). */
export const observeReplies = (observer: (reply: Seen) => void): void => void (observe = observer)

type Transport = (request: Request, signal: AbortSignal) => Promise<Response>

const overFetch: Transport = (request, signal) => takeEarly(request, signal) ?? fetch(request, { signal })

/** What makes a call report how much of it has been sent, from 0 to 1: `api.POST(path, { …, ...reporting(onProgress) })`. */
export const reporting = (onProgress: (sent: number) => void) => ({
  fetch: (request: Request) => send(request, (request, signal) => sendWithProgress(request, signal, onProgress)),
})

async function send(request: Request, transport = overFetch): Promise<Response> {
  // What is changed now is not in what was asked for before.
  const isChange = request.method !== 'GET'
  const path = new URL(request.url).pathname
  if (isChange) {
    leaveEarly()
    forgetSeen()
    invalidate(path)
  }
  // What was asked for in between may be older. Without an answer too: nobody knows what has arrived.
  const response = await receive(request, transport).finally(() => {
    if (!isChange) return
    forgetSeen()
    invalidate(path)
  })
  noteTime(response)
  // The refusal of an older token says nothing about the present session, and of five at once the first is enough.
  if (response.status === 401 && request.headers.get('Authorization') === authorization()) onUnauthorized()
  return response
}

let clock: { at: number; read: number } | undefined

function noteTime({ headers }: Response) {
  const at = Date.parse(String(headers.get('Date')))
  if (at) clock = { at, read: performance.now() }
}

/** The server's time by its last reply, ms since 1970; a phone's may be years off. Without a reply, the phone's. */
export const serverTime = (): number => (clock ? Math.floor(clock.at + performance.now() - clock.read) : Date.now())

/** The whole reply within the time allowed; whatever goes wrong before it is there is an ApiError. */
async function receive(request: Request, transport: Transport): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeAllowed(request))
  const signal = AbortSignal.any([request.signal, late.signal])
  try {
    const response = await orAborted(transport(request, signal), signal)
    // The body counts too: a reply that stops half-way is no answer.
    const body = await orAborted(bodyOf(response), signal)
    // Stryker disable next-line OptionalChaining: only Node without Vite has no `import.meta.env` (e2e/fuzz)
    if (import.meta.env?.DEV || import.meta.env?.VITE_REPLY_WATCH) {
      const { method, url } = request
      const { status, headers } = response
      observe?.({ method, url, status, headers, body: new TextDecoder().decode(body) })
    }
    if (response.ok && response.headers.get('Content-Type')?.startsWith('text/html'))
      throw new ApiError('bad-reply', { status: response.status, isPage: true, cause: new SyntaxError('HTML') })
    return new Response(body.byteLength > 0 ? body : null, response)
  } catch (cause) {
    // Refused here, or nobody waits for it any more.
    if (cause instanceof ApiError || request.signal.aborted) throw cause
    throw new ApiError(late.signal.aborted ? 'timeout' : navigator.onLine ? 'network' : 'offline', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Read piece by piece, so that one that is too large is left before it fills the memory. */
async function bodyOf({ body, status }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > MAX_BYTES) {
      void reader.cancel().catch(() => undefined)
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- for a developer
      throw new ApiError('bad-reply', { status, cause: `more than ${MAX_BYTES} bytes` })
    }
    pieces.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

function timeAllowed({ method, headers }: Request): number {
  if (method === 'GET') return READ_TIMEOUT
  return headers.get('Content-Type')?.startsWith('multipart/') ? UPLOAD_TIMEOUT : SEND_TIMEOUT
}

/** A promise that can't be cancelled itself is left when the signal fires. */
const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave)
    promise.then(resolve, reject)
  })

/** Typed by the API document: `api.GET('/api/web/latest-enquiries/', …)`. Used through `checked`. */
export const api = createClient<paths>({
  // A Request wants an absolute address where there is no page (tests, scripts/publish).
  // Stryker disable next-line OptionalChaining: only Node without Vite has no `import.meta.env` (e2e/fuzz)
  baseUrl: (import.meta.env?.SSR && process.env['DATA_ORIGIN']) || API_ORIGIN || globalThis.location?.origin,
  fetch: (request) => send(request),
  querySerializer,
})

/** As much of a refusal as can be understood: a garbled part doesn't take the server's message along. */
const lenient = <const Shape extends v.GenericSchema>(shape: Shape) => v.fallback(v.optional(shape), undefined)
const refusalShape = v.fallback(
  v.object({
    message: lenient(v.string()),
    error: lenient(v.string() as v.GenericSchema<unknown, ErrorCode>),
    errors: lenient(v.record(v.string(), v.array(v.string()))),
  }),
  {},
)

/** RFC 9110, 10.2.3: seconds or a date, which is in the server's time. In s, a day at most. */
function retryAfterOf({ headers }: Response): number | undefined {
  const said = String(headers.get('Retry-After'))
  const seconds = Number(said) || (Date.parse(said) - serverTime()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : undefined
}

/**
 * Waits for a call and gives its reply as the API document promises it.
 * @param call a call of `api`
 * @param shape the generated check of that reply (`generated/replies.ts`); of a 204, that there is nothing
 * @param success the document's code of it, where another one must not count: what rewrites a reply on its way says 203
 * @throws ApiError of every kind; an aborted call throws its own AbortError
 */
export async function parseReply<const Shape extends v.GenericSchema>(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  shape: Shape,
  success?: number,
): Promise<v.InferOutput<Shape>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    // openapi-fetch parses whatever comes with a success: a page of HTML, half a document.
    throw cause instanceof SyntaxError ? new ApiError('bad-reply', { cause }) : cause
  })
  const { status } = response
  // A 500 with an empty body has `error: ''`: only the status tells (§reliability.8).
  if (!response.ok)
    throw new ApiError('http', {
      status,
      refusal: bounded(v.parse(refusalShape, error)),
      isFailure: v.is(vFailure, error),
      retryAfter: retryAfterOf(response),
      isPage: status === 511,
    })
  if (success && status !== success) throw new ApiError('bad-reply', { status })
  const result = v.safeParse(shape, data)
  if (result.success) return bounded(result.output)
  // Where it broke, and not what was there: that may be somebody's phone number.
  const cause = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.expected}`)
  throw new ApiError('bad-reply', { status, cause })
}
