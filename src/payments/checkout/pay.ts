import { i18n, type MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { recordPath, invalidate } from '../../api/invalidate.ts'
import { serverTime } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { vVerifyPayment } from '../../api/generated/replies.ts'
import type { PaymentOrder } from '../../api/payment.ts'
import { userProfileQuery, type UserProfile } from '../../api/profile.ts'
import { brand } from '../../domain/texts/brand.ts'
import type { Locale } from '../../i18n/locales.ts'
import { openSession, readSession, watchSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { loadCheckout, openCheckout } from './checkout.ts'
import { confirm, dismiss } from '../confirmation/confirm.ts'
import { tellTabs, watchElsewhere } from './elsewhere.ts'
import { keep, kept, settle, type Entry } from '../confirmation/journal.ts'
import { withLock } from '../../device/locks.ts'
import { isPayable } from './order-rules.ts'
import { asPaymentError, withPaymentError, PaymentError } from './payment-error.ts'
import { rememberPurchase } from '../contact/purchases.ts'
import { SUBSCRIPTION, subjectOf, type PaymentTarget } from '../contact/subject.ts'
import { lockOf, underWay } from './under-way.ts'

export type PaymentRequest = {
  purpose: PaymentTarget
  /** What the person reads in the checkout. */
  description: MessageDescriptor
  /** The price that was shown, in paise: an order of another one is not opened. */
  paise: number
  /** Orders it at the server; nothing is charged yet. May throw a PaymentError of its own. */
  order: () => Promise<PaymentOrder & { id?: number }>
  /** Asks the server whether the person has it already, so that nobody pays twice for it. */
  isDone: () => Promise<boolean>
}

export type Outcome =
  /** Written down, and being confirmed. */
  | 'paid'
  /** The person closed the checkout without having tried to pay, or somebody else is here. */
  | 'dismissed'
  /** There was nothing to pay: had already, or paid and being confirmed. */
  | 'alreadyPaid'
  /** The person may have paid for it already: to be asked whether to pay again. */
  | 'doubtful'
  /** A second press while the first is under way. */
  | 'busy'

export type Context = {
  queryClient: QueryClient
  locale: Locale
  /** Everything is ready: dialogs of ours close now, or they would make the checkout inert (§payments.7). */
  beforeOpen?: () => Promise<void>
  /** The person knows that they may have paid already. */
  isAgain?: boolean
}

/**
 * The one way to pay, for a contact and for the subscription (§payments.9): profile,
 * checkout script, order, journal, checkout, journal, confirmation.
 * @throws PaymentError
 */
export async function pay(sale: PaymentRequest, context: Context): Promise<Outcome> {
  const { purpose } = sale
  // At once, unlike any state: two taps come within one frame.
  if (underWay.has(purpose)) return 'busy'
  underWay.add(purpose)
  try {
    return await withLock(lockOf(purpose), () => run(sale, context), {
      fallback: () => {
        throw new PaymentError('elsewhere')
      },
    })
  } catch (error) {
    throw asPaymentError(error)
  } finally {
    underWay.delete(purpose)
  }
}

async function run(sale: PaymentRequest, context: Context): Promise<Outcome> {
  const { purpose } = sale
  const { queryClient, locale, isAgain } = context
  const session = openSession()
  const isOwnerHere = ownerOfNow()
  const loading = loadCheckout() // beside the profile
  loading.catch(() => undefined) // said below, in its turn
  const { user } = await withPaymentError('profile', queryClient.fetchQuery(userProfileQuery(locale)))
  if (!user.mobile) throw new PaymentError('incomplete')

  const before = (await kept(user.mobile)).filter((entry) => entry.purpose === purpose)
  const paidFor = before.find(({ paidAt, refused }) => paidAt && !refused)
  if (paidFor) {
    void confirm(paidFor, queryClient)
    return 'alreadyPaid'
  }
  if (await withPaymentError('initiate', sale.isDone())) {
    for (const { order, refused } of before) if (!refused) await dismiss(order)
    return 'alreadyPaid'
  }
  if (!isAgain && before.some(({ refused }) => refused?.isCharged !== false)) return 'doubtful'

  const checkout = await loading
  const order = await ordered(sale)
  if (!order) return 'alreadyPaid'
  if (!isPayable(order)) throw new PaymentError('initiate')
  if (order.amount !== sale.paise) throw new PaymentError('price', { paise: order.amount })
  if (!isOwnerHere()) return 'dismissed'
  const entry = { order: order.order_id, owner: user.mobile, purpose, openedAt: serverTime() }
  await keep(entry)
  session.store({ current_payment_id: String(order.id ?? order.order_id) })
  await context.beforeOpen?.()
  if (isOwnerHere()) return open(sale, context, { entry, order, user, checkout, isOwnerHere })
  await settle(entry.order)
  return 'dismissed'
}

/** Undefined when the server says that there is nothing to buy any more. */
async function ordered(sale: PaymentRequest) {
  try {
    return await sale.order()
  } catch (cause) {
    const code = cause instanceof ApiError && cause.refusal.error
    if (code === 'already_visible' || code === 'already_subscribed') return undefined
    throw cause instanceof PaymentError ? cause : new PaymentError('order', { cause })
  }
}

/** Answers whether the person of this moment is still, or again, the one who is signed in. */
function ownerOfNow(): () => boolean {
  const person = readStored('userId')
  return () => readSession().token !== undefined && readStored('userId') === person
}

type Opening = {
  entry: Entry
  order: PaymentOrder
  user: UserProfile['user']
  checkout: Awaited<ReturnType<typeof loadCheckout>>
  isOwnerHere: () => boolean
}

/** From the open checkout to its end. */
function open(sale: PaymentRequest, { queryClient, locale }: Context, opening: Opening): Promise<Outcome> {
  const { entry, order, user, checkout, isOwnerHere } = opening
  const person = readStored('userId')
  return new Promise<Outcome>((resolve, reject) => {
    let failure: PaymentError | undefined
    /** Closed by us: money may be on its way all the same, so the entry stays. */
    let isTaken = false
    let close = () => {}
    const stops = [
      watchElsewhere(sale.isDone, () => {
        end()
        void dismiss(entry.order)
        resolve('alreadyPaid')
        close()
      }),
      // It shows one person's name and number: another one's sign-in, and a log-out, close it. A session that ended does not.
      watchSession(() => {
        if (readStored('userId') === person) return
        end()
        resolve('dismissed')
        close()
      }),
    ]
    const end = () => {
      isTaken = true
      for (const stop of stops) stop()
    }
    const received = async (payment: unknown) => {
      end()
      await paid({ ...entry, paidAt: Date.now() }, payment, queryClient, isOwnerHere)
      resolve('paid')
    }
    /** Nothing was paid. The next press looks into the journal: the order is out of it by then. */
    const leave = async (answer: () => void) => {
      if (isTaken) return
      end()
      openSession().store({ current_payment_id: undefined })
      await settle(entry.order)
      answer()
    }
    try {
      close = openCheckout(
        checkout,
        order,
        { name: i18n._(brand.name), description: i18n._(sale.description), person: personOf(user), locale },
        {
          onPaid: (payment) => void received(payment),
          onFailed: (reason) => (failure = new PaymentError('failed', { detail: reason })),
          onDismissed: () => void leave(() => (failure ? reject(failure) : resolve('dismissed'))),
        },
      )
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : undefined
      void leave(() => reject(new PaymentError('initiate', { cause, detail })))
    }
  })
}

/** From here on the money is gone: first it is written down, and nothing may stop that. */
async function paid(entry: Entry, payment: unknown, queryClient: QueryClient, isOwnerHere: () => boolean) {
  const handed = v.safeParse(vVerifyPayment, payment)
  if (entry.purpose !== SUBSCRIPTION && isOwnerHere()) rememberPurchase(entry.purpose as PaymentTarget, openSession())
  const whole = handed.success ? { ...entry, payment: handed.output } : entry
  await keep(whole)
  tellTabs()
  const subject = subjectOf(entry.purpose)
  if (subject) invalidate(recordPath(subject.kind, subject.id))
  // In nobody else's name: it is taken up when its owner is back.
  if (isOwnerHere()) void confirm(whole, queryClient)
}

const personOf = ({ full_name, email, mobile }: UserProfile['user']) => ({
  name: full_name,
  email: email ?? '',
  mobile,
})
