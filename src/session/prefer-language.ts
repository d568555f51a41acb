import type { QueryClient } from '@tanstack/react-query'
import { editUserProfile, userProfileQuery } from '../api/profile.ts'
import type { Locale } from '../i18n/locales.ts'
import { openSession } from './session.ts'

/**
 * Tells the server which language the person chose. The server takes `preferred_language` from the header of the call
 * that stores the profile (§profile.5). So this sends the profile again, unchanged. A person without a name has no
 * profile to send.
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
