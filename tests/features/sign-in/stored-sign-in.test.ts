import { expect, test } from 'vitest'
import type { ProfileFlags, SignedIn } from '../../../src/api/account.ts'
import { profileFlags } from '../../factories.ts'
import { storedOfSignIn } from '../../../src/features/sign-in/SignInPage.tsx'
import { BUSINESS_TYPES, profileFlag, type BusinessType } from '../../../src/session/storage.ts'

const reply = (given: Partial<Omit<SignedIn, keyof ProfileFlags>> = {}, done?: BusinessType): SignedIn => ({
  token: 'a-token-0123456789',
  user_id: 7,
  business: false,
  business_id: null,
  business_type: null,
  ...profileFlags(done),
  ...given,
})

/** §sign-in.12 */
test('a new person: no business, and whatever an earlier session left of one is removed', () => {
  const stored = storedOfSignIn(reply(), '9876500001')
  expect(stored).toMatchObject({ authToken: 'a-token-0123456789', userId: 7, mobile: '9876500001', isBusiness: false })
  expect(stored.hasProfile).toBe(false)
  for (const key of ['businessId', 'business_type', 'business_profile_verified', 'otp_sent_at'] as const) {
    expect(stored).toHaveProperty(key, undefined)
  }
})

test.each(BUSINESS_TYPES)('a %s with a complete profile: verified', (type) => {
  const stored = storedOfSignIn(reply({ business: true, business_id: 3, business_type: type }, type), '9876500001')
  expect(stored).toMatchObject({ businessId: 3, business_type: type, isBusiness: true, hasProfile: true })
  expect(stored).toMatchObject({ [profileFlag(type)]: true, business_profile_verified: true })
})

test('step 2 still open: a business, but no profile', () => {
  const stored = storedOfSignIn(reply({ business: true, business_id: 3, business_type: 'fpo' }), '9876500001')
  expect(stored).toMatchObject({ isBusiness: true, hasProfile: false, has_fpo_profile: false })
  expect(stored.business_profile_verified).toBeUndefined()
})
