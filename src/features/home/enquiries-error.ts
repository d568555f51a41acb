import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'
import { commonError } from '../../domain/failures/common-error.ts'

/** The message when the latest leads can't be loaded (§home.12). */
export function enquiriesError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return texts.unexpected
  const common = commonError(error)
  if (common) return common
  if (error.kind === 'http') {
    return error.status === 404 ? texts.notFound : error.status >= 500 ? texts.server : texts.refused
  }
  return { ...texts, 'bad-reply': texts.unexpected }[error.kind]
}

const texts = {
  offline: msg({
    message: 'You are currently offline. Please check your internet connection and try again.',
    comment: 'On the home page, when the latest leads could not be loaded.',
  }),
  notFound: msg({
    message: 'API endpoint not found. Please try again later.',
    comment: 'On the home page, when the latest leads could not be loaded.',
  }),
  server: msg({
    message: 'Server error. Please try again later.',
    comment: 'On the home page, when the latest leads could not be loaded.',
  }),
  refused: msg({
    message: 'Failed to fetch latest enquiries',
    comment: 'On the home page, when the latest leads could not be loaded.',
  }),
  network: msg({
    message: 'Network error. Please check your internet connection and try again.',
    comment: 'On the home page, when the latest leads could not be loaded.',
  }),
  timeout: msg({
    message: 'Request timed out. Please try again.',
    comment: 'On the home page, when the latest leads could not be loaded.',
  }),
  unexpected: msg({
    message: 'An unexpected error occurred. Please try again.',
    comment: 'On the home page, when the latest leads could not be loaded.',
  }),
}
