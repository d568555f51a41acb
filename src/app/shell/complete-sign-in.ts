import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { userProfileQuery } from '../../api/account.ts'
import { placeInText } from '../../domain/places/place-in-text.ts'
import { isState, placeQuery } from '../../domain/places/places.ts'
import type { Locale } from '../../i18n/locales.ts'
import { verifySession } from '../../session/restore.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { showMessage } from '../../ui/toast/messages.ts'

/** Checks who is signed in, says that step 2 is missing, stores the place. @throws ApiError; SessionOver */
export async function completeSignIn(queryClient: QueryClient, locale: Locale): Promise<void> {
  await verifySession(queryClient, locale)
  alertOnce()
  await storeOwnPlace(queryClient, locale)
}

/** Stores the own business's place, so that prices open there (§mandi.22). @throws ApiError, SessionOver */
export async function storeOwnPlace(queryClient: QueryClient, locale: Locale): Promise<void> {
  if (readStored('own_place')) return
  const session = openSession()
  const { business } = await session.during(queryClient.fetchQuery(userProfileQuery(locale)))
  if (!business?.state) return
  const { state, district } = business
  // A profile may have the names in the reader's language.
  const place = isState(state) ? { state, district } : await placeInText(`${district ?? ''}, ${state}`)
  if (place) session.store({ own_place: placeQuery(place) })
}

const incomplete = msg({
  message: 'The details of your business are not complete yet. You can complete them from your profile.',
  comment: 'Short message, once after the sign-in, to who has done only step 1 of the registration.',
})

/** Says once after a sign-in that step 2 of the registration is missing (`has_shown_profile_alert`, §sign-in.14). */
function alertOnce(): void {
  if (readStored('hasProfile') !== false || !readStored('business_type') || readStored('has_shown_profile_alert'))
    return
  openSession().store({ has_shown_profile_alert: true })
  showMessage(i18n._(incomplete))
}
