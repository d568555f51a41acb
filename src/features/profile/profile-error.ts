import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'
import { commonError } from '../../domain/failures.tsx'

/** The message if the profile can't be loaded, below 'Failed to load profile' (§profile.6). */
export const loadFailure = (error: unknown): MessageDescriptor =>
  commonError(error) ?? (error instanceof ApiError && error.kind === 'bad-reply' ? texts.data : texts.dataAgain)

/** The message if the profile can't be saved, after 'Failed to update profile': the app's text or the server's. */
export function updateFailure(error: unknown): { text?: MessageDescriptor; serverMessage?: string } {
  if (!(error instanceof ApiError)) return { text: texts.unknown }
  const common = commonError(error)
  if (common) return { text: common }
  if (error.kind !== 'http') return { text: byKind[error.kind] }
  return error.refusal.message ? { serverMessage: error.refusal.message } : { text: texts.again }
}

const texts = {
  data: msg({ message: 'Failed to load profile data', comment: 'On the profile page: the answer could not be read.' }),
  dataAgain: msg({
    message: 'Failed to load profile data. Please try again.',
    comment: 'On the profile page; a button “Try again” is below.',
  }),
  unknown: msg({ message: 'Unknown error occurred', comment: 'On the profile page, when it could not be stored.' }),
  network: msg({ message: 'Network Error', comment: 'On the profile page, when it could not be stored.' }),
  unreachable: msg({
    message: 'Could not connect to server',
    comment: 'On the profile page, when it could not be stored: no connection, or no answer in time.',
  }),
  again: msg({
    message: 'An error occurred. Please try again.',
    comment: 'On the profile page, when it could not be stored.',
  }),
}

const byKind = {
  offline: texts.unreachable,
  timeout: texts.unreachable,
  network: texts.network,
  'bad-reply': texts.again,
}
