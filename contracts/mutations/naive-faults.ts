import type { ProviderFault } from './mutation.ts'
import { headersOf, replaced, textOf } from './reply.ts'

const revealed = (before: string) =>
  textOf((text) => text.replaceAll(before, `"owner":{"phones":["+91 98123 45671"]},${before}`))

/**
 * Faults of a backend that was written from the document's types alone, by the promise they break. Each has the
 * interactions that must detect it.
 */
const FAULTS: Record<string, Record<string, [interactions: string, reply: ProviderFault['reply']]>> = {
  'An unpaid order contains nothing of the contact.': {
    'an unpaid order contains the contact': [
      'purchase(Enquiry|Business)Contact 200: nothing that reaches its owner',
      replaced('"order_id"', '"notes":{"contact":"9812345671"},"order_id"'),
    ],
  },
  'Nobody else sees who bought a contact.': {
    'everybody sees the buyers': [
      'getEnquiryDetail 200: nothing that reaches its owner',
      replaced('"can_view_contact"', '"buyers":[{"mobile":"9812345672"}],"can_view_contact"'),
    ],
  },
  'The contact is the owner’s.': {
    'the contact is another person’s': [
      '(getEnquiryDetail|getFarmer|getBuyer|getManufacturer) 200: contact bought',
      replaced(/9812345671/g, '9000000000'),
    ],
  },
  'While a contact is hidden, no field has its owner’s number or e-mail address.': {
    'an enquiry has the owner’s number': [
      'getEnquiryDetail 200: nothing that reaches its owner',
      revealed('"can_view_contact":false'),
    ],
    'a business has the owner’s number': [
      'get(Farmer|Buyer|Manufacturer) 200: nothing that reaches its owner',
      revealed('"can_view_contact":false'),
    ],
    'the board has the owner’s number': [
      'listGlobalEnquiries 200: nothing that reaches an owner',
      revealed('"status":'),
    ],
    'the home page’s list has the owner’s number': [
      'listLatestEnquiries 200: nothing that reaches an owner',
      revealed('"status":'),
    ],
    'the directory has the owner’s number': [
      'list(Farmers|Buyers|Manufacturers) 200: nothing that reaches an owner',
      revealed('"can_view_contact":false'),
    ],
    'an e-mail address is sent unpaid': [
      'getEnquiryDetail 200: nothing that reaches its owner',
      replaced('"can_view_contact"', '"reply_to":"asha@example.com","can_view_contact"'),
    ],
  },
  'No field of the reply contains the OTP.': {
    'the reply contains the OTP': [
      'requestOtp 200: the code goes to the phone alone',
      replaced('{', '{"debug":{"otp":735108},'),
    ],
  },
  'The order for a contact (₹10) is 1000, in paise.': {
    'the order for a contact is in rupees': [
      'purchase(Enquiry|Business)Contact 200: an order',
      replaced('"amount":1000', '"amount":10'),
    ],
  },
  'The order for a plan of ₹999 is 99900, in paise.': {
    'the order for a subscription is in rupees': ['createPayment 201', replaced('"amount":99900', '"amount":999')],
  },
  'A plan of ₹999 is 999, in rupees.': {
    'a plan is priced in paise': [
      '(getPlan 200|getSubscriptionStatus 200: premium)',
      replaced('"amount":999', '"amount":99900'),
    ],
  },
  'A mandi price of ₹4,250 per quintal is 4250; `min_price` is the lowest, `max_price` the highest; the day is in Indian time.':
    {
      'mandi prices are per kg': [
        'listMandiPrices 200: a price in rupees per quintal',
        textOf((text) => text.replace('4250', '42.5').replace('3900', '39').replace('4600', '46')),
      ],
      'lowest and highest are swapped': [
        'listMandiPrices 200: a price in rupees per quintal',
        textOf((text) => text.replace('3900', 'x').replace('4600', '3900').replace('x', '4600')),
      ],
      'the day of a price is a day off': [
        'listMandiPrices 200: a price in rupees per quintal',
        replaced('2026-04-21', '2026-04-20'),
      ],
    },
  'An enquiry of 40 quintals at ₹24.50 per kg has the quantity 40 and the price 24.5.': {
    'enquiry prices are per quintal': [
      '\\w+ 200: a price in rupees per kg',
      replaced('"expected_price":24.5', '"expected_price":2450'),
    ],
    'prices are negative': [
      'listGlobalEnquiries 200: a price in rupees per kg',
      replaced('"expected_price":', '"expected_price":-'),
    ],
    'quantities are in kg': [
      'listGlobalEnquiries 200: a price in rupees per kg',
      replaced('"quantity":40', '"quantity":4000'),
    ],
  },
  'Catalogue names, refusals and messages about fields are in the language of `X-user-lang`.': {
    'names are English': ['\\w+ 200: names in (Hindi|Marathi)', replaced(/अनाज|तृणधान्ये/g, 'Cereals')],
    'refusals are English': [
      'createEnquiry 400: without a business',
      replaced(/"message":"[^"]+"/, '"message":"Please register first."'),
    ],
    'field messages are English': [
      '(createEnquiry 400: a minimum price|createAgent 400: a bill|editUserProfile 400)',
      replaced(/("errors":\{"\w+":\[)"[^"]+"/, '$1"This is wrong."'),
    ],
  },
  'A plan’s features are in the language of their key.': {
    'features are English': ['getPlan 200', replaced(/"(hi|mr)":\["[^"]+"/g, '"$1":["Contact details of everybody"')],
  },
  'Lists of enquiries are newest first.': {
    'the oldest come first': [
      'list(Global|Own)Enquiries 200: the newest first',
      textOf((text) => {
        const { results, ...page } = JSON.parse(text) as { results: unknown[] }
        return JSON.stringify({ ...page, results: results.toReversed() })
      }),
    ],
  },
  'Times have the right offset: 20:30Z, or 02:00 of the next day with +05:30.': {
    'Indian times are sent as UTC': [
      'list(Global|Own)Enquiries 200: the newest first',
      replaced('2026-04-18T20:30', '2026-04-19T02:00'),
    ],
  },
  'Personal replies and tokens have `Cache-Control: no-store`.': {
    'caches may store personal data': [
      'getUserProfile 200: a farmer$',
      headersOf({ 'cache-control': 'public, max-age=60' }),
    ],
    'caches may store a token': ['verifyOtp 200: a new number', headersOf({ 'cache-control': 'public' })],
  },
  'A business’s owner is named only where the contact is visible.': {
    'the directory names the unpaid owner': [
      'listFarmers 200: a page',
      replaced('"user_name":null', '"user_name":"Asha Pawar"'),
    ],
  },
  'Another person’s records are not found.': {
    'anybody can read an own enquiry': [
      '(getEnquiry|listEnquiryTasks|updateEnquiry|closeEnquiry|addProductImage|deleteProductImage) 404: somebody else’s',
      (reply) => (reply.status === 404 ? Response.json({ id: 9001 }) : reply),
    ],
  },
  'An order counts only for its creator.': {
    'anybody’s payment counts': [
      'verifyPayment 400: somebody else’s order',
      (reply) => (reply.status === 400 ? Response.json({ status: 'success', message: 'Thank you.' }) : reply),
    ],
  },
  'What is closed, bought or subscribed already is refused with the document’s error code.': {
    'a closed enquiry has an undocumented code': [
      '(closeEnquiry 400: a closed one|purchaseEnquiryContact 400|createPayment 400: premium already)',
      replaced(/"error":"[a-z_]+"/, '"error":"conflict"'),
    ],
  },
}

export const naiveFaults: ProviderFault[] = [
  ...Object.entries(FAULTS).flatMap(([promise, faults]) =>
    Object.entries(faults).map(([name, [interactions, reply]]) => ({ name, promise, interactions, reply: reply! })),
  ),
  {
    name: 'filters are ignored',
    promise: 'Rows that don’t match the filters are missing.',
    interactions: 'listGlobalEnquiries 200: filtered',
    request: (request) =>
      request.method === 'GET' ? new Request(request.url.replace(/&?type=sell/, ''), request) : request,
  },
]
