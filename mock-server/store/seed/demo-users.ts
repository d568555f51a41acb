import type { Locale, PREFERRED_LANGUAGE } from '../../../src/i18n/locales.ts'
import type { BusinessType } from './business-extras.ts'

/** Users to sign in as (mock-server/README.md), printed by `npm start`. The numbers are made up, and easy to type. */
export type DemoUser = {
  mobile: string
  name: string
  language: (typeof PREFERRED_LANGUAGE)[Locale]
  /** What this user is for, in tests and demos. */
  state: string
  /** Absent: signed in, but without a business. */
  business?: {
    type: BusinessType
    company: string
    pin: string
    /** Only step 1 of the registration is done, so that posting an enquiry is refused. */
    incomplete?: true
    /** Subcategory ids of the products. */
    products: number[]
  }
  /** Days from now until premium ends; negative if it has ended. */
  premiumDays?: number
  ownEnquiries?: number
  purchases?: { enquiries: number; businesses: number }
}

export const demoUsers: readonly DemoUser[] = [
  { mobile: '9876500001', name: '', language: 'english', state: 'new: no business, no name' },
  {
    mobile: '9876500002',
    name: 'Kavita Maurya',
    language: 'hindi',
    state: 'farmer, profile incomplete (step 1 only)',
    business: { type: 'farmer', company: '', pin: '221001', incomplete: true, products: [] },
  },
  {
    mobile: '9876500003',
    name: 'Rohan Mehta',
    language: 'english',
    state: 'buyer, profile incomplete (step 1 only)',
    business: { type: 'buyer', company: '', pin: '380001', incomplete: true, products: [] },
  },
  {
    mobile: '9876500011',
    name: 'Sunil Patil',
    language: 'marathi',
    state: 'farmer, complete',
    business: { type: 'farmer', company: 'Patil Farm', pin: '422306', products: [49, 111, 52] },
    ownEnquiries: 5,
  },
  {
    mobile: '9876500012',
    name: 'Vaishali Deshmukh',
    language: 'marathi',
    state: 'FPO, complete',
    business: {
      type: 'fpo',
      company: 'Sahyadri Mahila Farmer Producer Company Ltd',
      pin: '413001',
      products: [17, 112, 33],
    },
    ownEnquiries: 3,
  },
  {
    mobile: '9876500013',
    name: 'Gurpreet Singh Sidhu',
    language: 'english',
    state: 'agent, complete',
    business: { type: 'agent', company: 'Sidhu Commission Agency', pin: '141001', products: [1, 2, 51] },
    ownEnquiries: 3,
  },
  {
    mobile: '9876500014',
    name: 'Meera Iyer',
    language: 'english',
    state: 'company, complete',
    business: { type: 'company', company: 'Kaveri Agro Private Limited', pin: '641001', products: [134, 106, 140] },
    ownEnquiries: 3,
  },
  {
    mobile: '9876500015',
    name: 'Anjali Sharma',
    language: 'hindi',
    state: 'buyer, complete (may post buy enquiries)',
    business: { type: 'buyer', company: 'Sharma Trading Company', pin: '452001', products: [33, 1, 14] },
    ownEnquiries: 4,
  },
  {
    mobile: '9876500016',
    name: 'Biswajit Ghosh',
    language: 'english',
    state: 'distributor, complete',
    business: { type: 'distributor', company: 'Damodar Distributors', pin: '700001', products: [4, 51, 156] },
    ownEnquiries: 2,
  },
  {
    mobile: '9876500017',
    name: 'Lakshmi Reddy',
    language: 'english',
    state: 'retailer, complete',
    business: { type: 'retailer', company: 'Rythu Fresh Mart', pin: '500001', products: [52, 54, 108] },
    ownEnquiries: 2,
  },
  {
    mobile: '9876500018',
    name: 'Mohammed Ansari',
    language: 'hindi',
    state: 'wholesaler, complete',
    business: { type: 'wholesaler', company: 'Ansari and Company', pin: '226001', products: [108, 51, 49] },
    ownEnquiries: 3,
  },
  {
    mobile: '9876500019',
    name: 'Jayesh Patel',
    language: 'english',
    state: 'manufacturer, complete',
    business: { type: 'manufacturer', company: 'Umiya Oil Mills', pin: '360001', products: [35, 40, 155] },
    ownEnquiries: 2,
  },
  {
    mobile: '9876500021',
    name: 'Baban Shinde',
    language: 'marathi',
    state: 'farmer, complete, premium',
    business: { type: 'farmer', company: 'Shinde Family Farm', pin: '416001', products: [157, 158, 140] },
    premiumDays: 211,
    ownEnquiries: 6,
  },
  {
    mobile: '9876500022',
    name: 'Priya Nair',
    language: 'english',
    state: 'buyer, complete, premium',
    business: { type: 'buyer', company: 'Periyar Foods', pin: '682001', products: [149, 154, 138] },
    premiumDays: 98,
    ownEnquiries: 4,
  },
  {
    mobile: '9876500031',
    name: 'Ganesh Jadhav',
    language: 'marathi',
    state: 'farmer with 34 enquiries of his own',
    business: { type: 'farmer', company: 'Jadhav Farm', pin: '431001', products: [155, 33, 17, 5, 14, 49, 115] },
    ownEnquiries: 34,
  },
  {
    mobile: '9876500032',
    name: 'Farida Khan',
    language: 'hindi',
    state: 'farmer, complete, no enquiries yet',
    business: { type: 'farmer', company: 'Khan Farm', pin: '462001', products: [1, 14] },
  },
  {
    mobile: '9876500041',
    name: 'Thomas Kurian',
    language: 'english',
    state: 'wholesaler, complete, premium expired 12 days ago',
    business: { type: 'wholesaler', company: 'Malabar Spices Wholesale', pin: '673001', products: [149, 160, 134] },
    premiumDays: -12,
    ownEnquiries: 2,
  },
  {
    mobile: '9876500042',
    name: 'Vikram Agrawal',
    language: 'hindi',
    state: 'buyer, complete, has bought contacts',
    business: { type: 'buyer', company: 'Agrawal Brothers', pin: '302001', products: [34, 145, 144] },
    ownEnquiries: 2,
    purchases: { enquiries: 6, businesses: 4 },
  },
]

/** A fixed bearer token of a demo user, valid for a year, besides those issued for an OTP. */
export function demoToken(mobile: string): string {
  return `demo-${mobile}`
}
