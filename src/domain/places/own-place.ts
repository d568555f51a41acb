import type { QueryClient } from '@tanstack/react-query'
import { userProfileQuery } from '../../api/profile.ts'
import type { Locale } from '../../i18n/locales.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { placeInText } from './place-in-text.ts'
import { placeQuery } from './place-query.ts'
import { isState } from './places.ts'

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
