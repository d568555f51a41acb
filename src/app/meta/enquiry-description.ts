import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { quantityText } from '../../domain/enquiry/Quantity.tsx'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Description of a shared enquiry in messengers: only what its page shows everybody. */
export function enquiryDescription(locale: Locale, enquiry: EnquirySummary): MessageDescriptor {
  const price = formatRupees(enquiry.expected_price)
  const quantity = i18n._(quantityText(locale, enquiry))
  const date = formatDate(locale, enquiry.created_at)
  const place = enquiry.location
  return place
    ? msg({
        message: `${price} per kg, ${quantity}, ${place}. Posted on ${date}.`,
        comment:
          'Under the title of a shared enquiry. {price}: ₹42.50, {quantity}: 12 quintals, {place}: town or district, {date}: 21 Apr 2026.',
      })
    : msg({
        message: `${price} per kg, ${quantity}. Posted on ${date}.`,
        comment:
          'Under the title of a shared enquiry whose place is not known. {price}: ₹42.50, {quantity}: 12 quintals, {date}: 21 Apr 2026.',
      })
}
