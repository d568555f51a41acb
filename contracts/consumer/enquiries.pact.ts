import { ask } from './app.ts'
import {
  enquiryDetailQuery,
  boardEnquiriesQuery,
  purchaseEnquiryContact,
  similarEnquiriesQuery,
  type EnquirySummary,
} from '../../src/api/enquiries.ts'
import { latestEnquiriesQuery } from '../../src/api/latest-enquiries.ts'
import { contractsIn, refusal, type State } from './contract.ts'
import { byName, exampleOf, list } from './match.ts'
import { ME, OTHER, THIRD } from './people.ts'
import { boardEnquiries } from '../../src/api/reads.ts'
import {
  catalogue,
  contact,
  emptyPage,
  enquiryCard,
  hiddenEnquiry,
  interestedUser,
  newestFirst,
  openEnquiry,
  order,
  pageOf,
  twoOf,
  unreachable,
} from './shapes.ts'

const lang = 'mr'
const contract = contractsIn(lang)
const enquiry: State = ['an enquiry exists', { id: 9001, owner: OTHER }]
const onlyThisOne: State[] = [['there are no enquiries'], enquiry]
const bought: State = ['an enquiry exists', { id: 9001, owner: OTHER, visible_to: THIRD }]
const onlyBought: State[] = [['there are no enquiries'], bought]
const trade = { expected_price: 24.5, quantity: 40, unit: 'quintal' }
const onlyTraded: State[] = [['there are no enquiries'], ['an enquiry exists', { id: 9001, owner: OTHER, ...trade }]]
const names = { en: 'Cereals', hi: 'अनाज', mr: 'तृणधान्ये' }

contract('listLatestEnquiries', {
  request: 'GET /api/web/latest-enquiries/',
  given: onlyThisOne,
  call: () => ask(latestEnquiriesQuery(lang)),
  answers: {
    '200: by category': {
      body: byName('तृणधान्ये', list(enquiryCard)),
      gives: [['तृणधान्ये', [exampleOf(enquiryCard)]]],
    },
    '200: none': { given: [['there are no enquiries']], body: {}, gives: [] },
    '200: nothing that reaches an owner': { given: onlyBought, body: unreachable },
    '200: a price in rupees per kg': {
      given: onlyTraded,
      body: byName('तृणधान्ये', list({ ...enquiryCard, ...trade })),
      gives: [['तृणधान्ये', [{ ...(exampleOf(enquiryCard) as object), ...trade }]]],
    },
    '200: names in Marathi': {
      given: [['a category is called', { category: 1, ...names }], ...onlyThisOne],
      body: { [names.mr]: list({ ...enquiryCard, product: { id: 1, name: names.mr } }) },
      gives: [[names.mr, [{ ...(exampleOf(enquiryCard) as object), product: { id: 1, name: names.mr } }]]],
    },
    '404: a server without this call': {
      given: [['the operation does not exist', { operationId: 'listLatestEnquiries' }]],
    },
  },
})

contract('listGlobalEnquiries', {
  request: 'GET /api/mobile/v1/global-enquiries/',
  query: { page: '1', page_size: '12' },
  given: onlyThisOne,
  call: () => ask(boardEnquiriesQuery(lang, boardEnquiries({}, 1))),
  answers: {
    '200: a page': { body: pageOf(enquiryCard) },
    '200: none': { given: [['there are no enquiries']], body: emptyPage },
    '200: nothing that reaches an owner': { given: onlyBought, body: unreachable },
    '200: a price in rupees per kg': {
      given: onlyTraded,
      body: { ...pageOf(enquiryCard), results: list({ ...enquiryCard, ...trade }) },
    },
    '200: names in Marathi': {
      given: [['a category is called', { category: 1, ...names }], ...onlyThisOne],
      body: { ...pageOf(enquiryCard), results: list({ ...enquiryCard, product: { id: 1, name: names.mr } }) },
    },
    '200: the newest first': { given: twoOf(OTHER), body: newestFirst },
    '200: filtered': {
      given: [catalogue, ...onlyThisOne, ['an enquiry exists', { id: 9002, type: 'buy', owner: OTHER }]],
      query: { sub_category: '1', type: 'sell', search: 'गहू', page: '1', page_size: '12' },
      call: () => ask(boardEnquiriesQuery(lang, boardEnquiries({ sub_category: 1, type: 'sell', search: 'गहू' }, 1))),
      body: { ...pageOf(enquiryCard), results: list({ ...enquiryCard, type: 'sell' }) },
    },
    '200: similar ones': {
      given: [catalogue, ...onlyThisOne],
      query: { sub_category: '1', page: '1', page_size: '11' },
      call: () => ask(similarEnquiriesQuery(lang, { id: 1, sub_category: { id: 1, name: 'गहू' } })),
      body: pageOf(enquiryCard),
      gives: [exampleOf(enquiryCard)],
    },
    '400: a search that is too long': {
      isInvalid: true,
      query: { search: 'क'.repeat(101), page: '1', page_size: '12' },
      call: () => ask(boardEnquiriesQuery(lang, boardEnquiries({ search: 'क'.repeat(101) }, 1))),
      body: refusal,
    },
  },
})

