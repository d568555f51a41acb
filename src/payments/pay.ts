import { i18n, type MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { refusalOf } from '../api/errors.ts'
import { vVerifyPayment } from '../api/generated/replies.ts'
import type { PaymentOrder } from '../api/payment.ts'
import { userProfileQuery, type UserProfile } from '../api/account.ts'
import { brand } from '../domain/texts/brand.ts'
import type { Locale } from '../i18n/locales.ts'
import { openSession, readSession, watchSession } from '../session/session.ts'
import { readStored } from '../session/storage.ts'
import { LANGUAGES, loadCheckout } from './checkout.ts'
import { confirm, dismiss } from './confirm.ts'
import { watchElsewhere, lockOf, underWay, writeEntry, entriesOf, settle, type Entry } from './journal.ts'
import { serverTime } from '../device/clock.ts'
import { withLock } from '../device/device.ts'
import { isPayable, SUBSCRIPTION, type Purpose, rememberPurchase } from './purchases.ts'
import { showMessage } from '../ui/toast/messages.ts'
import { withPaymentError, PaymentError, paymentErrorText } from './payment-error.ts'

export type Sale = {
  purpose: Purpose
  description: MessageDescriptor
  /** The price shown, in paise. An order at a different price is not opened. */
  paise: number
  /** Creates the order; nothing is charged yet. The next press repeats an aborted one with its key. */
  order: (signal: AbortSignal) => Promise<PaymentOrder & { id?: number }>
  /** Asks the server whether the person already has the item, so that nobody pays twice. */
  isDone: () => Promise<boolean>
}

export type Outcome =
  /** Stored in the journal, and being confirmed. */
  | 'paid'
  /** The person closed the checkout without trying to pay, gave up before it opened, or is no longer signed in. */
  | 'dismissed'
  /** Nothing to pay: the person already has it, or a payment for it is being confirmed. */
  | 'alreadyPaid'
  /** The person may already have paid; ask whether to pay again. */
  | 'doubtful'
  /** A second press while the first payment is under way. */
  | 'busy'

export type Context = {
  queryClient: QueryClient
  locale: Locale
  /** Called just before the checkout opens: our dialogs must close, or they would make it inert (§payments.7). */
  beforeOpen?: () => Promise<void>
  /** The person was warned that they may already have paid, and pays again. */
  isAgain?: boolean
  /** Aborted when the person gives up before the checkout opens: then it doesn't. */
  signal: AbortSignal
}

/** The only way to pay, from the check of the profile to the confirmation (§payments.9). @throws PaymentError */
export async function pay(sale: Sale, context: Context): Promise<Outcome> {
  const { purpose } = sale
  // A set and not React state: two taps can come within one frame.
  if (underWay.has(purpose)) return 'busy'
  underWay.add(purpose)
  const elsewhere = () => {
    throw new PaymentError('elsewhere')
  }
  const step = withLock(lockOf(purpose), () => run(sale, context), elsewhere)
  return withPaymentError('initiate', step).finally(() => underWay.delete(purpose))
}

async function run(sale: Sale, context: Context): Promise<Outcome> {
  const { purpose } = sale
  const { queryClient, locale, isAgain, signal } = context
  const session = openSession()
  const isOwnerHere = ownerOfNow()
  const isWanted = () => isOwnerHere() && !signal.aborted
  // A stalled step doesn't hold up the next press.
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  const untilGivenUp = <Step>(step: Promise<Step>) => Promise.race([step, givenUp])
  const loading = loadCheckout() // in parallel with the profile
  loading.catch(() => undefined) // `await loading` below reports the error
  const { user } = await untilGivenUp(withPaymentError('profile', queryClient.fetchQuery(userProfileQuery(locale))))
  if (!user.mobile) throw new PaymentError('incomplete')

  const before = (await entriesOf(user.mobile)).filter((entry) => entry.purpose === purpose)
  const paidFor = before.find(({ paidAt, refused }) => paidAt && !refused)
  if (paidFor) {
    void confirm(paidFor, queryClient)
    return 'alreadyPaid'
  }
  if (await untilGivenUp(sale.isDone())) {
    for (const { order, refused } of before) if (!refused) await dismiss(order)
    return 'alreadyPaid'
  }
  if (!isAgain && before.some(({ refused }) => refused?.isCharged !== false)) return 'doubtful'

  const checkout = await untilGivenUp(loading)
  const order = await untilGivenUp(ordered(sale, signal))
  if (!order) return 'alreadyPaid'
  if (!isPayable(order)) throw new PaymentError('initiate')
  if (order.amount !== sale.paise) throw new PaymentError('price', { paise: order.amount })
  if (!isWanted()) return 'dismissed'
  const entry = { order: order.order_id, owner: user.mobile, purpose, openedAt: serverTime() }
  await writeEntry(entry)
  session.store({ current_payment_id: String(order.id ?? order.order_id) })
  await context.beforeOpen?.()
  if (isWanted()) return open(sale, context, { entry, order, user, checkout, isOwnerHere })
  await settle(entry.order)
  return 'dismissed'
}

/** Creates the order. Undefined when the server says that the person already has the item. */
async function ordered(sale: Sale, signal: AbortSignal) {
  try {
    return await sale.order(signal)
  } catch (cause) {
    const { error: code } = refusalOf(cause)
    if (code === 'already_visible' || code === 'already_subscribed') return undefined
    throw cause instanceof PaymentError ? cause : new PaymentError('order', { cause })
  }
}

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

function open(sale: Sale, { queryClient, locale }: Context, opening: Opening): Promise<Outcome> {
  const { entry, order, user, isOwnerHere } = opening
  const { Provider, key } = opening.checkout
  const person = readStored('userId')
  return new Promise<Outcome>((resolve, reject) => {
    let failure: PaymentError | undefined
    /** The checkout was paid, or the app closed it. Money may be on its way, so a later dismissal must not remove the entry. */
    let isTaken = false
    let close = () => {}
    const stops = [
      watchElsewhere(sale.isDone, () => {
        end()
        void dismiss(entry.order)
        resolve('alreadyPaid')
        close()
      }),
      // The checkout shows a person's name and number, so a log-out or another person's sign-in closes it. An expired
      // session doesn't.
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
    /** Nothing was paid. The order leaves the journal before the answer, because the next press reads the journal. */
    const leave = async (answer: () => void) => {
      if (isTaken) return
      end()
      await dismiss(entry.order)
      answer()
    }
    try {
      const shown = new Provider({
        key,
        amount: order.amount,
        currency: order.currency,
        order_id: order.order_id,
        name: i18n._(brand.name),
        description: i18n._(sale.description),
        prefill: { name: user.full_name, email: user.email ?? '', contact: user.mobile },
        config: { display: { language: LANGUAGES[locale] } },
        // Either of these two calls may come late, after the other.
        handler: (payment) => void received(payment),
        modal: { ondismiss: () => void leave(() => (failure ? reject(failure) : resolve('dismissed'))) },
      })
      shown.on('payment.failed', ({ error }) => {
        const reason = error?.description
        failure = new PaymentError('failed', { detail: typeof reason === 'string' ? reason : undefined })
      })
      shown.open()
      close = () => (shown.close ? shown.close() : location.reload())
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : undefined
      void leave(() => reject(new PaymentError('initiate', { cause, detail })))
    }
  })
}

/** The money has left the account, so the payment is stored before any step that may fail. */
async function paid(entry: Entry, payment: unknown, queryClient: QueryClient, isOwnerHere: () => boolean) {
  const handed = v.safeParse(vVerifyPayment, payment)
  if (entry.purpose !== SUBSCRIPTION && isOwnerHere()) rememberPurchase(entry.purpose, openSession())
  const withPayment = handed.success ? { ...entry, payment: handed.output } : entry
  await writeEntry(withPayment)
  // The payment isn't confirmed in another person's session: `resume` confirms it when its owner is back.
  if (isOwnerHere()) void confirm(withPayment, queryClient)
  // The session has expired: the page is now the sign-in, which shows no payments.
  else if (readStored('mobile') === entry.owner)
    showMessage(i18n._(paymentErrorText(new PaymentError('verify'))), { for: 20_000 })
}
