import { Trans } from '@lingui/react/macro'
import type { EnquiryCard } from '../api/enquiries.ts'

/** What is traded: subcategory and, where known, variety. */
export const produceName = (enquiry: Pick<EnquiryCard, 'sub_category' | 'sub_sub_category'>): string =>
  [enquiry.sub_category.name, enquiry.sub_sub_category?.name].filter(Boolean).join(' ')

/** "{produce} required in {place}" or "{produce} for sale in {place}" (specification part 1, section 2, home). */
export function EnquiryTitle({ enquiry }: { enquiry: EnquiryCard }) {
  const produce = produceName(enquiry)
  const place = enquiry.location
  if (enquiry.type === 'buy') {
    return place ? (
      <Trans comment="Title of a buy enquiry. {produce}: crop and variety, {place}: town or district.">
        {produce} required in {place}
      </Trans>
    ) : (
      <Trans comment="Title of a buy enquiry whose place is not known. {produce}: crop and variety.">
        {produce} required
      </Trans>
    )
  }
  return place ? (
    <Trans comment="Title of a sell enquiry. {produce}: crop and variety, {place}: town or district.">
      {produce} for sale in {place}
    </Trans>
  ) : (
    <Trans comment="Title of a sell enquiry whose place is not known. {produce}: crop and variety.">
      {produce} for sale
    </Trans>
  )
}
