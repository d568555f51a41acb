import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'

/** No business, or no product list, has this id: the page does not exist. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

/** What is said when a business or its products can't be loaded. */
export function businessError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError) || error.kind === 'bad-reply') return texts.unexpected
  if (error.kind === 'http') return error.status >= 500 ? texts.server : texts.unexpected
  return texts[error.kind]
}

const texts = {
  offline: msg({
    message: 'You are currently offline. Please check your internet connection and try again.',
    comment: 'On the page of a business, when it could not be loaded.',
  }),
  network: msg({
    message: 'Network error. Please check your internet connection and try again.',
    comment: 'On the page of a business, when it could not be loaded.',
  }),
  timeout: msg({
    message: 'Request timed out. Please try again.',
    comment: 'On the page of a business, when it could not be loaded.',
  }),
  server: msg({
    message: 'Server error. Please try again later.',
    comment: 'On the page of a business, when it could not be loaded.',
  }),
  unexpected: msg({
    message: 'An unexpected error occurred. Please try again.',
    comment: 'On the page of a business, when it could not be loaded.',
  }),
}