contract('getEnquiryDetail', {
  request: 'GET /api/mobile/v1/enquiries/9001/detail/',
  given: [enquiry],
  call: () => ask<EnquirySummary>(enquiryDetailQuery(lang, 9001)),
  answers: {
    '200: contact hidden': { body: { data: hiddenEnquiry }, gives: exampleOf(hiddenEnquiry) },
    '200: nothing that reaches its owner': { given: onlyBought, body: unreachable },
    '200: a price in rupees per kg': {
      given: onlyTraded,
      body: { data: { ...hiddenEnquiry, ...trade } },
      gives: { ...(exampleOf(hiddenEnquiry) as object), ...trade },
    },
    '200: names in English': named('en'),
    '200: names in Hindi': named('hi'),
    '200: names in Marathi': named('mr'),
    '200: contact bought': {
      given: [['an enquiry exists', { id: 9001, owner: OTHER, visible_to: ME }]],
      body: { data: { ...openEnquiry, owner_contact: { ...contact, mobile: OTHER } } },
      gives: exampleOf(openEnquiry),
    },
    '200: for a premium user, with others who are interested': premiumDetail(),
    '200: the body itself': {
      optional: true,
      given: [enquiry, ['the reply is like the example', { operationId: 'getEnquiryDetail', example: 'bodyItself' }]],
      body: hiddenEnquiry,
    },
    '200: everything optional is missing': bareDetail(),
    '404: an enquiry that does not exist': {
      given: [['an enquiry does not exist', { id: 9001 }]],
      body: refusal,
    },
  },
})

function named(lang: keyof typeof names) {
  const enquiry = { ...hiddenEnquiry, product: { id: 1, name: names[lang] } }
  const given: State[] = [
    ['a category is called', { category: 1, ...names }],
    ['an enquiry exists', { id: 9001, owner: OTHER }],
  ]
  const call = () => ask<EnquirySummary>(enquiryDetailQuery(lang, 9001))
  return { lang, given, call, body: { data: enquiry }, gives: exampleOf(enquiry) }
}

function premiumDetail() {
  const enquiry = { ...openEnquiry, owner_contact: contact, interested_users: list(interestedUser) }
  const given: State[] = [bought, ['the user is premium', { mobile: ME }]]
  return { given, body: { data: enquiry }, gives: exampleOf(enquiry) }
}

function bareDetail() {
  const enquiry = { ...hiddenEnquiry, sub_sub_category: null, grade: null, location: null, photo: null, images: [] }
  const given: State[] = [['the reply is like the example', { operationId: 'getEnquiryDetail', example: 'bare' }]]
  return { optional: true, given, body: { data: enquiry }, gives: exampleOf(enquiry) }
}

contract('purchaseEnquiryContact', {
  request: 'POST /api/mobile/v1/enquiries/9001/purchase/',
  given: [enquiry],
  call: () => purchaseEnquiryContact({ id: 9001 }, lang),
  answers: {
    '200: an order': { body: { data: order }, gives: exampleOf(order) },
    '200: nothing that reaches its owner': { given: [bought], body: unreachable },
    '400: a contact that is visible already': {
      given: [['an enquiry exists', { id: 9001, owner: OTHER, visible_to: ME }]],
      body: { ...refusal, error: 'already_visible' },
    },
    '404: an enquiry that does not exist': {
      given: [['an enquiry does not exist', { id: 9001 }]],
      body: refusal,
    },
  },
})
