import type { ProviderFault } from './provider-faults.ts'
import { headersOf, textOf } from './reply.ts'

/** What a backend does that was written by the document's types alone: each breaks a promise that no type can make. */
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
    name: 'an e-mail address leaves the server unpaid',
    promise: 'The same holds for an e-mail address.',
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
    interactions: 'purchase(Enquiry|Business)Contact 200',
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
    interactions: 'getPlan 200',
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
    interactions: 'listGlobalEnquiries 200: a price in rupees per kg',
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
    interactions: 'getEnquiryDetail 200: names in (Hindi|Marathi)',
    reply: textOf((text) => text.replace(/अनाज|तृणधान्ये/g, 'Cereals')),
  },
  {
    name: 'refusals are English for everybody',
    promise: 'What people read of a refusal comes in the language of `X-user-lang`.',
    interactions: 'createEnquiry 400: without a business',
    reply: textOf((text) => text.replace(/"message":"[^"]+"/, '"message":"Please register first."')),
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
    interactions: '(getEnquiry|listEnquiryTasks|updateEnquiry|closeEnquiry|addProductImage) 404: somebody else’s',
    reply: (reply) => (reply.status === 404 ? Response.json({ id: 9001 }) : reply),
  },
  {
    name: 'an enquiry that is closed already has a code that nobody named',
    promise:
      'Of what is closed, bought or subscribed already, the code of the document says so: the app takes it for done.',
    interactions: '(closeEnquiry 400: a closed one|purchaseEnquiryContact 400|createPayment 400: premium already)',
    reply: textOf((text) => text.replace(/"error":"[a-z_]+"/, '"error":"conflict"')),
  },
]
