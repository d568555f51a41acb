import { CausedError } from './caused-error.ts'
import type { components } from './generated/schema.ts'

/** What can go wrong between the app and the server: the one error type of `src/api`. */
export type ApiErrorKind =
  /** The device says that it has no connection. */
  | 'offline'
  /** No whole answer within the time allowed. */
  | 'timeout'
  /** The connection failed. */
  | 'network'
  /** The server answered with a refusal (4xx) or a failure (5xx): see `status`. */
  | 'http'
  /** The server said yes, but with something that the API document does not allow. */
  | 'bad-reply'

/** The document's codes with their meanings are in openapi/schemas/common.yaml; one that is not among them equals none. */
export type ErrorCode = components['schemas']['ErrorCode']

/** A refusal's own words (`Failure` in the API document), as far as they could be read. */
export type Refusal = { message?: string; error?: ErrorCode; errors?: Record<string, string[]> }

type Options = {
  status?: number
  refusal?: Refusal
  isFailure?: boolean
  retryAfter?: number | undefined
  isPage?: boolean
  cause?: unknown
}

export class ApiError extends CausedError {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status; 0 unless kind is `http` or `bad-reply`. */
  readonly status: number
  readonly refusal: Refusal
  /** Whether the whole refusal is the document's `Failure`: what stands before the server refuses in other shapes. */
  readonly isFailure: boolean

  /** So long the server wants to be left alone, in s. */
  readonly retryAfter: number | undefined
  /** A page of HTML came in place of the reply: a Wi-Fi wants its sign-in, most often. */
  readonly isPage: boolean

  constructor(kind: ApiErrorKind, options: Options = {}) {
    super(options.refusal?.message ?? kind, { cause: options.cause })
    this.kind = kind
    this.status = options.status ?? 0
    this.refusal = options.refusal ?? {}
    this.retryAfter = options.retryAfter
    this.isPage = options.isPage ?? false
    this.isFailure = options.isFailure ?? false
  }
}
