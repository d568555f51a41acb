import { ask } from './app.ts'
import {
  businessProductsQuery,
  businessQuery,
  directoryQuery,
  purchaseBusinessContact,
} from '../../src/api/directory.ts'
import { businesses, type DirectoryType } from '../../src/api/reads.ts'
import { contractsIn, refusal, type State } from './contract.ts'
import { exampleOf, list, number, oneOf, orNull, pattern, text, integer, flag, type Template } from './match.ts'
import { ME, OTHER } from './people.ts'
import { catalogue, contact, directoryEntry, emptyPage, order, pageOf, unreachable } from './shapes.ts'

const lang = 'mr'
const contract = contractsIn(lang)
const exists = (type: DirectoryType, visibleTo?: string): State => [
  'a business exists',
  { id: 9001, type, ...(visibleTo && { owner: OTHER, visible_to: visibleTo }) },
]
const ofAnother = (type: DirectoryType): State => ['a business exists', { id: 9001, type, owner: OTHER }]
const isGone: State = ['a business does not exist', { id: 9001 }]
const page = { page: '1', page_size: '12' }

const lists = [
  ['listFarmers', 'farmer', 'GET /api/mobile/v1/farmers/'],
  ['listBuyers', 'buyer', 'GET /api/mobile/v1/buyers/'],
  ['listManufacturers', 'manufacturer', 'GET /api/mobile/v1/manufacturers/'],
] as const
for (const [id, type, request] of lists) {
  contract(id, {
    request,
    query: page,
    given: [['there are no businesses'], exists(type)],
    call: () => ask(directoryQuery(lang, businesses(type, {}, 1))),
    answers: {
      '200: a page': { body: pageOf(directoryEntry) },
      '200: nothing that reaches an owner': {
        given: [['there are no businesses'], ofAnother(type)],
        body: unreachable,
      },
      '200: with a contact that was bought': {
        given: [['there are no businesses'], exists(type, ME)],
        body: pageOf({
          ...directoryEntry,
          business: { ...directoryEntry.business, user_name: text('Asha Pawar'), can_view_contact: true },
        }),
      },
      '200: filtered': {
        given: [catalogue, ['there are no businesses'], exists(type)],
        query: { subcategory_id: '1', search: 'गहू', ...page },
        call: () => ask(directoryQuery(lang, businesses(type, { subcategory_id: 1, search: 'गहू' }, 1))),
        body: pageOf(directoryEntry),
      },
      '200: none': { given: [['there are no businesses']], body: emptyPage },
      '400: a search that is too long': {
        isInvalid: true,
        query: { search: 'क'.repeat(101), ...page },
        call: () => ask(directoryQuery(lang, businesses(type, { search: 'क'.repeat(101) }, 1))),
        body: refusal,
      },
    },
  })
}

const business = (type: DirectoryType, extras: Record<string, Template>) => ({
  id: 9001,
  business_type: type,
  company_name: orNull(text('Pawar Farm')),
  address: orNull(text('Near the school, Ozar')),
  city: orNull(text('Nashik')),
  district: orNull(text('Nashik')),
  state: orNull(text('Maharashtra')),
  pin_code: orNull(pattern(/^[1-9]\d{5}$/, '422206')),
  product_interests: list(text('कांदा'), 0),
  can_view_contact: false,
  ...extras,
})
const details = [
  [
    'getFarmer',
    'farmer',
    'GET /api/mobile/v1/farmers/9001/detail/',
    { farm_location: orNull(text('Ozar, Nashik')), is_organic: orNull(flag(true)) },
  ],
  [
    'getBuyer',
    'buyer',
    'GET /api/mobile/v1/buyers/9001/detail/',
    { preferred_quantity: orNull(text('10 ton')), payment_terms: orNull(text('7 days')) },
  ],
  [
    'getManufacturer',
    'manufacturer',
    'GET /api/mobile/v1/manufacturers/9001/detail/',
    { processing_capacity: orNull(text('20 ton a day')), certifications: list(text('FSSAI'), 0) },
  ],
] as const
for (const [id, type, request, extras] of details) {
  const hidden = business(type, extras)
  contract(id, {
    request,
    query: { _t: /^\d+$/ },
    given: [exists(type)],
    call: () => ask(businessQuery(lang, type, 9001)),
    answers: {
      '200: contact hidden': { body: hidden },
      '200: nothing that reaches its owner': { given: [ofAnother(type)], body: unreachable },
      '200: contact bought': {
        given: [exists(type, ME)],
        body: { ...hidden, can_view_contact: true, owner_contact: { ...contact, mobile: OTHER } },
      },
      '404: one that does not exist': { given: [isGone], body: refusal },
    },
  })
}

const named = (name: string) => ({ id: orNull(integer(1)), name: text(name) })
const product = {
  id: integer(1),
  photo: orNull(text('/media/crops/wheat.svg')),
  category: named('तृणधान्ये'),
  sub_category: named('गहू'),
  sub_sub_category: named('शरबती'),
  expected_price: number(24.5),
  quantity: number(40),
  unit: oneOf('quintal', 'kg', 'ton'),
}
contract('listBusinessProducts', {
  request: 'GET /api/mobile/v1/business-products/9001/',
  query: { _t: /^\d+$/ },
  given: [['a business has products', { id: 9001 }]],
  call: () => ask(businessProductsQuery(lang, 9001)),
  answers: {
    '200: some': { body: list(product) },
    '200: none': { given: [['a business has no products', { id: 9001 }]], body: [] },
    '404: a business that does not exist': { given: [isGone], body: refusal },
  },
})

contract('purchaseBusinessContact', {
  request: 'POST /api/mobile/v1/purchase-business-info/',
  json: { business_id: 9001, business_type: 'buyer' },
  given: [exists('buyer')],
  call: () => purchaseBusinessContact({ business_id: 9001, business_type: 'buyer' }, lang),
  answers: {
    '200: an order': { body: { data: order }, gives: exampleOf(order) },
    '200: nothing that reaches its owner': { given: [ofAnother('buyer')], body: unreachable },
    '400: a contact that is visible already': {
      given: [exists('buyer', ME)],
      body: { ...refusal, error: 'already_visible' },
    },
    '404: a business that does not exist': { given: [isGone], body: refusal },
  },
})
