import type { QueryClient } from '@tanstack/react-query'
import { userProfileQuery, userRoleQuery, type UserProfile } from '../api/account.ts'
import type { Locale } from '../i18n/locales.ts'
import { openSession } from './session.ts'
import { profileFlag, profileFlagsOf, readStored, type BusinessType, type Stored } from './storage.ts'

type Profile = Pick<UserProfile, 'business' | 'role' | `has_${BusinessType}_profile`> & {
  user: Pick<UserProfile['user'], 'full_name' | 'email' | 'mobile'>
}

/** The session's stored values for the business in a profile (§session.6, §session.7). */
export function storedOfProfile(profile: Profile): Partial<Stored> {
  const { business, user } = profile
  const type = business?.business_type
  const complete = type !== undefined && profile[profileFlag(type)]
  const verified = !!business?.company_name?.trim() && !!business.address?.trim()
  return {
    business_type: type,
    isBusiness: complete,
    hasProfile: complete,
    ...profileFlagsOf(profile),
    business_profile_verified: verified || undefined,
    userRole: profile.role,
    ...storedOfPerson(user),
  }
}

const storedOfPerson = ({ full_name, email, mobile }: Profile['user']) => ({
  user_name: full_name || undefined,
  user_email: email || undefined,
  user_phone: mobile || undefined,
})

/**
 * Asks who the signed-in person is. The role comes first: a small reply, which shows whether the token is valid. The
 * profile is read only without a stored `user_phone`, as after a sign-in (§session.10).
 * @throws ApiError, SessionOver
 */
export async function verifySession(queryClient: QueryClient, locale: Locale): Promise<void> {
  const session = openSession()
  const userRole = await session.during(queryClient.fetchQuery(userRoleQuery(locale)))
  session.store({ userRole })
  if (readStored('user_phone')) return
  const { user } = await session.during(queryClient.fetchQuery(userProfileQuery(locale)))
  session.store(storedOfPerson(user))
}

/** Restores the signed-in person's business. @throws ApiError */
export async function restoreSession(queryClient: QueryClient, locale: Locale): Promise<void> {
  const session = openSession()
  session.store(storedOfProfile(await queryClient.fetchQuery(userProfileQuery(locale))))
}
