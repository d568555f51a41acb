import { msg } from '@lingui/core/macro'
import { purchaseBusinessContact } from '../api/directory.ts'
import { purchaseEnquiryContact } from '../api/enquiries.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Sale } from './pay.ts'
import { purposeOf, type Subject } from './subject.ts'

/** What a contact costs, in rupees, as it is said; the amount charged is the order's (specification part 1, section 9). */
export const CONTACT_PRICE = 10

export const contactSale = (subject: Subject, locale: Locale): Sale => ({
  purpose: purposeOf(subject),
  description: msg({ message: 'Contact details', comment: 'What is paid for, in the payment provider’s window.' }),
  order: () =>
    subject.kind === 'enquiry'
      ? purchaseEnquiryContact({ id: subject.id }, locale)
      : purchaseBusinessContact({ business_id: subject.id, business_type: subject.kind }, locale),
})
