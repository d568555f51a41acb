import type { QueryClient } from '@tanstack/react-query'
import { editUserProfile, userProfileQuery } from '../api/profile.ts'
import type { Locale } from '../i18n/locales.ts'
import { openSession } from './session.ts'

/**
 * Tells the server the language that a person has chosen: it takes `preferred_language` from the header of the call that stores the profile
 * (§profile.5), so that is sent once more as it stands. Somebody without a name yet has no profile to store.
 * @throws ApiError, SessionOver
 */
export async function preferLanguage(queryClient: QueryClient, locale: Locale): Promise<void> {
  const session = openSession()
  const { user } = await session.during(queryClient.fetchQuery({ ...userProfileQuery(locale), staleTime: 0 }))
  if (!user.full_name) return
  const { full_name, email } = user
  await session.during(editUserProfile({ full_name, ...(email && { email }) }, locale))
  await queryClient.invalidateQueries({ queryKey: ['profile'] })
}
