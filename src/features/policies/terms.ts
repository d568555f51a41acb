import { msg } from '@lingui/core/macro'
import type { PolicySection } from './PolicyPage.tsx'

/** All policies on one page (§support.6). */
export const termsSections: readonly PolicySection[] = [
  [
    msg({ message: 'Terms and Conditions', comment: 'Heading of a section of the page “Terms and policies”.' }),
    msg({
      message:
        'Farmers, buyers, manufacturers and other farm businesses in India find each other here. We are not a party to your deal: you and the other side agree on price, quality, transport and payment.',
      comment: 'Terms and policies, section “Terms and Conditions”.',
    }),
    msg({
      message:
        'Log in with your own mobile number and never share the OTP. What you post must be true: your name, your business, the produce, its quantity and its price. We check each enquiry before it is shown, and may refuse or remove it.',
      comment: 'Terms and policies, section “Terms and Conditions”.',
    }),
    msg({
      message:
        'Contact details that you pay for are for your own trade. Do not pass them on, and do not use them for advertising.',
      comment: 'Terms and policies, section “Terms and Conditions”.',
    }),
    msg({
      message:
        'Mandi prices come from public sources and are shown without warranty. These terms are governed by the law of India.',
      comment: 'Terms and policies, section “Terms and Conditions”.',
    }),
  ],
  [
    msg({ message: 'Cancellation and Refund', comment: 'Heading of a section of the page “Terms and policies”.' }),
    msg({
      message:
        'You can cancel a payment for a subscription or a contact within 2-3 days after it was made. Write to us through the support page with the payment reference.',
      comment: 'Terms and policies, section “Cancellation and Refund”.',
    }),
    msg({
      message:
        'An approved refund takes 9-15 days and goes back to the account or card that you paid with. If you were charged twice, or charged and got nothing, we refund it in any case.',
      comment: 'Terms and policies, section “Cancellation and Refund”.',
    }),
  ],
  [
    msg({ message: 'Shipping and Delivery', comment: 'Heading of a section of the page “Terms and policies”.' }),
    msg({
      message:
        'Not applicable for business: we ship no goods. What you pay for (a contact or the subscription) is in your account as soon as the payment is confirmed. Buyer and seller agree on the delivery of produce.',
      comment: 'Terms and policies, section “Shipping and Delivery”.',
    }),
  ],
  [
    msg({ message: 'Privacy Policy', comment: 'Heading of a section of the page “Terms and policies”.' }),
    msg({
      message:
        'Your contact details are hidden until a member pays to see them. We do not sell your data. An account that is not used for 90 consecutive days is deactivated and its data deleted. The minimum age is 13 years.',
      comment: 'Terms and policies, section “Privacy Policy”.',
    }),
    msg({
      message: 'The whole policy, with the services of other companies that we use, is on the page Privacy policy.',
      comment: 'Terms and policies, section “Privacy Policy”.',
    }),
  ],
]
