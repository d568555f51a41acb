import { ask } from './app.ts'
import {
  addProductImage,
  allOwnEnquiriesQuery,
  closeEnquiry,
  createEnquiry,
  deleteProductImage,
  enquiryQuery,
  enquiryTasksQuery,
  ownEnquiriesQuery,
  updateEnquiry,
} from '../../src/api/enquiries.ts'
import { ownEnquiries } from '../../src/api/reads.ts'
import { contractsIn, EXAMPLE_KEY, refusal, type State } from './contract.ts'
import { letter, photo } from './files.ts'
import { exampleOf, list, orNull, text, time, integer } from './match.ts'
import { ME, OTHER, THIRD } from './people.ts'
import { catalogue, emptyPage, enquiryCard, interestedUser, newestFirst, openEnquiry, pageOf, twoOf } from './shapes.ts'

const lang = 'hi'
const contract = contractsIn(lang)
const mine: State = ['an enquiry exists', { id: 9001, owner: ME, user_product: 9001 }]
const notMine: State = ['an enquiry exists', { id: 9001, owner: OTHER, user_product: 9001 }]
const closed: State[] = [mine, ['an enquiry is closed', { id: 9001 }]]
const farmer: State = ['the user has a complete business', { mobile: ME, type: 'farmer' }]

const ownEnquiry = { ...openEnquiry, closing_remark: null }
const notFound = { given: [notMine], body: refusal }

contract('listOwnEnquiries', {
  request: 'GET /api/mobile/v1/enquiries/',
  query: { page: '1', page_size: '12' },
  given: [mine],
  call: () => ask(ownEnquiriesQuery(lang, ownEnquiries(1))),
  answers: {
    '200: a page': { body: pageOf(enquiryCard) },
    '200: none': { given: [['there are no enquiries']], body: emptyPage },
    // After an unanswered request the app looks for its result among the newest enquiries.
    '200: the newest first': { given: twoOf(ME), body: newestFirst },
    '200: all of them, to be filtered on the device': {
      given: [['there are no enquiries'], mine],
      query: { page: '1', page_size: '100' },
      call: () => ask(allOwnEnquiriesQuery(lang)),
      body: { ...pageOf(enquiryCard), next: null, previous: null },
      gives: { enquiries: [exampleOf(enquiryCard)], isAll: true },
    },
    '400: a page number that is too large': {
      isInvalid: true,
      query: { page: '100001', page_size: '12' },
      call: () => ask(ownEnquiriesQuery(lang, ownEnquiries(100_001))),
      body: refusal,
    },
  },
})

contract('getEnquiry', {
  request: 'GET /api/mobile/v1/enquiries/9001/',
  given: [mine],
  call: () => ask(enquiryQuery(lang, 9001)),
  answers: {
    '200: an open one': { body: ownEnquiry },
    '200: a price in rupees per kg': {
      given: [['an enquiry exists', { id: 9001, owner: ME, expected_price: 24.5, quantity: 40, unit: 'quintal' }]],
      body: { ...ownEnquiry, expected_price: 24.5, quantity: 40, unit: 'quintal' },
    },
    '200: a closed one': {
      given: closed,
      body: { ...openEnquiry, status: 'closed', closing_remark: text('बिक गया') },
    },
    '200: for a premium user, with others who are interested': {
      given: [
        ['an enquiry exists', { id: 9001, owner: ME, user_product: 9001, visible_to: THIRD }],
        ['the user is premium', { mobile: ME }],
      ],
      body: { ...ownEnquiry, interested_users: list(interestedUser) },
    },
    '404: somebody else’s': notFound,
  },
})

const task = {
  id: integer(1),
  title: text('नमूने की जाँच हुई'),
  remark: orNull(text('नमी 11%')),
  task_created_at: time('2026-04-20T06:30:00Z'),
}
contract('listEnquiryTasks', {
  request: 'GET /api/mobile/v1/enquiry/9001/tasks/',
  given: [mine, ['an enquiry has tasks', { id: 9001 }]],
  call: () => ask(enquiryTasksQuery(lang, 9001)),
  answers: {
    '200: a timeline': {
      body: { success: true, enquiry_id: 9001, 'Sample Inspection': list(task) },
      gives: [
        [
          'Sample Inspection',
          [{ id: 1, title: 'नमूने की जाँच हुई', remark: 'नमी 11%', task_created_at: '2026-04-20T06:30:00Z' }],
        ],
      ],
    },
    '404: somebody else’s': notFound,
  },
})

const product = { is_new_subcategory: false, sub_category: 1, sub_sub_category: 1 }
const trade = {
  expected_price: 24.5,
  minimum_expected_price: 0,
  quantity: 12,
  unit: 'quintal',
  is_organic: true,
  location: 'लासलगाँव',
} as const
const input = { type: 'sell', product: 1, ...product, ...trade } as const
const fields = {
  type: 'sell',
  product: '1',
  is_new_subcategory: 'false',
  sub_category: '1',
  sub_sub_category: '1',
  expected_price: '24.5',
  minimum_expected_price: '0',
  quantity: '12',
  unit: 'quintal',
  is_organic: 'true',
  location: 'लासलगाँव',
  contact_preference: 'phone',
}

