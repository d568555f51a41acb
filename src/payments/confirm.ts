import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/errors.ts'
import { openSession, watchSession, type OpenSession, readSession } from '../session/session.ts'
import { readStored } from '../session/storage.ts'
import { showMessage } from '../ui/toast/messages.ts'
import { ask, confirmationOf, drop, isVisible, keyOfAll, put } from './confirmations.ts'
import { isInJournal, writeEntry, settle, type Entry, entriesOf, tidy, isUnderWay } from './journal.ts'
import { withLock } from '../device/device.ts'
import { PaymentError } from './payment-error.ts'
import { subjectOf, rememberPurchase } from './purchases.ts'
import { serverTime } from '../device/clock.ts'
import { userProfileQuery } from '../api/account.ts'
import { currentLocale } from '../i18n/useLocale.ts'
import { mayHoldPayments } from './journal-mark.ts'

const SECOND = 1_000
/** Pauses between attempts to confirm a payment (ms, §payments.6). */
const WAITS: readonly number[] = [2, 4, 8, 16, 32].map((seconds) => seconds * SECOND)
/** Time after which a contact that has just become visible is fetched once more (ms, §payments.6). */
const REFRESHES_AFTER = 2 * SECOND

/** Scheduled attempts, and the orders being asked about now, by order id. */
let timers: Record<string, ReturnType<typeof setTimeout>> = {}
let asking = new Set<string>()
/** Retry-After deadline (ms since 1970) per order id. */
let pauses: Record<string, number> = {}

watchSession((now, before) => {
  if (now.token === before.token) return
  for (const timer of Object.values(timers)) clearTimeout(timer)
  timers = {}
  asking = new Set()
  pauses = {}
})

/** The entry is the signed-in person's. During a pause that the server asked for, only a press asks (`confirm`). */
export async function resumeEntry(entry: Entry, queryClient: QueryClient): Promise<void> {
  const { refused } = entry
  if (!refused) return Date.now() < (pauses[entry.order] ?? 0) ? undefined : confirm(entry, queryClient)
  const error = new PaymentError('refused', { detail: refused.words, isCharged: refused.isCharged })
  put({ entry, state: 'refused', error })
}

/** Asks about a contact that was paid for but isn't in the server's reply: its journal entry may be lost. */
export const lookFor = (purpose: string, queryClient: QueryClient): Promise<void> =>
  confirm({ order: purpose, owner: '', purpose, paidAt: Date.now() }, queryClient)

/** Asks at once, then with growing pauses until the answer is final. Resolves after the first attempt. */
export async function confirm(entry: Entry, queryClient: QueryClient, attempt = 0): Promise<void> {
  const { order, paidAt } = entry
  if (asking.has(order)) return // a request is already under way
  const session = openSession()
  const { isOver } = session
  const ours = asking
  ours.add(order)
  clearTimeout(timers[order])
  const before = confirmationOf(order)
  // Without `paidAt` the payment may never have been made, so it must not show as "confirming".
  if (paidAt) put({ entry, state: 'confirming', ...(before?.error && { error: before.error }) })

  // The server isn't asked in another person's session: the payment is confirmed when its owner is back.
  const answer = await withLock(`confirm ${order}`, async () => (isOver() ? undefined : ask(entry, queryClient)))
  if (!answer || isOver()) return
  // The order stays in `asking` until it has left the journal, or the page that shows the contact would ask again.
  if (answer === 'yes') return done(entry, queryClient, session).finally(() => ours.delete(order))
  ours.delete(order)
  if (answer.kind === 'refused') return refuse(entry, answer, session)
  if (!paidAt && !(await isInJournal(order))) return // dismissed while we asked
  const wait = WAITS[attempt]
  const { retryAfter = 0 } = answer.cause instanceof ApiError ? answer.cause : {}
  pauses[order] = Date.now() + retryAfter * SECOND
  if (subjectOf(entry.purpose) && paidAt && wait === undefined && isGone(answer)) return giveUp(entry, answer, session)
  const waiting = wait === undefined ? 'waiting' : 'confirming'
  put({ entry, state: paidAt ? waiting : 'unsure', error: answer })
  if (wait !== undefined)
    timers[order] = setTimeout(() => void confirm(entry, queryClient, attempt + 1), Math.max(wait, retryAfter * SECOND))
}

