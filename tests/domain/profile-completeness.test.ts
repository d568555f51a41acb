import { describe, expect, test } from 'vitest'
import { missingDetails, profileProblem } from '../../src/domain/business/profile-completeness.tsx'
import { profileFlags } from '../factories.ts'
import { fieldsOf } from '../../src/features/registration/declarations.ts'
import { BUSINESS_TYPES, type BusinessType } from '../../src/session/storage.ts'

type Profile = NonNullable<Parameters<typeof profileProblem>[1]>

const TRADER = ['company_pan', 'office_location', 'gst_number']
/** What each type of business must have besides its name and address. */
const DETAILS: Record<BusinessType, string[]> = {
  agent: TRADER,
  company: TRADER,
  distributor: TRADER,
  retailer: TRADER,
  wholesaler: TRADER,
  fpo: ['organization_name', 'organization_pan', 'organization_gst', 'organization_address', 'number_of_farmers'],
  farmer: ['farm_size', 'farm_location'],
  buyer: ['company_pan', 'storage_house_location', 'gst_number'],
  manufacturer: ['company_pan', 'factory_location', 'office_location', 'gst_number'],
}
const named = { company_name: 'Pawar Farm', address: 'Ozar' }
const filled = (type: BusinessType) =>
  Object.fromEntries(DETAILS[type].map((detail) => [detail, detail === 'number_of_farmers' ? 12 : 'x']))
const profile = (type: BusinessType | undefined, isDone: boolean): Profile => ({
  ...profileFlags(isDone ? type : undefined),
  business: type ? { ...named, ...filled(type), business_type: type } : null,
})
const session = (businessType: BusinessType | undefined) => ({ token: 'token-of-somebody', businessType })

describe('before an enquiry is posted', () => {
  test.each(BUSINESS_TYPES)('a %s may who completed both steps and has each detail that its type needs', (type) => {
    const problem = (known: Profile) => profileProblem(session(type), known)
    expect(problem(profile(type, true))).toBeUndefined()
    expect(problem(profile(type, false))).toBe('noBusinessProfile')
    expect(problem({ ...profile(type, true), business: { ...named, business_type: type } })).toBe('missingDetails')
  })
  test('nobody who is signed out may', () => {
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
  test.each(BUSINESS_TYPES)('of a %s', (business_type) => {
    expect(missingDetails({ ...named, business_type })).toEqual(DETAILS[business_type])
    expect(missingDetails({ ...named, business_type, ...filled(business_type) })).toEqual([])
  })
  test.each(BUSINESS_TYPES)('of a %s is only what its form asks for: else posting would stay blocked', (type) => {
    const asked = new Set(['address', ...fieldsOf(type).map(([name]) => name)])
    const missing = missingDetails({ business_type: type, company_name: null, address: null })
    expect(missing.filter((detail) => !asked.has(detail))).toEqual([])
  })
  test('blank texts and a count of 0 farmers are missing', () => {
    const farm = { business_type: 'farmer', company_name: null, farm_size: '2 acres', farm_location: ' ' } as const
    expect(missingDetails({ ...farm, address: '' })).toEqual(['address', 'farm_location'])
    expect(missingDetails({ ...named, business_type: 'buyer', company_name: null })).toContain('company_name')
    expect(missingDetails({ ...named, business_type: 'fpo', number_of_farmers: 0 })).toContain('number_of_farmers')
  })
})
