import type { QueryClient } from '@tanstack/react-query'
import { watchSession } from '../session/session.ts'
import { createStore } from '../ui/hooks/events.ts'
import type { Entry } from './journal.ts'
import { PaymentError } from './payment-error.ts'
import { type Subject, subjectOf } from './purchases.ts'
import { businessQuery } from '../api/directory.ts'
import { enquiryDetailQuery } from '../api/enquiries.ts'
import { ApiError } from '../api/errors.ts'
import { subscriptionStatusQuery, verifyPayment } from '../api/payment.ts'
import { visibleContact } from '../domain/business/contact.tsx'
import { currentLocale } from '../i18n/useLocale.ts'

export type Confirmation = {
  entry: Entry
  /**
   * `confirming`: paid, and the server is being asked.
   * `waiting`: not confirmed after all attempts; continues on a press, or when the connection or the person is back.
   * `unsure`: a checkout was open when its page closed, and the server knows of no payment yet.
   * `refused`: the server refused it; shown until the person dismisses it.
   */
  state: 'confirming' | 'waiting' | 'unsure' | 'refused'
  error?: PaymentError
}

const shown = createStore<readonly Confirmation[]>([])
/** All confirmations of the signed-in person, oldest first. */
export const useConfirmations = shown.use

// The next person must not see these payments; they stay in the journal.
watchSession((now, before) => {
  if (now.token !== before.token) shown.set([])
})

export const confirmationOf = (order: string) => shown.get().find(({ entry }) => entry.order === order)
export const confirmationsOf = (purpose: string) => shown.get().filter(({ entry }) => entry.purpose === purpose)

const without = (order: string) => shown.get().filter(({ entry }) => entry.order !== order)

export const put = (confirmation: Confirmation): void => shown.set([...without(confirmation.entry.order), confirmation])
export const drop = (order: string): void => shown.set(without(order))

type Answer = 'yes' | PaymentError

/** The only HTTP status besides success that is a final answer of `verifyPayment` in the API document. */
export const REFUSAL = 400

/** A contact has no call like `verifyPayment`, so the check is whether it is visible (§payments.6). */
export function ask({ purpose, payment, paidAt }: Entry, queryClient: QueryClient): Promise<Answer> {
  const subject = subjectOf(purpose)
  if (!subject && payment) return verify(payment)
  const isThere = subject ? isVisible(subject, queryClient) : isPremium(queryClient)
  return isThere.then(
    (is) => (is ? 'yes' : new PaymentError(paidAt && !subject ? 'reply' : 'verify')),
    (cause: unknown) => new PaymentError('verify', { cause }),
  )
}

/** Only a complete reply with a status that the API document lists is an answer, unlike a proxy's 404. */
async function verify(payment: NonNullable<Entry['payment']>): Promise<Answer> {
  try {
    const { status, message } = await verifyPayment(payment, currentLocale())
    return status === 'success' ? 'yes' : new PaymentError('refused', { detail: message })
  } catch (cause) {
    if (!(cause instanceof ApiError)) return new PaymentError('verify', { cause })
    if (cause.kind === 'bad-reply') return new PaymentError('reply', { cause })
    return new PaymentError(cause.isFailure && cause.status === REFUSAL ? 'refused' : 'verify', { cause })
  }
}

/** Fetches the record, also for the page that shows it. @returns whether its contact is visible now */
export async function isVisible({ kind, id }: Subject, queryClient: QueryClient): Promise<boolean> {
  const record =
    kind === 'enquiry'
      ? await queryClient.fetchQuery(enquiryDetailQuery(currentLocale(), id))
      : await queryClient.fetchQuery(businessQuery(currentLocale(), kind, id))
  return visibleContact(record) !== undefined
}

/** Records of the subject's kind, in any language. */
export const keyOfAll = ({ kind, id }: Subject) =>
  (kind === 'enquiry'
    ? enquiryDetailQuery(currentLocale(), id)
    : businessQuery(currentLocale(), kind, id)
  ).queryKey.slice(0, 2)

export const isPremium = async (queryClient: QueryClient): Promise<boolean> =>
  (await queryClient.fetchQuery(subscriptionStatusQuery(currentLocale()))).has_active_subscription
