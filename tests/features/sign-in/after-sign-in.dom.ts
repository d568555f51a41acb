import { afterEach, expect, test } from 'vitest'
import type { SignedIn } from '../../../src/api/account.ts'
import { afterSignIn } from '../../../src/features/sign-in/SignInPage.tsx'
import { profileFlags } from '../../factories.ts'

const reply = (business: boolean, isComplete = false): SignedIn => ({
  token: 'a-token-0123456789',
  user_id: 7,
  business,
  business_id: business ? 3 : null,
  business_type: business ? 'retailer' : null,
  ...profileFlags(isComplete ? 'retailer' : undefined),
})
const type = (key: string, user?: number, awaitsSignIn = false) =>
  localStorage.setItem(key, JSON.stringify({ user, savedAt: 1, awaitsSignIn, values: { name: 'Asha' } }))
const STEP_2 = '/register?step=2&business_type=retailer'

afterEach(() => localStorage.clear())

/** §sign-in.13 */
test('without a business to the registration, with one to where one meant to go', () => {
  expect(afterSignIn(reply(false), '/')).toBe('/register')
  expect(afterSignIn(reply(false), '/directory')).toBe('/register?next=%2Fdirectory')
  expect(afterSignIn(reply(true), '/directory')).toBe('/directory')
  expect(afterSignIn(reply(true, true), '/')).toBe('/')
})

test('a registration that was broken off goes on', () => {
  type('registration_personal_info', 7)
  expect(afterSignIn(reply(true), '/')).toBe(STEP_2)
  expect(afterSignIn(reply(true, true), '/')).toBe('/')
  type('registration_retailer_info', 7)
  expect(afterSignIn(reply(true, true), '/')).toBe(STEP_2)
  expect(afterSignIn(reply(true), '/directory')).toBe('/directory')
})

test('one whose session ended in it goes on there, and then to the page that was wanted', () => {
  type('registration_retailer_info', 7, true)
  expect(afterSignIn(reply(true), '/global-enquiry/12')).toBe(`${STEP_2}&next=%2Fglobal-enquiry%2F12`)
  expect(afterSignIn(reply(true, true), '/global-enquiry/12')).toBe('/global-enquiry/12')
})

test('a visitor’s goes on too, another person’s and another type’s do not', () => {
  type('registration_personal_info')
  expect(afterSignIn(reply(true), '/')).toBe(STEP_2)
  type('registration_personal_info', 8)
  type('registration_farmer_info', 7)
  expect(afterSignIn(reply(true), '/')).toBe('/')
})
