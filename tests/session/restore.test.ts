import { expect, test } from 'vitest'
import { profileFlags } from '../factories.ts'
import { storedOfProfile } from '../../src/session/restore.ts'
import { BUSINESS_TYPES, profileFlag, type BusinessType } from '../../src/session/storage.ts'

type Profile = Parameters<typeof storedOfProfile>[0]
const user = { full_name: 'Asha Pawar', email: 'asha@example.com', mobile: '9876500015' }
const business = (business_type: BusinessType, given: Partial<NonNullable<Profile['business']>> = {}) => ({
  business_type,
  company_name: 'Pawar Farm',
  address: 'Ozar',
  current_location: null,
  can_view_contact: false,
  ...given,
})
const flags = (complete?: BusinessType) => ({ role: 'user', ...profileFlags(complete) })

/** §session.6 and the rules after it. */
test.each(BUSINESS_TYPES)('a %s with a complete profile has a verified business', (type) => {
  const stored = storedOfProfile({ user, business: business(type), ...flags(type) })
  expect(stored).toMatchObject({
    business_type: type,
    isBusiness: true,
    hasProfile: true,
    business_profile_verified: true,
    user_name: 'Asha Pawar',
    user_email: 'asha@example.com',
    user_phone: '9876500015',
  })
  for (const each of BUSINESS_TYPES) expect(stored[profileFlag(each)]).toBe(each === type)
})

test('a business without a complete profile of its own type doesn’t count', () => {
  const stored = storedOfProfile({ user, business: business('buyer'), ...flags('farmer') })
  expect(stored).toMatchObject({ business_type: 'buyer', hasProfile: false, isBusiness: false })
})

test('without a business nothing about one is stored', () => {
  const stored = storedOfProfile({ user, business: null, ...flags() })
  expect(stored).toMatchObject({ isBusiness: false, hasProfile: false })
  expect(stored.business_type).toBeUndefined()
  expect('business_type' in stored).toBe(true) // so that an old value is removed
  expect(stored.business_profile_verified).toBeUndefined()
})

const missing = [{ company_name: null }, { company_name: ' ' }, { address: null }, { address: '' }]
test.each(missing)('%j is not verified', (given) => {
  const stored = storedOfProfile({ user, business: business('farmer', given), ...flags('farmer') })
  expect(stored).toMatchObject({ isBusiness: true })
  expect(stored.business_profile_verified).toBeUndefined()
})

test('a person without name and e-mail has neither stored', () => {
  const stored = storedOfProfile({ user: { ...user, full_name: '', email: null }, business: null, ...flags() })
  expect(stored).toMatchObject({ user_name: undefined, user_email: undefined, user_phone: '9876500015' })
})
