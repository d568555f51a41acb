import { afterEach, expect, test } from 'vitest'
import type { ProfileFlags, SignedIn } from '../../../src/api/sign-in.ts'
import { afterSignIn } from '../../../src/features/sign-in/after-sign-in.ts'
import { BUSINESS_TYPES, profileFlag, writeStored } from '../../../src/session/storage.ts'

const reply = (business: boolean, isComplete = false): SignedIn => ({
  token: 'a-token-0123456789',
  user_id: 7,
  business,
  business_id: business ? 3 : null,
  business_type: business ? 'retailer' : null,
  ...(Object.fromEntries(
    BUSINESS_TYPES.map((type) => [profileFlag(type), isComplete && type === 'retailer']),
  ) as ProfileFlags),
})
const typed = (by: number) => ({ name: 'Asha', typed_at: 1, typed_by: by, awaits_sign_in: true })
const STEP_2 = '/register?step=2&business_type=retailer'

afterEach(() => localStorage.clear())

/** §sign-in.13 */
test('without a business to the registration, with one to where one meant to go', () => {
  expect(afterSignIn(reply(false), '/directory')).toBe('/register')
  expect(afterSignIn(reply(true), '/directory')).toBe('/directory')
  expect(afterSignIn(reply(true, true), '/')).toBe('/')
})

test('a registration that was broken off goes on', () => {
  writeStored('registration_personal_info', typed(7))
  expect(afterSignIn(reply(true), '/')).toBe(STEP_2)
  expect(afterSignIn(reply(true, true), '/')).toBe('/')
  writeStored('registration_retailer_info', typed(7))
  expect(afterSignIn(reply(true, true), '/')).toBe(STEP_2)
  expect(afterSignIn(reply(true), '/directory')).toBe('/directory')
})

test('a visitor’s goes on too, another person’s and another type’s do not', () => {
  writeStored('registration_personal_info', typed(0))
  expect(afterSignIn(reply(true), '/')).toBe(STEP_2)
  writeStored('registration_personal_info', typed(8))
  writeStored('registration_farmer_info', typed(7))
  expect(afterSignIn(reply(true), '/')).toBe('/')
})
