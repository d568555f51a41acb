import type { components } from './generated/schema.ts'

/** An error with a `cause`, also in browsers before Chrome 93, which ignore the `cause` option. */
export class CausedError extends Error {
  override readonly cause: unknown

  constructor(message: string, { cause }: { cause?: unknown } = {}) {
    super(message)
    this.cause = cause
  }
}

/** What can go wrong between the app and the server. ApiError is the only error type of `src/api`. */
export type ApiErrorKind =
  | 'offline'
  /** No complete reply within the time allowed. */
  | 'timeout'
  | 'network'
  /** The server answered with a refusal (4xx) or a failure (5xx): see `status`. */
  | 'http'
  /** The server answered with success, but the reply does not match the API document. */
  | 'bad-reply'

/** The document's error codes; their meanings are in openapi/schemas/common.yaml. An unknown code counts as none. */
export type ErrorCode = components['schemas']['ErrorCode']

/** A refusal's content (`Failure` in the API document), as far as it was readable. */
export type Refusal = { message?: string; error?: ErrorCode; errors?: Record<string, string[]> }

export class ApiError extends CausedError {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status; 0 unless kind is `http` or `bad-reply`. */
  readonly status: number = 0
  readonly refusal: Refusal = {}
  /** Whether it is a complete `Failure` of the API document. Proxies refuse in other formats. */
  readonly isFailure: boolean = false
  /** Retry-After of the reply (seconds). */
  readonly retryAfter: number | undefined
  /** An HTML page came instead of the reply: usually the sign-in page of a Wi-Fi. */
  readonly isPage: boolean = false

  constructor(kind: ApiErrorKind, { cause, ...details }: Details = {}) {
    super(details.refusal?.message ?? kind, { cause })
    this.kind = kind
    Object.assign(this, details)
  }
}

type Details = Partial<Pick<ApiError, 'status' | 'refusal' | 'isFailure' | 'retryAfter' | 'isPage' | 'cause'>>

/** Whether the server has no such record. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether the connection is to blame. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ApiError && ['offline', 'network', 'timeout'].includes(error.kind)

/** What the server said; empty where it said nothing. */
export const refusalOf = (error: unknown): Refusal => (error instanceof ApiError ? error.refusal : {})
