import type { OwnBusiness, UserProfile } from '../../api/profile.ts'
import { profileFlag, type BusinessType } from '../../session/storage.ts'

/** Why somebody can't post an enquiry yet (§enquiries.25). */
export type ProfileProblem =
  /** Nobody knows which business they have: step 1 of the registration was not done. */
  | 'noBusinessType'
  /** They are not signed in any more. */
  | 'noAuthToken'
  /** The profile could not be had. */
  | 'fetchProfile'
  /** The device remembers another type than the server. */
  | 'businessTypeMismatch'
  /** Step 2 of the registration was not done. */
  | 'noBusinessProfile'
  /** Both steps are done, and a detail is missing that posting asks for (`missingDetails`). */
  | 'missingDetails'

type Flags = Pick<UserProfile, `has_${BusinessType}_profile`>

/**
 * What is checked before an enquiry is posted: both steps of the registration, and every detail that the type wants before
 * posting (§registration.21, §enquiries.24). What is found only afterwards leads on (§enquiries.26).
 * @param businessType as the device remembers it
 * @param profile as the server has it now; undefined when it could not be had
 */
export function profileProblem(
  session: { token: string | undefined; businessType: BusinessType | undefined },
  profile: ({ business: Pick<OwnBusiness, 'business_type' | Detail> | null } & Flags) | undefined,
): ProfileProblem | undefined {
  if (!session.token) return 'noAuthToken'
  if (!profile) return 'fetchProfile'
  if (!profile.business || !session.businessType) return profile.business ? 'businessTypeMismatch' : 'noBusinessType'
  const type = profile.business.business_type
  if (type !== session.businessType) return 'businessTypeMismatch'
  if (!isRegistered(profile)) return 'noBusinessProfile'
  return missingDetails(profile.business).length > 0 ? 'missingDetails' : undefined
}

/** Whether both steps of the registration are done, as the server has it. */
export const isRegistered = ({ business, ...flags }: { business: { business_type: BusinessType } | null } & Flags) =>
  !!business && flags[profileFlag(business.business_type)]

const trader = ['company_name', 'company_pan', 'office_location', 'gst_number'] as const

/**
 * By type, beside the address (§registration.21); only what the form of the type has a field for, or nobody could ever add it. A
 * farmer has no company name, and an FPO's is its `organization_name`.
 */
const requiredDetails = {
  agent: trader,
  company: trader,
  distributor: trader,
  retailer: trader,
  wholesaler: trader,
  fpo: ['organization_name', 'organization_pan', 'organization_gst', 'organization_address', 'number_of_farmers'],
  farmer: ['farm_size', 'farm_location'],
  buyer: ['company_name', 'company_pan', 'storage_house_location', 'gst_number'],
  manufacturer: ['company_name', 'company_pan', 'factory_location', 'office_location', 'gst_number'],
} as const satisfies Record<BusinessType, readonly (keyof OwnBusiness)[]>

export type Detail = 'address' | (typeof requiredDetails)[BusinessType][number]

/** What a complete profile still lacks, in the order in which the registration asks for it. */
export const missingDetails = (business: Pick<OwnBusiness, 'business_type' | Detail>): Detail[] =>
  (['address', ...requiredDetails[business.business_type]] as const).filter(
    (detail) => !String(business[detail] ?? '').trim() || business[detail] === 0,
  )
