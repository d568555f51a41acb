import type { QueryClient } from '@tanstack/react-query'
import { userProfileQuery, userRoleQuery, type UserProfile } from '../api/profile.ts'
import type { Locale } from '../i18n/locales.ts'
import { openSession } from './session.ts'
import { BUSINESS_TYPES, profileFlag, readStored, type BusinessType, type Stored } from './storage.ts'

type Profile = Pick<UserProfile, 'business' | 'role' | `has_${BusinessType}_profile`> & {
  user: Pick<UserProfile['user'], 'full_name' | 'email' | 'mobile'>
}

/**
 * What the profile says about the business, as the session stores it (§session.6).
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
    ...storedOfPerson(user),
  }
}

const storedOfPerson = ({ full_name, email, mobile }: Profile['user']) => ({
  user_name: full_name || undefined,
  user_email: email || undefined,
  user_phone: mobile || undefined,
})

/**
 * Asks whose token it is: the role first, which is small, and says too whether the server knows the token at all; who it is where that is
 * not stored, as after a sign-in, whose reply doesn't tell (§session.10).
 * @throws ApiError
 */
export async function askWhoIsHere(queryClient: QueryClient, locale: Locale): Promise<void> {
  const session = openSession()
  const userRole = await session.during(queryClient.fetchQuery(userRoleQuery(locale)))
  session.store({ userRole })
  if (readStored('user_phone')) return
  const { user } = await session.during(queryClient.fetchQuery(userProfileQuery(locale)))
  session.store(storedOfPerson(user))
}

/**
 * Restores the business of a signed-in person from the server.
 * @throws ApiError when the profile can't be had
 */
export async function restoreSession(queryClient: QueryClient, locale: Locale): Promise<void> {
  const session = openSession()
  session.store(storedOfProfile(await queryClient.fetchQuery(userProfileQuery(locale))))
}
