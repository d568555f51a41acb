import { msg } from '@lingui/core/macro'
import type { PolicySection } from './PolicyPage.tsx'

/** Other companies' services in the phone app and the payments. The app's owner keeps these names up to date. */
const STORES = 'Google Play, App Store'
const TOOLING = 'Expo'
const REPORTS = 'Sentry'
const PAYMENTS = 'Razorpay'

export const EFFECTIVE = '2025-05-06'

/** The privacy policy (§support.5). */
export const privacySections: readonly PolicySection[] = [
  [
    msg({ message: 'What we keep', comment: 'Heading of a section of the page “Privacy policy”.' }),
    msg({
      message:
        'When you log in we keep your mobile number. When you register we keep your name, your business, its address and, if you give them, your email address, PAN and GST number.',
      comment: 'Privacy policy, section “What we keep”.',
    }),
    msg({
      message:
        'We keep the enquiries that you post, with their photos, and the contacts and the subscription that you pay for. We never receive your card or bank details: those stay with the payment provider.',
      comment: 'Privacy policy, section “What we keep”.',
    }),
    msg({
      message:
        'Your location is taken only if you allow it: while you register, and, on your device alone, to show businesses and mandi prices near you. Photos are made smaller on your device, which also removes the place where they were taken.',
      comment: 'Privacy policy, section “What we keep”.',
    }),
  ],
  [
    msg({ message: 'What we use it for', comment: 'Heading of a section of the page “Privacy policy”.' }),
    msg({
      message:
        'We show your enquiries and your business to other members. Those who have paid to see your contact can reach you. We confirm payments, and we answer you when you write to us.',
      comment: 'Privacy policy, section “What we use it for”.',
    }),
    msg({
      message: 'We do not sell your data, and we do not use it for advertising.',
      comment: 'Privacy policy, section “What we use it for”.',
    }),
  ],
  [
    msg({ message: 'Who sees your contact details', comment: 'Heading of a section of the page “Privacy policy”.' }),
    msg({
      message:
        'Your name, mobile number and email address are hidden. They are shown to a member who has paid for the contact of your enquiry or business, and to premium members.',
      comment: 'Privacy policy, section “Who sees your contact details”.',
    }),
  ],
  [
    msg({ message: 'Other companies’ services', comment: 'Heading of a section of the page “Privacy policy”.' }),
    msg({
      message: `The phone app comes through ${STORES} (app distribution), is built with ${TOOLING} (app tooling) and reports errors through ${REPORTS} (error reporting). Payments go through ${PAYMENTS}. Each of them has a privacy policy of its own.`,
      comment:
        'Privacy policy, section “Other companies’ services”. {STORES}, {TOOLING}, {REPORTS}, {PAYMENTS}: names of companies and services.',
    }),
  ],
  [
    msg({ message: 'How long we keep your data', comment: 'Heading of a section of the page “Privacy policy”.' }),
    msg({
      message:
        'An account that is not used for 90 consecutive days is deactivated, and all its data is deleted. You can ask for the deletion of your account at any time under Delete account; we process the request in 4 to 5 working days.',
      comment: 'Privacy policy, section “How long we keep your data”.',
    }),
  ],
  [
    msg({ message: 'What stays on your device', comment: 'Heading of a section of the page “Privacy policy”.' }),
    msg({
      message:
        'This site keeps in your browser your login, your language and theme, your searches and places, drafts of what you type, copies of what you have seen, and payments waiting for confirmation. Logging out removes all of these except language, theme and payments.',
      comment: 'Privacy policy, section “What stays on your device”.',
    }),
  ],
  [
    msg({ message: 'Children', comment: 'Heading of a section of the page “Privacy policy”.' }),
    msg({
      message:
        'You must be at least 13 years old to use this service. If we learn that a younger child has given us data, we delete it.',
      comment: 'Privacy policy, section “Children”.',
    }),
  ],
  [
    msg({ message: 'Your rights, and how to reach us', comment: 'Heading of a section of the page “Privacy policy”.' }),
    msg({
      message:
        'You can see and correct your data in your profile, and ask us for a copy or for its deletion. Write to us through the support page; we typically reply within 24 hours.',
      comment: 'Privacy policy, section “Your rights, and how to reach us”.',
    }),
    msg({
      message: 'When this policy changes in a way that matters to you, we say so on this page before it takes effect.',
      comment: 'Privacy policy, section “Your rights, and how to reach us”.',
    }),
  ],
]

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
        'You can cancel a payment for a subscription or a contact within 2 to 3 days after it was made. Write to us through the support page with the payment reference.',
      comment: 'Terms and policies, section “Cancellation and Refund”.',
    }),
    msg({
      message:
        'An approved refund takes 9 to 15 days and goes back to the account or card that you paid with. If you were charged twice, or charged and got nothing, we refund it in any case.',
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
