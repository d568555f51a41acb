import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors.ts'
import { REFRESH_AFTER_PURCHASE } from '../../domain/timers.ts'
import { openSession, watchSession, type OpenSession } from '../../session/session.ts'
import { showMessage } from '../../ui/toast/messages.ts'
import { ask } from './ask.ts'
import { WAITS } from './back-off.ts'
import { confirmationOf, drop, put } from './confirmations.ts'
import { tellTabs } from '../checkout/elsewhere.ts'
import { isInJournal, keep, settle, type Entry } from './journal.ts'
import { withLock } from '../../device/locks.ts'
import { PaymentError } from '../checkout/payment-error.ts'
import { reloadOf } from './useReload.ts'
import { subjectOf } from '../contact/subject.ts'

/** In ms. */
const SECOND = 1_000

/** The attempts to come, and those under way, by order. */
let timers: Record<string, ReturnType<typeof setTimeout>> = {}
let asking = new Set<string>()
/** Until when the server wants to be left alone, by order. */
let pauses: Record<string, number> = {}

watchSession((now, before) => {
  if (now.token === before.token) return
  for (const timer of Object.values(timers)) clearTimeout(timer)
  timers = {}
  asking = new Set()
  pauses = {}
})

/** Takes up an entry of the person who is here. A server that asked for a pause is only asked in it by a press (`confirm`). */
export async function takeUp(entry: Entry, queryClient: QueryClient): Promise<void> {
  const { refused } = entry
  if (!refused) return Date.now() < (pauses[entry.order] ?? 0) ? undefined : confirm(entry, queryClient)
  const error = new PaymentError('refused', { detail: refused.words, isCharged: refused.isCharged })
  put({ entry, state: 'refused', error })
}

/**
 * Looks for a contact that was paid for at some time and is not in the server's reply: the journal may be lost, the payment
 * is not.
 */
export const lookFor = (purpose: string, queryClient: QueryClient): Promise<void> =>
  confirm({ order: purpose, owner: '', purpose, paidAt: Date.now() }, queryClient)

/**
 * Asks for a payment of the person who is here, again and again with growing pauses until there is a definite answer. Resolves after
 * the first attempt. Calling it for what is being asked for asks at once.
 */
export async function confirm(entry: Entry, queryClient: QueryClient, attempt = 0): Promise<void> {
  const { order, paidAt } = entry
  if (asking.has(order)) return // at this moment
  const session = openSession()
  const { isOver } = session
  const ours = asking
  ours.add(order)
  clearTimeout(timers[order])
  const before = confirmationOf(order)
  // Nobody is told that a payment is being confirmed that was perhaps never made.
  if (paidAt) put({ entry, state: 'confirming', ...(before?.error && { error: before.error }) })

  // In nobody else's name: what was paid is confirmed when its owner is back.
  const answer = await withLock(`confirm ${order}`, async () => (isOver() ? undefined : ask(entry, queryClient)))
  if (!answer || isOver()) return
  ours.delete(order)
  if (answer === 'yes') return done(entry, queryClient, session)
  if (answer.kind === 'refused') return refuse(entry, answer, session)
  if (!paidAt && !(await isInJournal(order))) return // dismissed in the meantime
  const wait = WAITS[attempt]
  // A server that asks for a pause gets it.
  const { retryAfter = 0 } = answer.cause instanceof ApiError ? answer.cause : {}
  pauses[order] = Date.now() + retryAfter * SECOND
  if (subjectOf(entry.purpose) && paidAt && wait === undefined && isGone(answer)) return giveUp(entry, answer, session)
  const waiting = wait === undefined ? 'waiting' : 'confirming'
  put({ entry, state: paidAt ? waiting : 'unsure', error: answer })
  if (wait !== undefined)
    timers[order] = setTimeout(() => void confirm(entry, queryClient, attempt + 1), Math.max(wait, retryAfter * SECOND))
}

const isGone = ({ cause, status }: PaymentError) => status === 404 && cause instanceof ApiError && cause.isFailure

/** A definite no is kept: somebody paid, and needs its reference. */
async function refuse(entry: Entry, error: PaymentError, session: OpenSession): Promise<void> {
  const refused = { words: error.detail, isCharged: error.isCharged }
  // What another tab has dismissed or settled in the meantime is not written again.
  if (await isInJournal(entry.order)) await keep({ ...entry, refused })
  session.store({ current_payment_id: undefined })
  put({ entry, state: 'refused', error })
}

/**
 * After every attempt there is nothing at the address: the owner of the enquiry or the business has taken it away, and its
 * contact will not show. The payment is at the server; what is left to say is where to turn to.
 */
async function giveUp(entry: Entry, error: PaymentError, session: OpenSession): Promise<void> {
  const isPaidHere = await isInJournal(entry.order)
  await refuse(entry, error, session)
  if (isPaidHere) showMessage(i18n._(gone(entry.order)), { for: 20_000 })
}

/** The person has seen that it was refused, or knows that nothing was paid. */
export async function dismiss(order: string): Promise<void> {
  const session = openSession()
  clearTimeout(timers[order])
  await settle(order)
  session.store({ current_payment_id: undefined })
  drop(order)
}

async function done(entry: Entry, queryClient: QueryClient, session: OpenSession): Promise<void> {
  const { order, purpose, paidAt } = entry
  const reload = reloadOf(purpose)
  const mine = (await settle(order)) && paidAt !== undefined
  tellTabs()
  session.store({ current_payment_id: undefined })
  if (subjectOf(purpose)) {
    if (mine) showMessage(i18n._(texts.contact))
    drop(order)
    // The page asks again 2 s later (§payments.6).
    if (mine && reload) setTimeout(() => void reload().catch(() => undefined), REFRESH_AFTER_PURCHASE)
    return
  }
  if (mine) showMessage(i18n._(texts.subscription))
  // First the new state, then the old notice goes: the plan is not offered in between.
  await queryClient.invalidateQueries({ queryKey: ['payment', 'getSubscriptionStatus'] })
  void queryClient.invalidateQueries({ queryKey: ['profile'] })
  drop(order)
}

const gone = (order: string) =>
  msg({
    message: `You paid for a contact whose enquiry or business is no longer listed. Please write to our support with this payment reference: ${order}`,
    comment:
      'Message: what was paid for has been taken away by its owner. {order}: the payment’s number, such as order_29QQoUBi66xm2f.',
  })

const texts = {
  contact: msg({
    message: 'Contact details purchased successfully!',
    comment: 'Short message: the contact that was paid for is visible now.',
  }),
  subscription: msg({
    message: 'Payment confirmed. You are a premium member now.',
    comment: 'Short message: the subscription that was paid for runs now.',
  }),
}
