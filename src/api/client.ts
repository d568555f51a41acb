import createClient from 'openapi-fetch'
import * as v from 'valibot'
import { takeEarly } from './early.ts'
import { ApiError, type Refusal } from './errors.ts'
import type { paths } from './generated/schema.ts'

/** Longest wait for a whole answer, ms: reading as in specification part 1, section 9; sending also carries photos. */
const READ_TIMEOUT = 10_000
const SEND_TIMEOUT = 60_000

let readToken: () => string | undefined = () => undefined
let onUnauthorized: () => void = () => undefined

/** The session says where the token is, and what happens when the server no longer knows it. */
export function connectSession(session: { token: () => string | undefined; onUnauthorized: () => void }): void {
  readToken = session.token
  onUnauthorized = session.onUnauthorized
}

/** Fetches within the time allowed; whatever goes wrong before an answer is an ApiError. */
async function send(request: Request): Promise<Response> {
  const late = AbortSignal.timeout(request.method === 'GET' ? READ_TIMEOUT : SEND_TIMEOUT)
  const signal = AbortSignal.any([request.signal, late])
  try {
    const early = takeEarly(request)
    const response = await (early ? orAborted(early, signal) : fetch(request, { signal }))
    // The body counts too: a reply that stops half-way is no answer.
    const body = await orAborted(response.arrayBuffer(), signal)
    return new Response(hasNoBody(response.status) ? null : body, response)
  } catch (cause) {
    if (request.signal.aborted) throw cause // nobody waits for it any more
    if (late.aborted) throw new ApiError('timeout', { cause })
    throw new ApiError(navigator.onLine ? 'network' : 'offline', { cause })
  }
}

const hasNoBody = (status: number) => [204, 205, 304].includes(status)

/** A promise that can't be cancelled itself is left when the signal fires. */
const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject)
  })

/** Typed by the API document: `api.GET('/api/web/latest-enquiries/', …)`. Used through `checked`. */
export const api = createClient<paths>({
  // jsdom and older browsers want an absolute address in a Request.
  baseUrl: globalThis.location?.origin,
  fetch: send,
})
api.use({
  onRequest({ request }) {
    const token = readToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
  },
  onResponse({ request, response }) {
    if (response.status === 401 && request.headers.has('Authorization')) onUnauthorized()
  },
})

const refusalShape = v.fallback(
  v.object({
    message: v.optional(v.string()),
    error: v.optional(v.string()),
    errors: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
  {},
)

/**
 * Waits for a call and gives its reply as the API document promises it.
 * @param call a call of `api`
 * @param shape the generated check of that reply (`generated/valibot.gen.ts`)
 * @throws ApiError of every kind; an aborted call throws its own AbortError
 */
export async function checked<const Shape extends v.GenericSchema>(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  shape: Shape,
): Promise<v.InferOutput<Shape>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    // openapi-fetch parses what says it is JSON; what then isn't, is a bad reply.
    throw cause instanceof SyntaxError ? new ApiError('bad-reply', { cause }) : cause
  })
  const { status } = response
  // A 500 with an empty body has `error: ''`: only the status tells (notes/reliability.md).
  if (!response.ok) throw new ApiError('http', { status, refusal: v.parse(refusalShape, error) satisfies Refusal })
  const result = v.safeParse(shape, data)
  if (!result.success) throw new ApiError('bad-reply', { status, cause: v.flatten(result.issues) })
  return result.output
}

/** A header of every call: names and messages of the reply come in this language. */
export const inLanguage = (locale: 'en' | 'hi' | 'mr') => ({ 'X-user-lang': locale })
