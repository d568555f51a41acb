import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'
import { commonError } from './common-error.ts'

/** Why a list or record could not be loaded, and what to do; shown below a heading that says what failed. */
export function loadError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return texts.unexpected
  const common = commonError(error)
  if (common) return common
  if (error.kind === 'http') return error.status >= 500 ? texts.server : texts.unexpected
  return { ...texts, 'bad-reply': texts.unexpected }[error.kind]
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
