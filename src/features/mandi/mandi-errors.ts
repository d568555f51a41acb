import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'
import { loadError, commonError } from '../../domain/failures.ts'

/** The message if the prices can't be loaded (§mandi.12). Where it isn't special to prices, it is that of other lists. */
export function mandiError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError) || commonError(error)) return loadError(error)
  const { kind, status, cause } = error
  if (isSessionOver(error)) return errors.session
  if (status === 404) return errors.notFound
  if (kind === 'http' && status < 500) return errors.refused
  // A body that isn't JSON has no structure to complain about.
  if (kind === 'bad-reply' && !(cause instanceof SyntaxError)) return errors.structure
  return loadError(error)
}

export const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401

const errors = {
  session: msg({
    message: 'Your session has expired. Please log in again.',
    comment: 'On the mandi price page, when the server no longer knows the person.',
  }),
  notFound: msg({
    message: 'Price mandi data not found. Please try again later.',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  refused: msg({
    message: 'Failed to fetch price mandi data',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  structure: msg({
    message: 'Invalid response structure',
    comment: 'On the mandi price page, when the server’s reply is not what was agreed.',
  }),
}
