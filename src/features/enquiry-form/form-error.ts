import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'
import { commonError } from '../../domain/failures.tsx'
import type { ProfileProblem } from '../../domain/business/profile-completeness.tsx'

/**
 * Why an enquiry could not be posted or changed: the server's message, if there is one (§enquiries.29). The heading
 * above says which.
 */
export function sendError(error: unknown): MessageDescriptor | string {
  if (!(error instanceof ApiError)) return texts.unexpected
  const common = commonError(error)
  if (common) return common
  const { kind, status, refusal } = error
  if (kind === 'http') return refusal.message ?? (status >= 500 ? texts.server : texts.unexpected)
  return { ...texts, 'bad-reply': texts.unclear }[kind]
}

/** Whether sending failed for lack of a connection. */
export const isConnectionLost = (error: unknown) =>
  error instanceof ApiError && ['offline', 'network', 'timeout'].includes(error.kind)

const texts = {
  offline: msg({
    message: 'You are offline. What you typed is kept on this device; you can send it when you are back online.',
    comment: 'When an enquiry could not be sent.',
  }),
  network: msg({
    message: 'The connection failed. What you typed is kept on this device; please try again.',
    comment: 'When an enquiry could not be sent.',
  }),
  timeout: msg({
    message:
      'There was no reply in time. Check My enquiries before you try again: this one may already be posted. What you typed is kept.',
    comment: 'When an enquiry was sent and no answer came.',
  }),
  unclear: msg({
    message: 'We could not read the reply. Check My enquiries before you try again: this one may already be posted.',
    comment: 'When an enquiry was sent and the server’s answer made no sense.',
  }),
  server: msg({
    message: 'Something is wrong at our end. Please try again later.',
    comment: 'When an enquiry could not be sent.',
  }),
  unexpected: msg({
    message: 'Please try again.',
    comment: 'When an enquiry could not be sent, for a reason nobody knows.',
  }),
}

/** Profile problems that prevent posting (§enquiries.25). */
export const profileTexts: Record<Exclude<ProfileProblem, 'missingDetails'>, MessageDescriptor> = {
  noBusinessType: msg({
    message: 'You have not registered a business yet. Register it first, then you can post enquiries.',
    comment: 'On the page of a new enquiry, when the person has no business.',
  }),
  noAuthToken: msg({
    message: 'You are not logged in any more. Log in again; what you typed is kept.',
    comment: 'On the page of a new enquiry.',
  }),
  fetchProfile: msg({
    message: 'Your profile could not be loaded, so your enquiry was not posted. Please try again.',
    comment: 'On the page of a new enquiry.',
  }),
  businessTypeMismatch: msg({
    message:
      'The kind of business saved on this device is not the one you registered. Use the registered one, then post again.',
    comment: 'On the page of a new enquiry. Kind of business: farmer, buyer, company and so on.',
  }),
  noBusinessProfile: msg({
    message: 'Your business profile is not complete yet. Complete it first, then you can post enquiries.',
    comment: 'On the page of a new enquiry, when the person has not done step 2 of the registration.',
  }),
}
