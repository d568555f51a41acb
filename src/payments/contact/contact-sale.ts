import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { purchaseBusinessContact } from '../../api/directory.ts'
import { purchaseEnquiryContact } from '../../api/enquiries.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { PaymentRequest } from '../checkout/pay.ts'
import { isVisible } from '../confirmation/ask.ts'
import { PAISE } from '../checkout/order-rules.ts'
import { paymentTargetOf, type Subject } from './subject.ts'

/** Price of a contact, in rupees (§payments.5). If the server's order differs, the person is asked again. */
export const CONTACT_PRICE = 10

/** @param price in rupees, as shown */
export const contactSale = (
  subject: Subject,
  price: number,
  locale: Locale,
  queryClient: QueryClient,
): PaymentRequest => ({
  purpose: paymentTargetOf(subject),
  paise: Math.round(price * PAISE),
  isDone: () => isVisible(subject, queryClient, locale),
  description: msg({ message: 'Contact details', comment: 'What is paid for, in the payment provider’s window.' }),
  order: () =>
    subject.kind === 'enquiry'
      ? purchaseEnquiryContact({ id: subject.id }, locale)
      : purchaseBusinessContact({ business_id: subject.id, business_type: subject.kind }, locale),
})
