import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { commonError } from '../../domain/failures/common-error.ts'
import { paymentErrorText, type PaymentError } from '../../payments/payment-error.ts'

/** Messages on the page of the plan (§subscription.8). */
export const subscriptionTexts = {
  fetchStatus: msg({
    message: 'Failed to fetch subscription status. Please try again.',
    comment: 'On the page of the premium plan: whether the person has it could not be loaded.',
  }),
  fetchPlan: msg({
    message: 'Failed to fetch subscription plan. Please try again.',
    comment: 'On the page of the premium plan: its price and features could not be loaded.',
  }),
  createPayment: msg({
    message: 'Failed to create payment. Please try again.',
    comment: 'On the page of the premium plan: the server made no order.',
  }),
  general: msg({
    message: 'Something went wrong. Please try again.',
    comment: 'On the page of the premium plan: the payment could not be started.',
  }),
}

/** Why joining failed. */
export function joinError(error: PaymentError): MessageDescriptor {
  const common = commonError(error.cause)
  if (common) return common
  if (error.kind === 'order') return subscriptionTexts.createPayment
  if (error.kind === 'initiate') return subscriptionTexts.general
  return paymentErrorText(error)
}
