import type { QueryClient } from '@tanstack/react-query'
import { serverTime } from '../api/client.ts'
import { userProfileQuery } from '../api/account.ts'
import type { Locale } from '../i18n/locales.ts'
import { openSession, readSession, type OpenSession } from '../session/session.ts'
import { resumeEntry } from './confirm.ts'
import { isInJournal, entriesOf, settle, tidy, type Entry } from './journal.ts'
import { mayHoldPayments } from './journal-mark.ts'
import { rememberPurchase } from './purchases.ts'
import { subjectOf, type PaymentTarget } from './order.ts'
import { isUnderWay } from './elsewhere.ts'

/**
 * Age (ms, server time) at which an order not known to be paid is dropped. By then the provider has refunded any charge
 * that never reached the server.
 */
const DOUBT_LASTS = 7 * 86_400_000

let following = false

/**
 * Resumes the signed-in person's unsettled payments: at the start, and again on `online` and `focus`. Resolves when the
 * server has been asked about the payments that are in doubt.
 */
export async function resume(queryClient: QueryClient, locale: Locale): Promise<void> {
  if (!following) {
    following = true
    const again = () => {
      if (mayHoldPayments()) void resume(queryClient, locale).catch(() => undefined)
    }
    addEventListener('online', again)
    addEventListener('focus', again)
  }
  if (!readSession().token) return
  const session = openSession()
  const { user } = await queryClient.fetchQuery(userProfileQuery(locale))
  const entries = await entriesOf(user.mobile)
  if (entries.length === 0) await tidy()
  await Promise.all(entries.map((entry) => one(entry, queryClient, session)))
}

async function one(entry: Entry, queryClient: QueryClient, session: OpenSession): Promise<void> {
  const { order, purpose, openedAt = 0, paidAt } = entry
  if (!paidAt && (await isUnderWay(purpose))) return // its checkout is still open
  if (!paidAt && serverTime() - openedAt > DOUBT_LASTS) return void (await settle(order))
  // It may have been settled since the journal was read.
  if (!(await isInJournal(order)) || session.isOver()) return
  // Logging out cleared the list of purchases.
  if (paidAt && subjectOf(purpose)) rememberPurchase(purpose as PaymentTarget, session)
  const taken = resumeEntry(entry, queryClient)
  if (!paidAt) await taken
}
