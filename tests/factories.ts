import type { Enquiry } from '../src/api/enquiries.ts'
import type { PriceRecord } from '../src/api/mandi.ts'
import type { SignedIn } from '../src/api/account.ts'
import type { EnquiryOutput } from '../src/features/enquiry-form/enquiry-schema.ts'
import { BUSINESS_TYPES, profileFlag, type BusinessType } from '../src/session/storage.ts'

/** Complete, valid records as a server sends them. A test states only the fields that it is about. */

/** 10 quintals of Nashik Red onions for sale in Niphad, at ₹12.50 a kg. */
export const anEnquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({
  id: 7,
  type: 'sell',
  status: 'approved',
  product: { id: 4, name: 'Vegetables' },
  sub_category: { id: 49, name: 'Onion' },
  sub_sub_category: { id: 120, name: 'Nashik Red' },
  grade: null,
  is_organic: false,
  quantity: 10,
  unit: 'quintal',
  expected_price: 12.5,
  minimum_expected_price: 0,
  location: 'Niphad',
  expected_date: null,
  contact_preference: 'phone',
  additional_notes: null,
  photo: null,
  images: [],
  user_product: 3,
  created_at: '2026-04-21T10:00:01Z',
  can_view_contact: false,
  ...changes,
})

/** What the form sends of that enquiry. */
export const anEnquiryOutput = (changes: Partial<EnquiryOutput> = {}): EnquiryOutput => ({
  type: 'sell',
  product: 4,
  sub_category: 49,
  sub_sub_category: 120,
  grade: '',
  is_organic: false,
  quantity: 10,
  unit: 'quintal',
  expected_price: 12.5,
  minimum_expected_price: '0.00',
  location: 'Niphad',
  additional_notes: '',
  photo: '',
  ...changes,
})

/** One price of onions in Lasalgaon, in rupees per quintal. */
export const aPrice = (changes: Partial<PriceRecord> = {}): PriceRecord => ({
  commodity: 'Onion',
  arrival_date: '2026-04-21',
  variety: null,
  state: 'Maharashtra',
  district: 'Nashik',
  market: 'Lasalgaon',
  min_price: 1000,
  max_price: 3000,
  modal_price: 2000,
  grade: null,
  ...changes,
})

/** A page of a list, by default the only one. */
export const aPage = <Row>(results: Row[], count = results.length, next: string | null = null) => {
  return { count, next, previous: null, results }
}

/** A business in the directory, without produce. */
export const anEntry = (changes: object = {}, id = 11) => {
  const place = { city: 'Nashik', state: 'Maharashtra' }
  return {
    id,
    business: { id, name: 'Pawar Farm', user_name: null, ...place, photo: null, can_view_contact: false, ...changes },
  }
}

/** The plan for ₹999 a year, with these features in English. */
export const aPlan = (...english: string[]) => {
  const none: string[] = []
  return { id: 1, amount: 999, features: { en: english, hi: none, mr: none } }
}

/** What the checkout returns for a paid order. */
export const aPayment = {
  razorpay_order_id: 'order_A',
  razorpay_payment_id: 'pay_B',
  razorpay_signature: 'f'.repeat(64),
}

/** The nine `has_…_profile` flags: true for the type whose profile is complete. */
export const profileFlags = (complete?: BusinessType) =>
  Object.fromEntries(BUSINESS_TYPES.map((type) => [profileFlag(type), type === complete])) as Flags
type Flags = Pick<SignedIn, `has_${BusinessType}_profile`>

/** The reply to the right code: a new person's, or of one with a business, whose profile may be complete. */
export const aSignIn = (business_type: BusinessType | null = null, isComplete = false): SignedIn => ({
  token: 'a-token-0123456789',
  user_id: 7,
  business: business_type !== null,
  business_id: business_type && 3,
  business_type,
  ...profileFlags(business_type && isComplete ? business_type : undefined),
})

/** A person's own profile, without a business. */
export const aProfile = (user: object = {}, more: object = {}) => ({
  success: true,
  business: null,
  is_premium: false,
  role: 'user',
  ...profileFlags(),
  ...more,
  user: {
    full_name: 'Asha',
    email: null,
    mobile: '9876543210',
    preferred_language: 'english' as const,
    profile_picture: null,
    ...user,
  },
})

const place = { city: 'Nashik', district: 'Nashik', state: 'Maharashtra', current_location: '19.9975, 73.7898' }
/** What step 1 of the registration sends: a buyer in Nashik, unless the test says otherwise. */
export const aStep1 = <Changes extends object>(changes: Changes) => ({
  ...place,
  name: 'Anita Deshmukh',
  mobile: '9876543210',
  pincode: '422001',
  business_type: 'buyer' as const,
  ...changes,
})
/** What step 2 sends for every type of business, and the details of this one. */
export const aStep2 = <Type extends BusinessType, Details extends object>(business_type: Type, details: Details) => ({
  ...place,
  full_name: 'Anita Deshmukh',
  address: '14 Market Yard',
  pin_code: '422001',
  business_type,
  ...details,
})
