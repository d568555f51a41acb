import type { QueryClient } from '@tanstack/react-query'
import { userProfileQuery } from '../../api/account.ts'
import { placeInText } from '../../domain/places/place-in-text.ts'
import { isState, placeQuery } from '../../domain/places/places.ts'
import type { Locale } from '../../i18n/locales.ts'
import { verifySession } from '../../session/restore.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { alertOnce } from './profile-alert.ts'

/** Checks who is signed in, shows the alert about step 2 and stores the place of their business. @throws ApiError; SessionOver */
export async function completeSignIn(queryClient: QueryClient, locale: Locale): Promise<void> {
  await verifySession(queryClient, locale)
  alertOnce()
  await storeOwnPlace(queryClient, locale)
}

/**
 * Stores the state and district of the person's own business on this device until they sign out, so that prices open
 * there (§mandi.22).
 * @throws ApiError, SessionOver
 */
export async function storeOwnPlace(queryClient: QueryClient, locale: Locale): Promise<void> {
  if (readStored('own_place')) return
  const session = openSession()
  const { business } = await session.during(queryClient.fetchQuery(userProfileQuery(locale)))
  const { state = '', district } = business ?? {}
  // A profile may have the names in the reader's language.
  const place = isState(state) ? { state, district } : await placeInText(`${district ?? ''}, ${state}`)
  if (place) session.store({ own_place: placeQuery(place) })
}
