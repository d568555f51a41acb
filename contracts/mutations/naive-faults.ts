import type { ProviderFault } from './mutation.ts'
import { headersOf, textOf } from './reply.ts'

/**
 * Faults of a backend that was written from the document's types alone. Each breaks a promise that types can't express.
 */
export const naiveFaults: ProviderFault[] = [
  ...[
    ['getEnquiryDetail 200: nothing that reaches its owner', '"can_view_contact":false', 'An enquiry', 'an enquiry'],
    [
      'get(Farmer|Buyer|Manufacturer) 200: nothing that reaches its owner',
      '"can_view_contact":false',
      'A business',
      'a business',
    ],
    ['listGlobalEnquiries 200: nothing that reaches an owner', '"status":', 'The board', 'the board'],
    [
      'listLatestEnquiries 200: nothing that reaches an owner',
      '"status":',
      'The home page’s list',
      'the home page’s list',
    ],
    [
      'list(Farmers|Buyers|Manufacturers) 200: nothing that reaches an owner',
      '"can_view_contact":false',
      'The directory',
      'the directory',
    ],
  ].map(([interactions = '', before = '', Who = '', who = '']): ProviderFault => ({
    name: `${who} shows everybody the owner’s number, in a field of its own`,
    promise: `${Who} carries neither number nor e-mail address of its owner to who may not see the contact, under any name.`,
    interactions,
    reply: textOf((text) => text.replaceAll(before, `"owner":{"phones":["+91 98123 45671"]},${before}`)),
  })),
  {
    name: 'an order carries the contact before it is paid',
    promise: 'An order for a contact carries nothing of that contact.',
    interactions: 'purchase(Enquiry|Business)Contact 200: nothing that reaches its owner',
    reply: textOf((text) => text.replace('"order_id"', '"notes":{"contact":"9812345671"},"order_id"')),
  },
  {
    name: 'an enquiry shows everybody who bought its contact',
    promise: 'Who bought a contact is told to nobody else.',
    interactions: 'getEnquiryDetail 200: nothing that reaches its owner',
    reply: textOf((text) =>
      text.replace('"can_view_contact"', '"buyers":[{"mobile":"9812345672"}],"can_view_contact"'),
    ),
  },
  {
    name: 'the contact that was bought is somebody else’s',
    promise: 'The contact is that of the owner.',
    interactions: '(getEnquiryDetail|getFarmer|getBuyer|getManufacturer) 200: contact bought',
    reply: textOf((text) => text.replaceAll('9812345671', '9000000000')),
  },
  {
    name: 'an e-mail address leaves the server unpaid',
    promise: 'The owner’s e-mail address is hidden like the number.',
    interactions: 'getEnquiryDetail 200: nothing that reaches its owner',
    reply: textOf((text) => text.replace('"can_view_contact"', '"reply_to":"asha@example.com","can_view_contact"')),
  },
  {
    name: 'the OTP comes with the reply',
    promise: 'The OTP goes to the phone alone: no field of the reply has its digits.',
    interactions: 'requestOtp 200: the code goes to the phone alone',
    reply: textOf((text) => text.replace('{', '{"debug":{"otp":735108},')),
  },
  {
    name: 'the order for a contact is in rupees',
    promise: 'A contact costs ₹10: its order says 1000, in paise.',
    interactions: 'purchase(Enquiry|Business)Contact 200: an order',
    reply: textOf((text) => text.replace('"amount":1000', '"amount":10')),
  },
  {
    name: 'the order for a subscription is in rupees',
    promise: 'The order for a plan of ₹999 says 99900, in paise.',
    interactions: 'createPayment 201',
    reply: textOf((text) => text.replace('"amount":99900', '"amount":999')),
  },
  {
    name: 'a plan is priced in paise',
    promise: 'A plan of ₹999 says 999, in rupees.',
    interactions: '(getPlan 200|getSubscriptionStatus 200: premium)',
    reply: textOf((text) => text.replace('"amount":999', '"amount":99900')),
  },
  {
    name: 'mandi prices are per kg',
    promise: 'A mandi price of ₹4,250 a quintal says 4250.',
    interactions: 'listMandiPrices 200: a price in rupees per quintal',
    reply: textOf((text) => text.replace('4250', '42.5').replace('3900', '39').replace('4600', '46')),
  },
  {
    name: 'mandi prices are the wrong way round',
    promise: 'The lowest price of a market stands in `min_price`, the highest in `max_price`.',
    interactions: 'listMandiPrices 200: a price in rupees per quintal',
    reply: textOf((text) => text.replace('3900', 'x').replace('4600', '3900').replace('x', '4600')),
  },
  {
    name: 'enquiry prices are per quintal',
    promise: 'An enquiry at ₹24.50 a kg says 24.5, whatever the unit of its quantity.',
    interactions: '\\w+ 200: a price in rupees per kg',
    reply: textOf((text) => text.replace('"expected_price":24.5', '"expected_price":2450')),
  },
  {
    name: 'prices are negative',
    promise: 'A price is what somebody asks or pays, and never negative.',
    interactions: 'listGlobalEnquiries 200: a price in rupees per kg',
    reply: textOf((text) => text.replace('"expected_price":', '"expected_price":-')),
  },
  {
    name: 'quantities are in kg, and their unit is another',
    promise: 'A quantity is in the `unit` beside it: 40 quintals say 40.',
    interactions: 'listGlobalEnquiries 200: a price in rupees per kg',
    reply: textOf((text) => text.replace('"quantity":40', '"quantity":4000')),
  },
  {
    name: 'names are English for everybody',
    promise: 'Names out of the catalogue come in the language of `X-user-lang`.',
    interactions: '\\w+ 200: names in (Hindi|Marathi)',
    reply: textOf((text) => text.replace(/अनाज|तृणधान्ये/g, 'Cereals')),
  },
  {
    name: 'refusals are English for everybody',
    promise: 'What people read of a refusal comes in the language of `X-user-lang`.',
    interactions: 'createEnquiry 400: without a business',
    reply: textOf((text) => text.replace(/"message":"[^"]+"/, '"message":"Please register first."')),
  },
  {
    name: 'what is said of a field is English for everybody',
    promise: 'So does what is said of each field.',
    interactions: '(createEnquiry 400: a minimum price|createAgent 400: a bill|editUserProfile 400)',
    reply: textOf((text) => text.replace(/("errors":\{"\w+":\[)"[^"]+"/, '$1"This is wrong."')),
  },
  {
    name: 'what a plan offers is English for everybody',
    promise: 'What a plan offers is said in the language that it stands under.',
    interactions: 'getPlan 200',
    reply: textOf((text) => text.replace(/"(hi|mr)":\["[^"]+"/g, '"$1":["Contact details of everybody"')),
  },
  {
    name: 'the oldest come first',
    promise:
      'Lists of enquiries begin with the newest: among those the app looks for what it sent and got no answer to.',
    interactions: 'list(Global|Own)Enquiries 200: the newest first',
    reply: textOf((text) => {
      const { results, ...page } = JSON.parse(text) as { results: unknown[] }
      return JSON.stringify({ ...page, results: results.toReversed() })
    }),
  },
  {
    name: 'times of India are sent as UTC',
    promise: 'A time is the moment that it says: 20:30Z, or 02:00 of the next day with India’s +05:30.',
    interactions: 'list(Global|Own)Enquiries 200: the newest first',
    reply: textOf((text) => text.replace('2026-04-18T20:30', '2026-04-19T02:00')),
  },
  {
    name: 'the day of a price is a day off',
    promise: 'The day of a mandi price is the day in India.',
    interactions: 'listMandiPrices 200: a price in rupees per quintal',
    reply: textOf((text) => text.replace('2026-04-21', '2026-04-20')),
  },
  {
    name: 'filters are passed over',
    promise: 'What was filtered out is not among the rows.',
    interactions: 'listGlobalEnquiries 200: filtered',
    request: (request) =>
      request.method === 'GET' ? new Request(request.url.replace(/&?type=sell/, ''), request) : request,
  },
  {
    name: 'caches may keep a person’s data',
    promise:
      'What belongs to one person is kept by no cache on the way: `Cache-Control: no-store`, or `private` with it.',
    interactions: 'getUserProfile 200: a farmer$',
    reply: headersOf({ 'cache-control': 'public, max-age=60' }),
  },
  {
    name: 'a token is kept by caches',
    promise: 'So is the token of a sign-in.',
    interactions: 'verifyOtp 200: a new number',
    reply: headersOf({ 'cache-control': 'public' }),
  },
  {
    name: 'anybody reads an own enquiry of somebody else',
    promise: 'What is somebody else’s does not exist for others.',
    interactions:
      '(getEnquiry|listEnquiryTasks|updateEnquiry|closeEnquiry|addProductImage|deleteProductImage) 404: somebody else’s',
    reply: (reply) => (reply.status === 404 ? Response.json({ id: 9001 }) : reply),
  },
  {
    name: 'anybody’s payment makes premium',
    promise: 'An order counts for who made it.',
    interactions: 'verifyPayment 400: somebody else’s order',
    reply: (reply) => (reply.status === 400 ? Response.json({ status: 'success', message: 'Thank you.' }) : reply),
  },
  {
    name: 'an enquiry that is closed already has a code that nobody named',
    promise:
      'Of what is closed, bought or subscribed already, the code of the document says so: the app takes it for done.',
    interactions: '(closeEnquiry 400: a closed one|purchaseEnquiryContact 400|createPayment 400: premium already)',
    reply: textOf((text) => text.replace(/"error":"[a-z_]+"/, '"error":"conflict"')),
  },
]
