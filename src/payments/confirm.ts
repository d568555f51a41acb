import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { businessQuery } from '../api/directory.ts'
import { enquiryDetailQuery } from '../api/enquiries.ts'
import { ApiError } from '../api/errors.ts'
import { verifyPayment } from '../api/payment.ts'
import { REFRESH_AFTER_PURCHASE } from '../domain/timers.ts'
import { visibleContact } from '../domain/visible-contact.ts'
import { FALLBACK, toLocale } from '../i18n/locales.ts'
import { watchSession } from '../session/session.ts'
import { writeStored } from '../session/storage.ts'
import { showMessage } from '../ui/messages.ts'
import { WAITS } from './back-off.ts'
import { settle, type Entry } from './journal.ts'
import { alone } from './locks.ts'
import { PaymentError } from './payment-error.ts'
import { reloadOf } from './reload.ts'
import { subjectOf } from './subject.ts'

/**
 * Payments on their way to being confirmed, for every part of the page that shows them. A subscription is confirmed by
 * `verifyPayment`; a contact by being visible, for it has no such call (decisions, Enquiries and payment).
 */
export type Confirmation = {
  entry: Entry
  /** `waiting`: not confirmed after all attempts; goes on by Retry, when the connection or the person is back. */
  state: 'confirming' | 'waiting' | 'refused'
  /** Why the last attempt did not do. */
  error?: PaymentError
}

const under = new Map<string, Confirmation>()
const listeners = new Set<() => void>()
let timers: Record<string, ReturnType<typeof setTimeout>> = {}

function put(purpose: string, confirmation: Confirmation | undefined): void {
  if (confirmation) under.set(purpose, confirmation)
  else under.delete(purpose)
  for (const listener of listeners) listener()
}

// The next person must not see them; they stay in the journal.
watchSession((now, before) => {
  if (now.token === before.token) return
  for (const timer of Object.values(timers)) clearTimeout(timer)
  timers = {}
  for (const purpose of under.keys()) put(purpose, undefined)
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const confirmationOf = (purpose: string): Confirmation | undefined => under.get(purpose)

export const useConfirmation = (purpose: string): Confirmation | undefined =>
  useSyncExternalStore(
    subscribe,
    () => under.get(purpose),
    () => undefined,
  )

/**
 * Looks for a contact that was paid for at some time and is not in the server's reply: the journal may be lost, the payment
 * is not.
 */
export const lookFor = (purpose: string, queryClient: QueryClient): Promise<void> =>
  confirm({ order: purpose, owner: '', purpose, paidAt: Date.now() }, queryClient)

/**
 * Confirms a payment, again and again with growing pauses until there is a definite answer. Resolves after the first
 * attempt. Calling it for what is being confirmed tries at once.
 */
export async function confirm(entry: Entry, queryClient: QueryClient, attempt = 0): Promise<void> {
  const { order, purpose } = entry
  const last = under.get(purpose)
  const before = last?.entry.order === order ? last : undefined
  if (before?.state === 'confirming' && timers[order] === undefined && attempt === 0) return // at this moment
  clearTimeout(timers[order])
  delete timers[order]
  put(purpose, { entry, state: 'confirming', ...(before?.error && { error: before.error }) })

  const answer = await alone(`confirm ${order}`, () =>
    subjectOf(purpose) ? look(purpose, queryClient) : verify(entry),
  )
  if (under.get(purpose)?.entry.order !== order) return // somebody else is here by now
  if (answer === 'yes') return done(entry, queryClient)
  if (answer.kind === 'refused') {
    await settle(order)
    return put(purpose, { entry, state: 'refused', error: answer })
  }
  const wait = WAITS[attempt]
  if (wait === undefined && answer.status === 404) return giveUp({ entry, state: 'refused', error: answer })
  put(purpose, { entry, state: wait === undefined ? 'waiting' : 'confirming', error: answer })
  if (wait !== undefined) timers[order] = setTimeout(() => void confirm(entry, queryClient, attempt + 1), wait)
}

type Answer = 'yes' | PaymentError
const locale = () => toLocale(i18n.locale) ?? FALLBACK

async function verify({ payment }: Entry): Promise<Answer> {
  if (!payment) return new PaymentError('reply')
  try {
    const { status, message } = await verifyPayment(payment, locale())
    return status === 'success' ? 'yes' : new PaymentError('refused', { detail: message })
  } catch (cause) {
    if (!(cause instanceof ApiError)) return new PaymentError('verify', { cause })
    if (cause.kind === 'bad-reply') return new PaymentError('reply', { cause })
    // Too many at once, or too slow, is no answer; without a session it is for later.
    const definite = cause.status >= 400 && cause.status < 500 && ![401, 408, 425, 429].includes(cause.status)
    return new PaymentError(definite ? 'refused' : 'verify', { cause })
  }
}

/** Whether the contact is visible now. */
async function look(purpose: string, queryClient: QueryClient): Promise<Answer> {
  const subject = subjectOf(purpose)!
  try {
    const visible = await (reloadOf(purpose)?.() ?? isVisible(subject, queryClient))
    return visible ? 'yes' : new PaymentError('verify')
  } catch (cause) {
    return new PaymentError('verify', { cause })
  }
}

async function isVisible({ kind, id }: NonNullable<ReturnType<typeof subjectOf>>, queryClient: QueryClient) {
  const record =
    kind === 'enquiry'
      ? await queryClient.fetchQuery(enquiryDetailQuery(locale(), id))
      : await queryClient.fetchQuery(businessQuery(locale(), kind, id))
  return visibleContact(record) !== undefined
}

/**
 * After every attempt there is nothing at the address: whoever owned the enquiry or the business has taken it away, and its
 * contact will not show. The payment is at the server; what is left to say is where to turn to.
 */
async function giveUp(confirmation: Confirmation): Promise<void> {
  const { order, purpose } = confirmation.entry
  const isPaidHere = await settle(order)
  put(purpose, confirmation)
  if (isPaidHere) showMessage(i18n._(gone(order)), { for: 20_000 })
}

const gone = (order: string) =>
  msg({
    message: `You paid for a contact whose enquiry or business is no longer listed. Please write to our support with this payment reference: ${order}`,
    comment:
      'Message: what was paid for has been taken away by its owner. {order}: the payment’s number, such as order_29QQoUBi66xm2f.',
  })

async function done({ order, purpose }: Entry, queryClient: QueryClient): Promise<void> {
  const reload = reloadOf(purpose)
  const mine = await settle(order)
  writeStored('current_payment_id', undefined)
  if (subjectOf(purpose)) {
    if (mine) showMessage(i18n._(texts.contact))
    put(purpose, undefined)
    // Specification part 1, section 4: a data refresh 2 s later.
    if (mine && reload) setTimeout(() => void reload().catch(() => undefined), REFRESH_AFTER_PURCHASE)
    return
  }
  if (mine) showMessage(i18n._(texts.subscription))
  // First the new state, then the old notice goes: the plan is not offered in between.
  await queryClient.invalidateQueries({ queryKey: ['payment', 'subscription'] })
  void queryClient.invalidateQueries({ queryKey: ['profile'] })
  put(purpose, undefined)
}

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
