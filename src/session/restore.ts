import type { QueryClient } from '@tanstack/react-query'
import { userProfileQuery, type UserProfile } from '../api/profile.ts'
import type { Locale } from '../i18n/locales.ts'
import { openSession } from './session.ts'
import { BUSINESS_TYPES, profileFlag, type BusinessType, type Stored } from './storage.ts'

type Profile = Pick<UserProfile, 'business' | 'role' | `has_${BusinessType}_profile`> & {
  user: Pick<UserProfile['user'], 'full_name' | 'email' | 'mobile'>
}

/**
 * What the profile says about the business, as the session stores it (specification part 2, section 4, Session restore).
 * A business counts (`isBusiness`) when the profile of its type is complete; it is verified when it has a name and an
 * address. Undefined removes a key.
 */
export function storedOfProfile(profile: Profile): Partial<Stored> {
  const { business, user } = profile
  const type = business?.business_type
  const complete = type !== undefined && profile[profileFlag(type)]
  const verified = !!business?.company_name?.trim() && !!business.address?.trim()
  return {
    business_type: type,
    isBusiness: complete,
    hasProfile: complete,
    ...Object.fromEntries(BUSINESS_TYPES.map((each) => [profileFlag(each), profile[profileFlag(each)]])),
    business_profile_verified: verified || undefined,
    userRole: profile.role,
    user_name: user.full_name || undefined,
    user_email: user.email || undefined,
    user_phone: user.mobile || undefined,
  }
}

/**
 * Restores the business of a signed-in person from the server.
 * @throws ApiError when the profile can't be had
 */
export async function restoreSession(queryClient: QueryClient, locale: Locale): Promise<void> {
  const session = openSession()
  session.store(storedOfProfile(await queryClient.fetchQuery(userProfileQuery(locale))))
}
