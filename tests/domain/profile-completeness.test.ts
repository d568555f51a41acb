import { describe, expect, test } from 'vitest'
import { missingDetails, profileProblem } from '../../src/domain/business/profile-completeness.tsx'
import { fieldsOf } from '../../src/features/registration/declarations.ts'
import { BUSINESS_TYPES, profileFlag, type BusinessType } from '../../src/session/storage.ts'

type Profile = NonNullable<Parameters<typeof profileProblem>[1]>

/** Every detail that any business type requires. */
const complete = {
  company_name: 'Pawar Farm',
  address: 'Ozar',
  farm_size: '2 acres',
  farm_location: 'Ozar',
  company_pan: 'AAPFU0939F',
  gst_number: '27AAPFU0939F1ZV',
  storage_house_location: 'Ozar',
  office_location: 'Ozar',
  factory_location: 'Ozar',
  organization_name: 'FPC',
  organization_pan: 'AAPFU0939F',
  organization_gst: '27AAPFU0939F1ZV',
  organization_address: 'Ozar',
  number_of_farmers: 12,
}
const profile = (type: BusinessType | undefined, isDone: boolean): Profile => ({
  ...(Object.fromEntries(BUSINESS_TYPES.map((each) => [profileFlag(each), isDone && each === type])) as Omit<
    Profile,
    'business'
  >),
  business: type ? { ...complete, business_type: type } : null,
})
const session = (businessType: BusinessType | undefined) => ({ token: 'token-of-somebody', businessType })

describe('before an enquiry is posted', () => {
  test.each(BUSINESS_TYPES)('a %s who has done both steps may post', (type) => {
    expect(profileProblem(session(type), profile(type, true))).toBeUndefined()
  })
  test.each(BUSINESS_TYPES)('a %s who has done step 1 only may not', (type) => {
    expect(profileProblem(session(type), profile(type, false))).toBe('noBusinessProfile')
  })
  test.each(BUSINESS_TYPES)('nor a %s without a detail that its type wants', (type) => {
    const known = profile(type, true)
    const business = { business_type: type, company_name: 'Pawar Farm', address: 'Ozar' }
    expect(profileProblem(session(type), { ...known, business })).toBe('missingDetails')
  })
  test('nor anyone who is not signed in, whatever else holds', () => {
    expect(profileProblem({ token: undefined, businessType: 'farmer' }, profile('farmer', true))).toBe('noAuthToken')
  })
  test.each([
    ['fetchProfile', session('farmer'), undefined],
    ['noBusinessType', session(undefined), profile(undefined, false)],
    ['noBusinessType', session('farmer'), profile(undefined, false)],
    ['businessTypeMismatch', session(undefined), profile('farmer', true)],
    ['businessTypeMismatch', session('farmer'), profile('buyer', true)],
    ['businessTypeMismatch', session('farmer'), profile('buyer', false)],
  ] as const)('%s', (problem, who, known) => {
    expect(profileProblem(who, known)).toBe(problem)
  })
})

describe('what a profile lacks', () => {
  const named = { company_name: 'Pawar Farm', address: 'Ozar' }
  const trader = ['company_pan', 'office_location', 'gst_number']
  test.each([
    ['agent', trader],
    ['company', trader],
    ['distributor', trader],
    ['retailer', trader],
    ['wholesaler', trader],
    ['fpo', ['organization_name', 'organization_pan', 'organization_gst', 'organization_address', 'number_of_farmers']],
    ['farmer', ['farm_size', 'farm_location']],
    ['buyer', ['company_pan', 'storage_house_location', 'gst_number']],
    ['manufacturer', ['company_pan', 'factory_location', 'office_location', 'gst_number']],
  ] as const)('%s: %j', (business_type, details) => {
    expect(missingDetails({ ...named, business_type })).toEqual(details)
    const filled = Object.fromEntries(details.map((detail) => [detail, detail === 'number_of_farmers' ? 12 : 'x']))
    expect(missingDetails({ ...named, business_type, ...filled })).toEqual([])
  })
  test.each(BUSINESS_TYPES)('of a %s is only what its form asks for: else posting would stay blocked', (type) => {
    const asked = new Set(['address', ...fieldsOf(type).map(([name]) => name)])
    const missing = missingDetails({ business_type: type, company_name: null, address: null })
    expect(missing.filter((detail) => !asked.has(detail))).toEqual([])
  })
  test('blanks and no farmers at all count as missing', () => {
    const farm = { business_type: 'farmer', company_name: null, farm_size: '2 acres', farm_location: ' ' } as const
    expect(missingDetails({ ...farm, address: '' })).toEqual(['address', 'farm_location'])
    expect(missingDetails({ ...named, business_type: 'buyer', company_name: null })).toContain('company_name')
    expect(missingDetails({ ...named, business_type: 'fpo', number_of_farmers: 0 })).toContain('number_of_farmers')
  })
})
