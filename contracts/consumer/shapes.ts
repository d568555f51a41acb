import type { State } from './contract.ts'
import { OTHER, THIRD } from './people.ts'
import {
  flag,
  list,
  moment,
  oneOf,
  orNull,
  date,
  text,
  time,
  integer,
  nowhere,
  number,
  type Template,
} from './match.ts'

/** Shapes shared by several operations: the fields that the app's own reply checks require. */
export const pageOf = (row: Template) => ({
  count: integer(1),
  next: orNull(text('/?page=2')),
  previous: orNull(text('/?page=1')),
  results: list(row),
})
/** The entries that searches and filters in the contracts look for. */
export const catalogue: State = ['the catalogue is loaded', { category: 1, subcategory: 1, variety: 1 }]
export const emptyPage = { count: 0, next: null, previous: null, results: [] }

const named = (name: string) => ({ id: orNull(integer(1)), name: text(name) })

/** Prices in rupees per kg. */
export const enquiryCard = {
  id: integer(9001),
  type: oneOf('sell', 'buy'),
  status: text('approved'),
  product: named('अनाज'),
  sub_category: named('गेहूं'),
  sub_sub_category: named('शरबती'),
  quantity: number(40),
  unit: oneOf('quintal', 'kg', 'ton'),
  expected_price: number(24.5),
  location: orNull(text('नासिक')),
  photo: orNull(text('/media/crops/wheat.svg')),
  created_at: time('2026-04-18T06:30:00Z'),
}

/** Newest first, with the time of posting. */
export const newestFirst = {
  ...pageOf(enquiryCard),
  count: 2,
  results: [
    { ...enquiryCard, id: 9001, created_at: moment('2026-04-18T20:30:00Z') },
    { ...enquiryCard, id: 9002, created_at: moment('2026-04-17T06:30:00Z') },
  ],
}

const enquiry = {
  ...enquiryCard,
  grade: orNull(text('FAQ')),
  is_organic: flag(true),
  minimum_expected_price: number(22),
  expected_date: orNull(date('2026-05-05')),
  contact_preference: 'phone',
  additional_notes: orNull(text('ताज़ा माल')),
  images: list({ id: integer(1), image: text('/media/photos/1') }, 0),
  user_product: integer(1009001),
}
export const contact = {
  name: text('Asha Pawar'),
  mobile: text(OTHER),
  email: orNull(text('asha@example.com')),
  company: orNull(text('Pawar Farm')),
}
const digitsOf = (mobile: string) => `${mobile.slice(0, 5)}[ -]?${mobile.slice(5)}`
/** Contains no phone number of the owner or of a buyer of the contact, and no e-mail address. */
export const unreachable = nowhere(`${digitsOf(OTHER)}|${digitsOf(THIRD)}|@`)
/** Two enquiries, of which the newer one has the lower id. */
export const twoOf = (owner: string): State[] => [
  ['there are no enquiries'],
  ['an enquiry exists', { id: 9002, owner, created_at: '2026-04-17T06:30:00Z' }],
  ['an enquiry exists', { id: 9001, owner, created_at: '2026-04-18T20:30:00Z' }],
]
/** As sent to the owner, or to users who may see the contact. */
export const openEnquiry = { ...enquiry, can_view_contact: true, owner_contact: contact }
export const hiddenEnquiry = { ...enquiry, can_view_contact: false }

export const directoryEntry = {
  id: integer(9001),
  business: {
    id: integer(9001),
    name: text('Pawar Farm'),
    user_name: null,
    city: orNull(text('Nashik')),
    district: orNull(text('Nashik')),
    state: orNull(text('Maharashtra')),
    photo: orNull(text('/media/crops/onion.svg')),
    product_names: list(text('कांदा'), 0),
    can_view_contact: false,
  },
}

/** The payment provider's order for a contact: ₹10, in paise. */
export const order = { order_id: text('order_Q8x2mVt4LkPz7a'), amount: 1000, currency: 'INR' }

export const profileFlags = (type?: string) =>
  Object.fromEntries(
    ['farmer', 'fpo', 'agent', 'company', 'buyer', 'distributor', 'retailer', 'wholesaler', 'manufacturer'].map(
      (one) => [`has_${one}_profile`, one === type],
    ),
  )

/** A user who paid for an enquiry's contact. */
export const interestedUser = {
  name: text('Ravi Jadhav'),
  mobile: THIRD,
  email: orNull(text('ravi@example.com')),
  purchased_at: time('2026-04-20T06:30:00Z'),
}