const isGone = ({ cause, status }: PaymentError) => status === 404 && cause instanceof ApiError && cause.isFailure

/** Stores a refusal: the person may have paid and needs the reference. */
async function refuse(entry: Entry, error: PaymentError, session: OpenSession): Promise<void> {
  const refused = { words: error.detail, isCharged: error.isCharged }
  // Another tab may have dismissed or settled the entry; don't write it again.
  if (await isInJournal(entry.order)) await writeEntry({ ...entry, refused })
  session.store({ current_payment_id: undefined })
  put({ entry, state: 'refused', error })
}

/** The owner removed the record, so its contact never shows. The server still has the payment, so support can help. */
async function giveUp(entry: Entry, error: PaymentError, session: OpenSession): Promise<void> {
  const isPaidHere = await isInJournal(entry.order)
  await refuse(entry, error, session)
  if (isPaidHere) showMessage(i18n._(gone(entry.order)), { for: 20_000 })
}

/** Removes an entry when the person has read the refusal or says that nothing was paid. */
export async function dismiss(order: string): Promise<void> {
  const session = openSession()
  clearTimeout(timers[order])
  session.store({ current_payment_id: undefined })
  await settle(order)
  drop(order)
}

async function done(entry: Entry, queryClient: QueryClient, session: OpenSession): Promise<void> {
  const { order, purpose, paidAt } = entry
  const isPaidHere = (await settle(order)) && paidAt !== undefined
  session.store({ current_payment_id: undefined })
  const subject = subjectOf(purpose)
  if (subject) {
    // The record has just been fetched. In other languages, its contact would be hidden again.
    void queryClient.invalidateQueries({ queryKey: keyOfAll(subject), refetchType: 'none' })
    if (isPaidHere) showMessage(i18n._(texts.contact))
    drop(order)
    const again = () => session.isOver() || isVisible(subject, queryClient).catch(() => undefined)
    if (isPaidHere) setTimeout(() => void again(), REFRESHES_AFTER)
    return
  }
  if (isPaidHere) showMessage(i18n._(texts.subscription))
  // Load the new state before dropping the notice, so that the plan is not offered in between.
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

/** Age (ms, server time) at which an order in doubt is dropped. Charges unknown to the server are refunded by then. */
const DOUBT_LASTS = 7 * 86_400_000

let following = false

/** Runs at the start, and on `online` and `focus`. Resolves once the server was asked about payments in doubt. */
export async function resume(queryClient: QueryClient): Promise<void> {
  if (!following) {
    following = true
    const again = () => {
      if (mayHoldPayments()) void resume(queryClient).catch(() => undefined)
    }
    addEventListener('online', again)
    addEventListener('focus', again)
  }
  if (!readSession().token) return
  const session = openSession()
  // Without a connection, the stored number shows a payment that is safe but not confirmed.
  const owner =
    readStored('user_phone') ?? (await queryClient.fetchQuery(userProfileQuery(currentLocale()))).user.mobile
  const entries = await entriesOf(owner)
  if (entries.length === 0) await tidy()
  await Promise.all(entries.map((entry) => resumeIfOpen(entry, queryClient, session)))
}

async function resumeIfOpen(entry: Entry, queryClient: QueryClient, session: OpenSession): Promise<void> {
  const { order, purpose, openedAt = 0, paidAt } = entry
  if (!paidAt && (await isUnderWay(purpose))) return // its checkout is still open
  if (!paidAt && serverTime() - openedAt > DOUBT_LASTS) return void (await settle(order))
  // The entry may have been settled since the journal was read.
  if (!(await isInJournal(order)) || session.isOver()) return
  // Logging out cleared the list of purchases.
  if (paidAt && subjectOf(purpose)) rememberPurchase(purpose, session)
  const taken = resumeEntry(entry, queryClient)
  if (!paidAt) await taken
}
