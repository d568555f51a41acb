import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { readQuery } from './ask.ts'
import { api, userHeaders, parseReply } from './client.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'
import { once } from './idempotency/once.ts'

/** An order at the payment provider; amount in paise. */
export type PaymentOrder = InferOutput<typeof replies.vPaymentOrder>
export type Plan = InferOutput<typeof replies.vPlan>
export type Subscription = InferOutput<typeof replies.vSubscription>

/** The only plan: premium for a year (§subscription.1). */
const PREMIUM_PLAN = 1
const PAYMENT_TYPE = 'subscription'
const METADATA = { user_plan: 'premium', platform: 'web' }

/** The person's premium status and subscriptions. Never fresh, because a payment changes it. */
export const subscriptionStatusQuery = (locale: Locale) =>
  readQuery(locale, { operation: 'getSubscriptionStatus' }, replies.vGetSubscriptionStatusResponse)

/** The premium plan; amount in rupees per year. */
export const planQuery = (locale: Locale) =>
  readQuery(locale, { operation: 'getPlan', path: { planId: PREMIUM_PLAN } }, replies.vGetPlanResponse)

/** Orders the premium plan; nothing is charged yet. The plan's price is in rupees, the order's amount in paise. */
export const createPayment = (
  input: Pick<components['schemas']['CreatePayment'], 'amount' | 'description'>,
  locale: Locale,
  signal?: AbortSignal,
) =>
  once('createPayment', input, async (key) =>
    parseReply(
      api.POST('/api/payment/create/', {
        params: { header: userHeaders(locale, key) },
        body: { ...input, payment_type: PAYMENT_TYPE, payment_plan: PREMIUM_PLAN, metadata: METADATA },
        signal,
      }),
      replies.vCreatePaymentResponse,
      201,
    ),
  )

/** Confirms a payment; may be repeated. Only `status: 'success'` means that the subscription is active. */
export const verifyPayment = (body: components['schemas']['VerifyPayment'], locale: Locale) =>
  parseReply(
    api.POST('/api/payment/verify/', { params: { header: userHeaders(locale) }, body }),
    replies.vVerifyPaymentResponse,
    200,
  )
