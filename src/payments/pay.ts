import { i18n, type MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '../api/errors.ts'
import { vVerifyPayment } from '../api/generated/replies.ts'
import type { PaymentOrder } from '../api/payment.ts'
import { userProfileQuery, type UserProfile } from '../api/profile.ts'
import { brand } from '../domain/brand.ts'
import type { Locale } from '../i18n/locales.ts'
import { writeStored } from '../session/storage.ts'
import { loadCheckout, openCheckout } from './checkout.ts'
import { confirm } from './confirm.ts'
import { keep, kept, tidy, type Entry } from './journal.ts'
import { markPayments } from './journal-mark.ts'
import { alone } from './locks.ts'
import { isPayable } from './order-rules.ts'
import { asPaymentError, orElse, PaymentError } from './payment-error.ts'
import { rememberPurchase } from './purchases.ts'
import { SUBSCRIPTION, type Purpose } from './subject.ts'

export type Sale = {
  purpose: Purpose
  /** What the person reads in the checkout. */
  description: MessageDescriptor
  /** The price that was shown, in paise, where it has to be the order's. */
  paise?: number
  /** Orders it at the server; nothing is charged yet. */
  order: () => Promise<PaymentOrder & { id?: number }>
  /** Asks the server whether the person has it already, so that nobody pays twice for it. */
  isDone?: () => Promise<boolean>
}

export type Outcome =
  /** Written down, and being confirmed. */
  | 'paid'
  /** The person closed the checkout without having tried to pay. */
  | 'dismissed'
  /** There was nothing to pay: had already, or paid and being confirmed. */
  | 'had'
  /** A second press while the first is under way. */
  | 'busy'

type Context = {
  queryClient: QueryClient
  locale: Locale
  /** Everything is ready: dialogs of ours close now, or they would make the checkout inert (notes/accessibility.md). */
  beforeOpen?: () => Promise<void>
}

const underWay = new Set<Purpose>()

/**
 * The one way to pay, for a contact and for the subscription (specification part 1, section 4; part 2, section 4): profile,
 * checkout script, order, checkout, journal, confirmation.
 * @throws PaymentError
 */
export async function pay(sale: Sale, context: Context): Promise<Outcome> {
  const { purpose } = sale
  // At once, unlike any state: two taps come within one frame.
  if (underWay.has(purpose)) return 'busy'
  underWay.add(purpose)
  try {
    return await alone(`payment ${purpose}`, () => run(sale, context), {
      orElse: () => {
        throw new PaymentError('elsewhere')
      },
    })
  } catch (error) {
    throw asPaymentError(error)
  } finally {
    underWay.delete(purpose)
  }
}

async function run(sale: Sale, { queryClient, locale, beforeOpen }: Context): Promise<Outcome> {
  const { purpose } = sale
  const loading = loadCheckout() // beside the profile
  loading.catch(() => undefined) // said below, in its turn
  const { user } = await orElse('profile', queryClient.fetchQuery(userProfileQuery(locale)))
  if (!user.mobile) throw new PaymentError('incomplete')

  const waiting = (await kept(user.mobile)).find((entry) => entry.purpose === purpose)
  if (waiting) {
    void confirm(waiting, queryClient)
    return 'had'
  }
  if (await orElse('initiate', sale.isDone?.() ?? Promise.resolve(false))) return 'had'

  const checkout = await loading
  const order = await ordered(sale)
  if (!order) return 'had'
  if (!isPayable(order, sale.paise)) throw new PaymentError('initiate')
  writeStored('current_payment_id', String(order.id ?? order.order_id))
  markPayments(true)
  await beforeOpen?.()

  return new Promise<Outcome>((resolve, reject) => {
    let failure: PaymentError | undefined
    const received = async (payment: unknown) => {
      await paid({ order: order.order_id, owner: user.mobile, purpose, paidAt: Date.now() }, payment, queryClient)
      resolve('paid')
    }
    const leave = (settle: () => void) => {
      writeStored('current_payment_id', undefined)
      void tidy()
      settle()
    }
    try {
      openCheckout(
        checkout,
        order,
        { name: i18n._(brand.name), description: i18n._(sale.description), person: personOf(user), locale },
        {
          onPaid: (payment) => void received(payment),
          onFailed: (reason) => (failure = new PaymentError('failed', { detail: reason })),
          onDismissed: () => leave(() => (failure ? reject(failure) : resolve('dismissed'))),
        },
      )
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : undefined
      leave(() => reject(new PaymentError('initiate', { cause, detail })))
    }
  })
}

/** Undefined when the server says that there is nothing to buy any more. */
async function ordered(sale: Sale) {
  try {
    return await sale.order()
  } catch (cause) {
    if (cause instanceof ApiError && cause.refusal.error === 'already_visible') return undefined
    throw new PaymentError('order', { cause })
  }
}

/** From here on the money is gone: first it is written down, and nothing may stop that. */
async function paid(entry: Entry, payment: unknown, queryClient: QueryClient): Promise<void> {
  const handed = v.safeParse(vVerifyPayment, payment)
  if (entry.purpose !== SUBSCRIPTION) rememberPurchase(entry.purpose as Purpose)
  const whole = handed.success ? { ...entry, payment: handed.output } : entry
  await keep(whole)
  void confirm(whole, queryClient)
}

const personOf = ({ full_name, email, mobile }: UserProfile['user']) => ({
  name: full_name,
  email: email ?? '',
  mobile,
})
