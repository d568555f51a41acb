import { expect, test } from 'vitest'
import { afterSignIn, storedOfSignIn } from '../../../src/features/sign-in/SignInPage.tsx'
import { aSignIn } from '../../factories.ts'

const type = (key: string, user?: number, awaitsSignIn = false) =>
  localStorage.setItem(key, JSON.stringify({ user, savedAt: 1, awaitsSignIn, values: { name: 'Asha' } }))
const STEP_2 = '/register?step=2&business_type=retailer'

/** §sign-in.13 */
test('opens the registration without a business, or else the wanted page', () => {
  expect(afterSignIn(aSignIn(), '/')).toBe('/register')
  expect(afterSignIn(aSignIn(), '/directory')).toBe('/register?next=%2Fdirectory')
  expect(afterSignIn(aSignIn('retailer'), '/directory')).toBe('/directory')
  expect(afterSignIn(aSignIn('retailer', true), '/')).toBe('/')
})

test('continues an interrupted registration', () => {
  type('registration_personal_info', 7)
  expect(afterSignIn(aSignIn('retailer'), '/')).toBe(STEP_2)
  expect(afterSignIn(aSignIn('retailer', true), '/')).toBe('/')
  type('registration_retailer_info', 7)
  expect(afterSignIn(aSignIn('retailer', true), '/')).toBe(STEP_2)
  expect(afterSignIn(aSignIn('retailer'), '/directory')).toBe('/directory')
})

test('continues a registration whose session expired, then opens the wanted page', () => {
  type('registration_retailer_info', 7, true)
  expect(afterSignIn(aSignIn('retailer'), '/global-enquiry/12')).toBe(`${STEP_2}&next=%2Fglobal-enquiry%2F12`)
  expect(afterSignIn(aSignIn('retailer', true), '/global-enquiry/12')).toBe('/global-enquiry/12')
})

test('continues a visitor’s registration, but not another person’s or type’s', () => {
  type('registration_personal_info')
  expect(afterSignIn(aSignIn('retailer'), '/')).toBe(STEP_2)
  type('registration_personal_info', 8)
  type('registration_farmer_info', 7)
  expect(afterSignIn(aSignIn('retailer'), '/')).toBe('/')
})

/** §sign-in.12 */
test('a new person: no business, and whatever an earlier session left of one is removed', () => {
  const stored = storedOfSignIn(aSignIn(), '9876500001')
  expect(stored).toMatchObject({ authToken: 'a-token-0123456789', userId: 7, mobile: '9876500001', isBusiness: false })
  expect(stored.hasProfile).toBe(false)
  for (const key of ['businessId', 'business_type', 'business_profile_verified', 'sent_otp'] as const) {
    expect(stored).toHaveProperty(key, undefined)
  }
})

test('step 2 still open: a business, but no profile', () => {
  const stored = storedOfSignIn(aSignIn('fpo'), '9876500001')
  expect(stored).toMatchObject({ isBusiness: true, hasProfile: false, has_fpo_profile: false })
  expect(stored.business_profile_verified).toBeUndefined()
  expect(storedOfSignIn(aSignIn('fpo', true), '9876500001').business_profile_verified).toBe(true)
})
