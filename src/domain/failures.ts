import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { ApiError, type ApiErrorKind } from '../api/errors.ts'

/** Why something could not be loaded, and what to do. A heading above says what failed. */
export function loadError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return texts.unexpected
  const common = commonError(error)
  if (common) return common
  if (error.kind === 'http') return error.status >= 500 ? texts.server : texts.unexpected
  return { ...texts, 'bad-reply': texts.unexpected }[error.kind]
}

/** Shown in this order. */
export type FailureWords = { text?: MessageDescriptor; serverMessage?: string }
type Texts = { unexpected: MessageDescriptor } & { [Kind in ApiErrorKind | 'refused' | 'server']?: MessageDescriptor }

/** Why something could not be sent: the server's message, or `refused` or `server` (5xx) without one; else by the kind. */
export function sendError(error: unknown, words: Texts): FailureWords {
  const common = commonError(error)
  if (common) return { text: common }
  if (!(error instanceof ApiError)) return { text: words.unexpected }
  if (error.kind !== 'http') return { text: words[error.kind] ?? words.unexpected }
  const { refusal, status } = error
  if (refusal.message) return { serverMessage: refusal.message }
  return { text: (status >= 500 && words.server) || (words.refused ?? words.unexpected) }
}

const texts = {
  offline: msg({
    message: 'You are currently offline. Please check your internet connection and try again.',
    comment: 'Under the heading of what could not be loaded.',
  }),
  network: msg({
    message: 'Network error. Please check your internet connection and try again.',
    comment: 'Under the heading of what could not be loaded.',
  }),
  timeout: msg({
    message: 'Request timed out. Please try again.',
    comment: 'Under the heading of what could not be loaded.',
  }),
  server: msg({
    message: 'Server error. Please try again later.',
    comment: 'Under the heading of what could not be loaded.',
  }),
  unexpected: msg({
    message: 'An unexpected error occurred. Please try again.',
    comment: 'Under the heading of what could not be loaded.',
  }),
}

const MINUTE = 60

/** Failures that have the same text on all pages (§reliability.10). */
export function commonError(error: unknown): MessageDescriptor | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.isPage) return signInPage
  if (error.status === 413) return tooLarge
  const { retryAfter } = error
  if (retryAfter === undefined) return undefined
  if (retryAfter < MINUTE)
    return msg({
      message: plural(retryAfter, {
        one: 'The server is busy. Try again in # second.',
        other: 'The server is busy. Try again in # seconds.',
      }),
      comment: 'Why something could not be loaded or sent. #: how long to wait.',
    })
  const minutes = Math.ceil(retryAfter / MINUTE)
  return msg({
    message: plural(minutes, {
      one: 'The server is busy. Try again in # minute.',
      other: 'The server is busy. Try again in # minutes.',
    }),
    comment: 'Why something could not be loaded or sent. #: how long to wait.',
  })
}

const tooLarge = msg({
  message: 'The server does not accept this much data. Choose a smaller file or photo, or write less.',
  comment: 'Why something could not be sent.',
})

const signInPage = msg({
  message:
    'Your network answered in place of our server. Perhaps your Wi-Fi asks you to sign in: do that first, then try again.',
  comment: 'Why something could not be loaded or sent: a public Wi-Fi, say, shows its own page first.',
})
