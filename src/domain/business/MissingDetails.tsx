import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Detail } from './profile-completeness.ts'

/**
 * Names of details that a profile may lack, for a list within a sentence: "Still missing: PAN of the company, GST
 * number."
 */
export const detailTexts: Record<Detail, MessageDescriptor> = {
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

/** The details a business must add before its owner can post an enquiry, and why (§registration.21). */
export function MissingDetails({ missing }: { missing: Detail[] }) {
  const { t, i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locales).format(missing.map((detail) => t(detailTexts[detail])))
  return (
    <Trans comment="On the profile, beside the form of an enquiry and in the registration. {list}: what is missing, such as: PAN of the company, and GST number.">
      Still missing: {list}. Enquiries can be posted only by a business whose details are complete.
    </Trans>
  )
}
