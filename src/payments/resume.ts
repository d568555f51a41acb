import type { QueryClient } from '@tanstack/react-query'
import { userProfileQuery } from '../api/profile.ts'
import { addCatalog } from '../i18n/catalog.ts'
import type { Locale } from '../i18n/locales.ts'
import { readSession } from '../session/session.ts'
import { confirm } from './confirm.ts'
import { kept, tidy } from './journal.ts'
import { mayHoldPayments } from './journal-mark.ts'
import { rememberPurchase } from './purchases.ts'
import { subjectOf, type Purpose } from './subject.ts'

let following = false

/** Takes up what this person has paid and what was not confirmed: at the start, and when connection or person are back. */
export async function resume(queryClient: QueryClient, locale: Locale): Promise<void> {
  if (!following) {
    following = true
    const again = () => {
      if (mayHoldPayments()) void resume(queryClient, locale).catch(() => undefined)
    }
    addEventListener('online', again)
    addEventListener('focus', again)
  }
  const { token } = readSession()
  if (!token) return
  const [{ user }] = await Promise.all([queryClient.fetchQuery(userProfileQuery(locale)), addCatalog('payments')])
  if (readSession().token !== token) return
  const entries = await kept(user.mobile)
  for (const entry of entries) {
    // Logging out had forgotten them.
    if (subjectOf(entry.purpose)) rememberPurchase(entry.purpose as Purpose)
    void confirm(entry, queryClient)
  }
  if (entries.length === 0) await tidy()
}
