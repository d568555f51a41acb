import { describe, expect, test } from 'vitest'
import { recordPath } from '../../src/api/changed.ts'
import { operations } from '../../src/api/generated/operations.ts'
import {
  contactsIn,
  frameAddress,
  frameOf,
  isDated,
  isKept,
  isOldAfter,
  isPage,
  isShownAtOnce,
  keyOf,
  languageOf,
  mayStandIn,
  withoutContacts,
} from '../../src/worker/rules.ts'
import { proves } from '../proves.ts'

const at = (path: string) => new URL(path, 'https://krishi.example')

/** Every read of the API document, kept or not: a new one has to be decided here. */
const NOT_KEPT = new Set(['lookUpPincode', 'getUserProfile', 'getUserRole', 'getSubscriptionStatus', 'getPlan'])

test.each(Object.entries(operations).filter(([, { method }]) => method === 'get'))('%s', (name, { path }) => {
  expect(isKept(at(path.replaceAll(/\{\w+\}/g, '42')))).toBe(!NOT_KEPT.has(name))
})

test.each([
  '/config.json',
  '/checkout.js',
  '/_mock',
  '/_pact/state',
  '/api/mobile/v1/enquiries/42/purchase/',
  '/api/payment/subscriptions/status/',
  '/api/mobile/v1/user-profile/',
  '/api/mobile/v1/user-profile/x/api/web/latest-enquiries/',
  '/api/mobile/v1/enquiries/0/detail/',
])('%s is not kept', (path) => expect(isKept(at(path))).toBe(false))

test('prices are kept as pages show them, not as an export asks for them', () => {
  expect(isKept(at('/api/mobile/v1/price-mandi/?offset=0&limit=20'))).toBe(true)
  expect(isKept(at('/api/mobile/v1/price-mandi/?offset=0&limit=100'))).toBe(false)
})

test('a page says how old enquiries and prices are, not the catalogue', () => {
  expect(isDated(at('/api/web/latest-enquiries/'))).toBe(true)
  expect(isDated(at('/api/mobile/v1/enquiries/42/detail/'))).toBe(true)
  expect(isDated(at('/api/mobile/v1/product-categories/'))).toBe(false)
})

test('a record with a contact is never shown old because the line is slow', () => {
  const kept = Object.values(operations).filter(({ method, path }) => method === 'get' && path.endsWith('/detail/'))
  expect(kept.length).toBeGreaterThanOrEqual(4)
  for (const { path } of kept) expect(mayStandIn(at(path.replace('{id}', '42'))), path).toBe(false)
  expect(mayStandIn(at('/api/mobile/v1/global-enquiries/'))).toBe(true)
})

test('lists are shown at once, no record is', () => {
  const shown = Object.entries(operations)
    .filter(([, { method, path }]) => method === 'get' && isShownAtOnce(at(path.replaceAll(/\{\w+\}/g, '42'))))
    .map(([name]) => name)
  expect(shown.toSorted()).toMatchInlineSnapshot(`
    [
      "listBuyers",
      "listCategories",
      "listFarmers",
      "listGlobalEnquiries",
      "listLatestEnquiries",
      "listMandiPrices",
      "listManufacturers",
      "listOwnEnquiries",
      "listSubcategories",
      "listSubcategoriesOfCategory",
      "listVarieties",
    ]
  `)
})

/** Every call that sends something, and what it makes old: a new one has to be decided here. */
const MAKES_OLD: Record<string, 'enquiries' | 'businesses' | 'nothing'> = {
  createEnquiry: 'enquiries',
  updateEnquiry: 'enquiries',
  closeEnquiry: 'enquiries',
  addProductImage: 'enquiries',
  deleteProductImage: 'enquiries',
  purchaseEnquiryContact: 'nothing', // an order; once it is paid, src/payments says so
  purchaseBusinessContact: 'nothing',
  requestOtp: 'nothing',
  verifyOtp: 'nothing',
  createBusiness: 'businesses',
  createFarmer: 'businesses',
  createBuyer: 'businesses',
  createManufacturer: 'businesses',
  createFpo: 'businesses',
  createAgent: 'businesses',
  createCompany: 'businesses',
  createDistributor: 'businesses',
  createRetailer: 'businesses',
  createWholesaler: 'businesses',
  editUserProfile: 'businesses',
  requestAccountDeletion: 'nothing',
  createPayment: 'nothing',
  verifyPayment: 'nothing', // no copy has a contact
}
const COPIES = {
  enquiries: ['enquiries/', 'enquiries/42/', 'enquiries/42/detail/', 'enquiry/42/tasks/', 'global-enquiries/'],
  businesses: ['farmers/', 'farmers/3/detail/', 'business-products/3/', 'manufacturers/'],
}