contract('createEnquiry', {
  request: 'POST /api/mobile/v1/enquiries/',
  form: fields,
  given: [farmer, catalogue],
  call: () => createEnquiry(input, lang),
  answers: {
    '201: a product of the catalogue, with a photo': {
      form: { ...fields, minimum_expected_price: '22', grade: 'FAQ', additional_notes: 'ताज़ा माल', photo },
      call: () =>
        createEnquiry(
          { ...input, minimum_expected_price: 22, grade: 'FAQ', additional_notes: 'ताज़ा माल', photo },
          lang,
        ),
      body: { ...ownEnquiry, photo: text('/media/photos/1') },
    },
    '201: a product that was typed': typedProduct(),
    '201: posted before under the same key': {
      optional: true,
      given: [farmer, catalogue, ['an enquiry was posted under a key', { id: 9001, owner: ME, key: EXAMPLE_KEY }]],
      body: { ...ownEnquiry, id: 9001 },
    },
    '400: buying, by somebody who is no buyer': {
      form: { ...fields, type: 'buy' },
      call: () => createEnquiry({ ...input, type: 'buy' }, lang),
      body: { ...refusal, errors: { type: 'केवल खरीदार' } },
    },
    '400: a minimum price above the price': {
      form: { ...fields, minimum_expected_price: '30' },
      call: () => createEnquiry({ ...input, minimum_expected_price: 30 }, lang),
      body: { ...refusal, errors: { minimum_expected_price: 'कीमत से अधिक' } },
    },
    '400: a photo that is none': {
      form: { ...fields, photo: letter },
      call: () => createEnquiry({ ...input, photo: letter }, lang),
      body: { ...refusal, errors: { photo: 'JPEG, PNG, WebP' } },
    },
    '400: without a business': {
      given: [['the user has no business', { mobile: ME }], catalogue],
      body: { ...refusal, error: 'no_business' },
    },
    '400: before step 2 of the registration': {
      given: [['the user has an incomplete business', { mobile: ME, type: 'farmer' }], catalogue],
      body: { ...refusal, error: 'profile_incomplete' },
    },
  },
})

function typedProduct() {
  const names = { new_subcategory_name: 'कोदो', new_sub_subcategory_name: 'देसी' }
  const { sub_category: _, sub_sub_category: __, ...rest } = fields
  return {
    form: { ...rest, is_new_subcategory: 'true', ...names },
    call: () => createEnquiry({ type: 'sell', product: 1, is_new_subcategory: true, ...names, ...trade }, lang),
    body: {
      ...ownEnquiry,
      sub_category: { id: null, name: 'कोदो' },
      sub_sub_category: { id: null, name: 'देसी' },
      photo: null,
    },
  }
}

contract('updateEnquiry', {
  request: 'PATCH /api/mobile/v1/enquiries/9001/',
  form: { quantity: '15', is_organic: 'false', contact_preference: 'phone' },
  given: [farmer, mine],
  call: () => updateEnquiry({ id: 9001, changes: { quantity: 15, is_organic: false } }, lang),
  answers: {
    '200: some fields': { body: { ...ownEnquiry, quantity: 15, is_organic: false } },
    '200: another photo': {
      form: { photo, contact_preference: 'phone' },
      call: () => updateEnquiry({ id: 9001, changes: { photo } }, lang),
      body: { ...ownEnquiry, photo: text('/media/photos/1') },
    },
    '200: the photo removed': {
      form: { photo: '', contact_preference: 'phone' },
      call: () => updateEnquiry({ id: 9001, changes: { photo: '' } }, lang),
      body: { ...ownEnquiry, photo: null },
    },
    '400: a closed one': { given: [farmer, ...closed], body: { ...refusal, error: 'enquiry_closed' } },
    '400: a minimum price above the price': {
      form: { expected_price: '20', minimum_expected_price: '30', contact_preference: 'phone' },
      call: () => updateEnquiry({ id: 9001, changes: { expected_price: 20, minimum_expected_price: 30 } }, lang),
      body: { ...refusal, errors: { minimum_expected_price: 'कीमत से अधिक' } },
    },
    '404: somebody else’s': notFound,
  },
})

contract('closeEnquiry', {
  request: 'DELETE /api/mobile/v1/enquiries/9001/',
  json: { closing_remark: 'बिक गया' },
  given: [mine],
  call: () => closeEnquiry({ id: 9001, closing_remark: 'बिक गया' }, lang),
  answers: {
    '204: closed': {},
    '400: a closed one': { given: closed, body: { ...refusal, error: 'enquiry_closed' } },
    '404: somebody else’s': notFound,
  },
})

contract('addProductImage', {
  request: 'POST /api/mobile/v1/product-images/9001/',
  form: { image: photo },
  given: [mine],
  call: ({ image }: { image: File }) => addProductImage({ userProductId: 9001, file: image, image }, lang),
  answers: {
    '201: added': { body: { id: integer(9002), image: text('/media/photos/1') } },
    '400: a photo that is none': {
      form: { image: letter },
      body: { ...refusal, errors: { image: 'JPEG, PNG, WebP' } },
    },
    '404: somebody else’s': notFound,
  },
})

contract('deleteProductImage', {
  request: 'DELETE /api/mobile/v1/product-images/9001/9002/',
  given: [mine, ['an enquiry has an image', { id: 9001, image: 9002 }]],
  call: () => deleteProductImage({ userProductId: 9001, imageId: 9002 }, lang),
  answers: {
    '204: deleted': {},
    '404: one that does not exist': { given: [mine], body: refusal },
    '404: somebody else’s': {
      given: [notMine, ['an enquiry has an image', { id: 9001, image: 9002 }]],
      body: refusal,
    },
  },
})
