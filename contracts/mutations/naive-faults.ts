import type { ProviderFault } from './mutation.ts'
import { headersOf, textOf } from './reply.ts'

const HIDDEN = 'While a contact is hidden, no field has its owner’s number or e-mail address.'
const LANGUAGE = 'Catalogue names, refusals and messages about fields are in the language of `X-user-lang`.'
const AMOUNTS = 'An enquiry of 40 quintals at ₹24.50 per kg has the quantity 40 and the price 24.5.'
const MANDI_PRICE =
  'A mandi price of ₹4,250 per quintal is 4250; `min_price` is the lowest, `max_price` the highest; the day is in Indian time.'
const NO_STORE = 'Personal replies and tokens have `Cache-Control: no-store`.'

/**
 * Faults of a backend that was written from the document's types alone. Each breaks a promise that types can't express.
 */
export const naiveFaults: ProviderFault[] = [
  ...[
    ['getEnquiryDetail 200: nothing that reaches its owner', '"can_view_contact":false', 'an enquiry'],
    ['get(Farmer|Buyer|Manufacturer) 200: nothing that reaches its owner', '"can_view_contact":false', 'a business'],
    ['listGlobalEnquiries 200: nothing that reaches an owner', '"status":', 'the board'],
    ['listLatestEnquiries 200: nothing that reaches an owner', '"status":', 'the home page’s list'],
    [
      'list(Farmers|Buyers|Manufacturers) 200: nothing that reaches an owner',
      '"can_view_contact":false',
      'the directory',
    ],
  ].map(([interactions = '', before = '', who = '']): ProviderFault => ({
    name: `${who} has the owner’s number`,
    promise: HIDDEN,
    interactions,
    reply: textOf((text) => text.replaceAll(before, `"owner":{"phones":["+91 98123 45671"]},${before}`)),
  })),
  {
    name: 'an unpaid order contains the contact',
    promise: 'An unpaid order contains nothing of the contact.',
    interactions: 'purchase(Enquiry|Business)Contact 200: nothing that reaches its owner',
    reply: textOf((text) => text.replace('"order_id"', '"notes":{"contact":"9812345671"},"order_id"')),
  },
  {
    name: 'everybody sees the buyers',
    promise: 'Nobody else sees who bought a contact.',
    interactions: 'getEnquiryDetail 200: nothing that reaches its owner',
    reply: textOf((text) =>
      text.replace('"can_view_contact"', '"buyers":[{"mobile":"9812345672"}],"can_view_contact"'),
    ),
  },
  {
    name: 'the contact is another person’s',
    promise: 'The contact is the owner’s.',
    interactions: '(getEnquiryDetail|getFarmer|getBuyer|getManufacturer) 200: contact bought',
    reply: textOf((text) => text.replaceAll('9812345671', '9000000000')),
  },
  {
    name: 'an e-mail address is sent unpaid',
    promise: HIDDEN,
    interactions: 'getEnquiryDetail 200: nothing that reaches its owner',
    reply: textOf((text) => text.replace('"can_view_contact"', '"reply_to":"asha@example.com","can_view_contact"')),
  },
  {
    name: 'the reply contains the OTP',
    promise: 'No field of the reply contains the OTP.',
    interactions: 'requestOtp 200: the code goes to the phone alone',
    reply: textOf((text) => text.replace('{', '{"debug":{"otp":735108},')),
  },
  {
    name: 'the order for a contact is in rupees',
    promise: 'The order for a contact (₹10) is 1000, in paise.',
    interactions: 'purchase(Enquiry|Business)Contact 200: an order',
    reply: textOf((text) => text.replace('"amount":1000', '"amount":10')),
  },
  {
    name: 'the order for a subscription is in rupees',
    promise: 'The order for a plan of ₹999 is 99900, in paise.',
    interactions: 'createPayment 201',
    reply: textOf((text) => text.replace('"amount":99900', '"amount":999')),
  },
  {
    name: 'a plan is priced in paise',
    promise: 'A plan of ₹999 is 999, in rupees.',
    interactions: '(getPlan 200|getSubscriptionStatus 200: premium)',
    reply: textOf((text) => text.replace('"amount":999', '"amount":99900')),
  },
  {
    name: 'mandi prices are per kg',
    promise: MANDI_PRICE,
    interactions: 'listMandiPrices 200: a price in rupees per quintal',
    reply: textOf((text) => text.replace('4250', '42.5').replace('3900', '39').replace('4600', '46')),
  },
  {
    name: 'lowest and highest are swapped',
    promise: MANDI_PRICE,
    interactions: 'listMandiPrices 200: a price in rupees per quintal',
    reply: textOf((text) => text.replace('3900', 'x').replace('4600', '3900').replace('x', '4600')),
  },
  {
    name: 'enquiry prices are per quintal',
    promise: AMOUNTS,
    interactions: '\\w+ 200: a price in rupees per kg',
    reply: textOf((text) => text.replace('"expected_price":24.5', '"expected_price":2450')),
  },
  {
    name: 'prices are negative',
    promise: AMOUNTS,
    interactions: 'listGlobalEnquiries 200: a price in rupees per kg',
    reply: textOf((text) => text.replace('"expected_price":', '"expected_price":-')),
  },
  {
    name: 'quantities are in kg',
    promise: AMOUNTS,
    interactions: 'listGlobalEnquiries 200: a price in rupees per kg',
    reply: textOf((text) => text.replace('"quantity":40', '"quantity":4000')),
  },
  {
    name: 'names are English',
    promise: LANGUAGE,
    interactions: '\\w+ 200: names in (Hindi|Marathi)',
    reply: textOf((text) => text.replace(/अनाज|तृणधान्ये/g, 'Cereals')),
  },
  {
    name: 'refusals are English',
    promise: LANGUAGE,
    interactions: 'createEnquiry 400: without a business',
    reply: textOf((text) => text.replace(/"message":"[^"]+"/, '"message":"Please register first."')),
  },
  {
    name: 'field messages are English',
    promise: LANGUAGE,
    interactions: '(createEnquiry 400: a minimum price|createAgent 400: a bill|editUserProfile 400)',
    reply: textOf((text) => text.replace(/("errors":\{"\w+":\[)"[^"]+"/, '$1"This is wrong."')),
  },
  {
    name: 'features are English',
    promise: 'A plan’s features are in the language of their key.',
    interactions: 'getPlan 200',
    reply: textOf((text) => text.replace(/"(hi|mr)":\["[^"]+"/g, '"$1":["Contact details of everybody"')),
  },
  {
    name: 'the oldest come first',
    promise: 'Lists of enquiries are newest first.',
    interactions: 'list(Global|Own)Enquiries 200: the newest first',
    reply: textOf((text) => {
      const { results, ...page } = JSON.parse(text) as { results: unknown[] }
      return JSON.stringify({ ...page, results: results.toReversed() })
    }),
  },
  {
    name: 'Indian times are sent as UTC',
    promise: 'Times have the right offset: 20:30Z, or 02:00 of the next day with +05:30.',
    interactions: 'list(Global|Own)Enquiries 200: the newest first',
    reply: textOf((text) => text.replace('2026-04-18T20:30', '2026-04-19T02:00')),
  },
  {
    name: 'the day of a price is a day off',
    promise: MANDI_PRICE,
    interactions: 'listMandiPrices 200: a price in rupees per quintal',
    reply: textOf((text) => text.replace('2026-04-21', '2026-04-20')),
  },
  {
    name: 'filters are ignored',
    promise: 'Rows that don’t match the filters are missing.',
    interactions: 'listGlobalEnquiries 200: filtered',
    request: (request) =>
      request.method === 'GET' ? new Request(request.url.replace(/&?type=sell/, ''), request) : request,
  },
  {
    name: 'caches may store personal data',
    promise: NO_STORE,
    interactions: 'getUserProfile 200: a farmer$',
    reply: headersOf({ 'cache-control': 'public, max-age=60' }),
  },
  {
    name: 'caches may store a token',
    promise: NO_STORE,
    interactions: 'verifyOtp 200: a new number',
    reply: headersOf({ 'cache-control': 'public' }),
  },
  {
    name: 'anybody can read an own enquiry',
    promise: 'Another person’s records are not found.',
    interactions:
      '(getEnquiry|listEnquiryTasks|updateEnquiry|closeEnquiry|addProductImage|deleteProductImage) 404: somebody else’s',
    reply: (reply) => (reply.status === 404 ? Response.json({ id: 9001 }) : reply),
  },
  {
    name: 'anybody’s payment counts',
    promise: 'An order counts only for its creator.',
    interactions: 'verifyPayment 400: somebody else’s order',
    reply: (reply) => (reply.status === 400 ? Response.json({ status: 'success', message: 'Thank you.' }) : reply),
  },
  {
    name: 'a closed enquiry has an undocumented code',
    promise: 'What is closed, bought or subscribed already is refused with the document’s error code.',
    interactions: '(closeEnquiry 400: a closed one|purchaseEnquiryContact 400|createPayment 400: premium already)',
    reply: textOf((text) => text.replace(/"error":"[a-z_]+"/, '"error":"conflict"')),
  },
]