test.each(Object.entries(operations).filter(([, { method }]) => method !== 'get'))('%s makes old', (name, { path }) => {
  const changed = path.replaceAll(/\{\w+\}/g, '42')
  for (const [area, copies] of Object.entries(COPIES)) {
    for (const copy of copies)
      expect(isOldAfter(changed, at(`/api/mobile/v1/${copy}`)), copy).toBe(MAKES_OLD[name] === area)
  }
  expect(isOldAfter(changed, at('/api/web/latest-enquiries/'))).toBe(MAKES_OLD[name] === 'enquiries')
  expect(isOldAfter(changed, at('/api/mobile/v1/price-mandi/'))).toBe(false)
  expect(MAKES_OLD).toHaveProperty(name)
})

test('what was bought makes its record old', () => {
  const isOld = (path: string) => isOldAfter(path, at(`${path}detail/`))
  expect(isOld(recordPath('enquiry', 7))).toBe(true)
  expect(isOld(recordPath('manufacturer', 7))).toBe(true)
})

describe('the key of a copy', () => {
  const key = (headers: Record<string, string>, path = '/api/mobile/v1/price-mandi/?offset=0') =>
    keyOf({ url: at(path).href, headers: new Headers(headers) })

  test('tells languages and persons apart, and has no token in it', async () => {
    const keys = await Promise.all([
      key({ 'X-user-lang': 'en' }),
      key({ 'X-user-lang': 'hi' }),
      key({ 'X-user-lang': 'hi', Authorization: 'Bearer a-token-0123456789' }),
      key({ 'X-user-lang': 'hi', Authorization: 'Bearer b-token-0123456789' }),
    ])
    expect(new Set(keys).size).toBe(4)
    expect(keys.join()).not.toMatch(/Bearer|token/)
    expect(await key({ 'X-user-lang': 'en' })).toBe(keys[0])
  })

  test('is the same for a reply that had to be a new one', async () => {
    const detail = '/api/mobile/v1/farmers/3/detail/'
    expect(await key({}, `${detail}?_t=1745200000000`)).toBe(await key({}, detail))
  })
})

test('a copy has no contact in it, as if the person could not see it', proves('case 10'), () => {
  const contact = { name: 'Asha Pawar', mobile: '9123456780', email: 'asha@ozar.example' }
  const copy = withoutContacts({
    data: { id: 42, can_view_contact: true, owner_contact: contact, interested_users: [contact], unit: 'kg' },
    results: [{ business: { name: 'Pawar Farms', user_name: 'Asha Pawar', can_view_contact: true, photo: null } }],
  })
  expect(copy).toEqual({
    data: { id: 42, can_view_contact: false, owner_contact: null, interested_users: null, unit: 'kg' },
    results: [{ business: { name: 'Pawar Farms', user_name: null, can_view_contact: false, photo: null } }],
  })
})

test('numbers and addresses of contacts are found wherever they stand in a reply, and nobody else’s', () => {
  const contact = { name: 'Asha Pawar', mobile: '9123456780', email: 'asha@ozar.example' }
  const reply = {
    id: 123_456_789,
    notes: '9999999999',
    owner_contact: contact,
    more: [{ interested_users: [contact] }],
  }
  expect(contactsIn(reply)).toEqual([contact.mobile, contact.email, contact.mobile, contact.email])
})

describe('the HTML of a page', () => {
  const own = ['/', '/auth', '/register']

  test.each([
    ['/', '/app/index.hi.html'],
    ['/auth?next=%2Fprofile', '/app/auth.hi.html'],
    ['/auth/', '/app/auth.hi.html'],
    ['/global-enquiry/42', '/app.hi.html'],
    ['/authentic', '/app.hi.html'],
  ])('%s starts from %s', (path, frame) => expect(frameOf(at(path), own, 'hi')).toBe(frame))

  test('the frame of all the others is asked for by an address that no page has', () => {
    expect(frameAddress(undefined, 'mr')).toBe('/app.mr.html')
  })

  test('is in the language of the address, the cookie, the browser, in this order', () => {
    expect(languageOf(at('/?lang=mr'), 'hi', ['en-IN'])).toBe('mr')
    expect(languageOf(at('/?lang=fr'), 'hi', ['en-IN'])).toBe('hi')
    expect(languageOf(at('/'), undefined, ['fr', 'hi-IN'])).toBe('hi')
    expect(languageOf(at('/'), '"><script>', ['fr'])).toBe('en')
  })

  test.each([
    '/_mock',
    '/_pact/state',
    '/api/web/latest-enquiries/',
    '/media/1.jpg',
    '/config.json',
    '/assets/core-1.js',
  ])('%s is no page', (path) => expect(isPage(at(path))).toBe(false))
  test.each(['/', '/price-mandi', '/enquiry/42', '/Support', '/mediation', '/farmer/3'])('%s is one', (path) =>
    expect(isPage(at(path))).toBe(true),
  )
})
