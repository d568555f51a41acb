import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'
import { commonError } from '../../domain/failures/common-error.ts'

/** The message if the prices can't be loaded (§mandi.12). */
export function mandiError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return texts.unexpected
  const common = commonError(error)
  if (common) return common
  const { kind, status, cause } = error
  if (kind === 'http') {
    if (status === 401) return texts.session
    if (status === 404) return texts.notFound
    return status >= 500 ? texts.server : texts.refused
  }
  // A body that isn't JSON has no structure to complain about.
  if (kind === 'bad-reply') return cause instanceof SyntaxError ? texts.unexpected : texts.structure
  return texts[kind]
}

export const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401

const texts = {
  offline: msg({
    message: 'You are currently offline. Please check your internet connection and try again.',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  session: msg({
    message: 'Your session has expired. Please log in again.',
    comment: 'On the mandi price page, when the server no longer knows the person.',
  }),
  notFound: msg({
    message: 'Price mandi data not found. Please try again later.',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  server: msg({
    message: 'Server error. Please try again later.',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  refused: msg({
    message: 'Failed to fetch price mandi data',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  network: msg({
    message: 'Network error. Please check your internet connection and try again.',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  timeout: msg({
    message: 'Request timed out. Please try again.',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  structure: msg({
    message: 'Invalid response structure',
    comment: 'On the mandi price page, when the server’s reply is not what was agreed.',
  }),
  unexpected: msg({
    message: 'An unexpected error occurred. Please try again.',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
}
