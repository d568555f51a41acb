import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { businessQuery } from '../api/directory.ts'
import { enquiryDetailQuery } from '../api/enquiries.ts'
import { ApiError } from '../api/errors.ts'
import { subscriptionStatusQuery, verifyPayment } from '../api/payment.ts'
import { visibleContact } from '../domain/business/contact.tsx'
import { FALLBACK, toLocale, type Locale } from '../i18n/locales.ts'
import type { Entry } from './journal.ts'
import { PaymentError } from './payment-error.ts'
import { reloadOf } from './confirmations.ts'
import { subjectOf, type Subject } from './order.ts'

export type Answer = 'yes' | PaymentError

/** The only HTTP status besides success that is a final answer of `verifyPayment` in the API document. */
export const REFUSAL = 400

const locale = () => toLocale(i18n.locale) ?? FALLBACK

/**
 * Asks the server whether a payment arrived. A subscription is checked with `verifyPayment`, or without payment data by
 * whether it is active. A contact has no such call, so the check is whether it is visible (§payments.6).
 */
export function ask({ purpose, payment, paidAt }: Entry, queryClient: QueryClient): Promise<Answer> {
  const subject = subjectOf(purpose)
  if (!subject && payment) return verify(payment)
  const isThere = subject
    ? (reloadOf(purpose) ?? (() => isVisible(subject, queryClient, locale())))
    : () => isPremium(queryClient, locale())
  return isThere().then(
    (is) => (is ? 'yes' : new PaymentError(paidAt && !subject ? 'reply' : 'verify')),
    (cause: unknown) => new PaymentError('verify', { cause }),
  )
}

/**
 * Verifies a payment. Only a complete reply with a status that the API document lists counts as an answer. Anything
 * else, such as a proxy's 404, doesn't.
 */
async function verify(payment: NonNullable<Entry['payment']>): Promise<Answer> {
  try {
    const { status, message } = await verifyPayment(payment, locale())
    return status === 'success' ? 'yes' : new PaymentError('refused', { detail: message })
  } catch (cause) {
    if (!(cause instanceof ApiError)) return new PaymentError('verify', { cause })
    if (cause.kind === 'bad-reply') return new PaymentError('reply', { cause })
    return new PaymentError(cause.isFailure && cause.status === REFUSAL ? 'refused' : 'verify', { cause })
  }
}

export async function isVisible({ kind, id }: Subject, queryClient: QueryClient, locale: Locale): Promise<boolean> {
  const record =
    kind === 'enquiry'
      ? await queryClient.fetchQuery(enquiryDetailQuery(locale, id))
      : await queryClient.fetchQuery(businessQuery(locale, kind, id))
  return visibleContact(record) !== undefined
}

export const isPremium = async (queryClient: QueryClient, locale: Locale): Promise<boolean> =>
  (await queryClient.fetchQuery(subscriptionStatusQuery(locale))).has_active_subscription
