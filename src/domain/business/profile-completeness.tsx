import type { OwnBusiness, UserProfile } from '../../api/account.ts'
import { formatList } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { profileFlag, type BusinessType } from '../../session/storage.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a person can't post an enquiry yet (§enquiries.25). */
export type ProfileProblem =
  /** The person has no business yet: step 1 of the registration is not done. */
  | 'noBusinessType'
  | 'noAuthToken'
  | 'fetchProfile'
  /** The device has stored another type than the server. */
  | 'businessTypeMismatch'
  /** Step 2 of the registration is not done. */
  | 'noBusinessProfile'
  | 'missingDetails'

type Flags = Pick<UserProfile, `has_${BusinessType}_profile`>

/** Why the person can't post (§registration.21, §enquiries.24, §enquiries.26). `profile`: undefined if it could not load. */
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

export const isRegistered = ({ business, ...flags }: { business: { business_type: BusinessType } | null } & Flags) =>
  !!business && flags[profileFlag(business.business_type)]

const trader = ['company_name', 'company_pan', 'office_location', 'gst_number'] as const

/** What posting requires besides the address (§registration.21). A farmer has no company name; an FPO has `organization_name`. */
export const requiredDetails = {
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

/** The missing details, in the order in which the registration asks for them. */
export const missingDetails = (business: Pick<OwnBusiness, 'business_type' | Detail>): Detail[] =>
  (['address', ...requiredDetails[business.business_type]] as const).filter(
    (detail) => !String(business[detail] ?? '').trim() || business[detail] === 0,
  )

const detailTexts: Record<Detail, MessageDescriptor> = {
  company_name: msg({ message: 'company name', comment: 'In a list of what a profile lacks.' }),
  address: msg({ message: 'address', comment: 'In a list of what a profile lacks.' }),
  company_pan: msg({ message: 'PAN of the company', comment: 'In a list of what a profile lacks. PAN: tax number.' }),
  office_location: msg({ message: 'office location', comment: 'In a list of what a profile lacks.' }),
  factory_location: msg({ message: 'factory location', comment: 'In a list of what a profile lacks.' }),
  gst_number: msg({
    message: 'GST number',
    comment: 'In a list of what a profile lacks. GST: goods and services tax.',
  }),
  storage_house_location: msg({
    message: 'location of the storage house',
    comment: 'In a list of what a profile lacks.',
  }),
  organization_name: msg({ message: 'name of the organization', comment: 'In a list of what a profile lacks.' }),
  organization_pan: msg({
    message: 'PAN of the organization',
    comment: 'In a list of what a profile lacks. PAN: tax number.',
  }),
  organization_gst: msg({
    message: 'GST number of the organization',
    comment: 'In a list of what a profile lacks. GST: goods and services tax.',
  }),
  organization_address: msg({ message: 'address of the organization', comment: 'In a list of what a profile lacks.' }),
  number_of_farmers: msg({ message: 'number of farmers', comment: 'In a list of what a profile lacks.' }),
  farm_size: msg({ message: 'farm size', comment: 'In a list of what a profile lacks.' }),
  farm_location: msg({ message: 'farm location', comment: 'In a list of what a profile lacks.' }),
}

export function useDetailList(details: Detail[]): string {
  const { t } = useLingui()
  const names = details.map((detail) => t(detailTexts[detail]))
  return formatList(useLocale(), names, 'conjunction')
}

export function MissingDetails({ missing }: { missing: Detail[] }) {
  const list = useDetailList(missing)
  return (
    <Trans comment="On the profile, beside the form of an enquiry and in the registration. {list}: what is missing, such as: PAN of the company, and GST number.">
      Still missing: {list}. Enquiries can be posted only by a business whose details are complete.
    </Trans>
  )
}
