import { beforeAll, expect, it } from 'vitest'
import { handlers } from '../../mock-server/handlers/index.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { signPayment } from '../../mock-server/checkout/signature.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { PREMIUM_ORDER } from './client.ts'
import { startMock, type TestMock } from './mock.ts'

/** A request that succeeds: as whom, with which path, query and body. */
type Example = { as?: string; path?: Record<string, string | number>; query?: string; json?: object; form?: object }

const buyer = '9876500015'
const farmer = '9876500011'
const newcomer = '7000000001'

const address = { city: 'Nashik', district: 'Nashik', state: 'Maharashtra', current_location: 'Location unavailable' }
const person = { ...address, full_name: 'Asha Pawar', address: '14 Market Yard', pin_code: '422001' }
const tax = { company_pan: 'AAPFU0939F', gst_number: '27AAPFU0939F1ZV' }
const bill = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' })
const photo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'गेहूँ.png', {
  type: 'image/png',
})
const enquiry = { quantity: 40, unit: 'quintal', expected_price: 24.5, is_organic: false, location: 'Nashik' }

let mock: TestMock
let examples: Record<OperationId, Example>

beforeAll(async () => {
  mock = await startMock()
  const { db } = mock.store
  const one = (sql: string, ...values: string[]) => db.prepare(sql).get(...values) as Record<string, number>
  const owned = one(
    'SELECT enquiry.id, user_product FROM enquiry JOIN user ON user.id = user_id WHERE mobile = ? AND closed_at IS NULL',
    farmer,
  )
  const foreign = one(
    'SELECT enquiry.id FROM enquiry JOIN user ON user.id = user_id WHERE mobile NOT IN (?, ?) AND closed_at IS NULL LIMIT 1',
    farmer,
    buyer,
  )
  const variety = one(
    'SELECT category_id, subcategory.id AS sub, variety.id FROM variety JOIN subcategory ON subcategory.id = subcategory_id LIMIT 1',
  )
  const business = (type: string) =>
    one('SELECT min(business.id) AS id FROM business WHERE business_type = ? AND has_profile = 1 AND id > 30', type).id!
  const step2 = (type: string, extras: object) => ({
    as: registered(type),
    json: { ...person, business_type: type, ...extras },
  })
  const step2Form = (type: string) => ({
    as: registered(type),
    form: {
      ...person,
      business_type: type,
      ...tax,
      office_location: 'Nashik',
      has_own_logistics: true,
      is_organic: false,
      cancelled_bill: bill,
    },
  })
  db.prepare(`INSERT INTO user (mobile, full_name, created_at) VALUES (?, '', '2026-01-01T00:00:00.000Z')`).run(
    newcomer,
  )
  db.prepare(
    `INSERT INTO enquiry_image (id, user_product, image, created_at) VALUES (9001, ?, '/media/crops/onion.svg', '2026-01-01T00:00:00.000Z')`,
  ).run(owned.user_product!)
  const order = await call('createPayment', { as: buyer, json: PREMIUM_ORDER })
  const orderId = String((await order.json()).order_id)

  examples = {
    listCategories: {},
    listSubcategoriesOfCategory: { path: { categoryId: variety.category_id! } },
    listVarieties: { path: { subcategoryId: variety.sub! } },
    listSubcategories: { query: 'pagination=false' },
    listLatestEnquiries: {},
    listOwnEnquiries: { as: farmer, query: 'page=1&page_size=12' },
    listGlobalEnquiries: { as: farmer, query: 'page=2&page_size=12&type=sell' },
    getEnquiryDetail: { as: buyer, path: { id: foreign.id! } },
    getEnquiry: { as: farmer, path: { id: owned.id! } },
    createEnquiry: {
      as: buyer,
      form: {
        ...enquiry,
        type: 'buy',
        product: variety.category_id,
        sub_category: variety.sub,
        sub_sub_category: variety.id,
        contact_preference: 'phone',
        photo,
      },
    },
    updateEnquiry: { as: farmer, path: { id: owned.id! }, form: { quantity: 55, photo: '' } },
    listEnquiryTasks: { as: farmer, path: { id: owned.id! } },
    addProductImage: { as: farmer, path: { userProductId: owned.user_product! }, form: { image: photo } },
    deleteProductImage: { as: farmer, path: { userProductId: owned.user_product!, imageId: 9001 } },
    purchaseEnquiryContact: { as: buyer, path: { id: foreign.id! } },
    listFarmers: { as: buyer, query: 'page=1&page_size=12' },
    listBuyers: { as: buyer, query: 'search=a' },
    listManufacturers: { as: buyer },
    getFarmer: { as: buyer, path: { id: business('farmer') }, query: '_t=1776753000000' },
    getBuyer: { as: buyer, path: { id: business('buyer') } },
    getManufacturer: { as: buyer, path: { id: business('manufacturer') } },
    listBusinessProducts: { as: buyer, path: { businessId: business('farmer') } },
    purchaseBusinessContact: { as: buyer, json: { business_id: business('farmer'), business_type: 'farmer' } },
    listMandiPrices: { query: 'offset=20&limit=20&state=Maharashtra' },
    requestOtp: { json: { mobile: newcomer } },
    verifyOtp: { json: { mobile: newcomer, otp: '123456' } },
    lookUpPincode: { path: { pincode: '422001' } },
    createBusiness: {
      as: newcomer,
      json: { ...address, name: 'Asha Pawar', mobile: newcomer, pincode: '422001', business_type: 'farmer' },
    },
    createFarmer: step2('farmer', { farm_size: '12.5 acres', farm_location: 'Niphad' }),
    createBuyer: step2('buyer', { ...tax, company_name: 'Pawar Traders', storage_house_location: 'Niphad' }),
    createManufacturer: step2('manufacturer', {
      ...tax,
      company_name: 'Pawar Foods',
      factory_location: 'Sinnar',
      office_location: 'Nashik',
    }),
    createFpo: step2('fpo', {
      role_in_organization: 'Director',
      organization_name: 'Niphad FPO',
      organization_address: 'Niphad',
      number_of_farmers: 340,
    }),
    createAgent: step2Form('agent'),
    createCompany: step2Form('company'),
    createDistributor: step2Form('distributor'),
    createRetailer: step2Form('retailer'),
    createWholesaler: step2Form('wholesaler'),
    getUserProfile: { as: farmer },
    getUserRole: { as: farmer },
    editUserProfile: {
      as: farmer,
      form: { full_name: 'Sunil Patil', email: 'sunil@example.com', profile_picture: photo },
    },
    requestAccountDeletion: { as: farmer, json: { reason: 'खेती बंद' } },
    getSubscriptionStatus: { as: buyer },
    getPlan: { as: buyer, path: { planId: 1 } },
    createPayment: { as: farmer, json: PREMIUM_ORDER },
    verifyPayment: {
      as: buyer,
      json: {
        razorpay_order_id: orderId,
        razorpay_payment_id: 'pay_1',
        razorpay_signature: signPayment(orderId, 'pay_1'),
      },
    },
    closeEnquiry: { as: farmer, path: { id: owned.id! }, json: { closing_remark: 'बिक गया' } }, // last: the others need it open
  }
})

/** A person of the seed whose step 1 is done for the type, and step 2 is not. */
function registered(type: string): string {
  const { db } = mock.store
  const mobile = `71${String(type.length).padStart(2, '0')}${String(type.charCodeAt(0)).padStart(6, '0')}`
  const { lastInsertRowid } = db
    .prepare(`INSERT INTO user (mobile, full_name, created_at) VALUES (?, 'Asha Pawar', '2026-01-01T00:00:00.000Z')`)
    .run(mobile)
  db.prepare(
    `INSERT INTO business (user_id, business_type, user_name, city, district, state, pin_code, created_at)
     VALUES (?, ?, 'Asha Pawar', 'Nashik', 'Nashik', 'Maharashtra', '422001', '2026-01-01T00:00:00.000Z')`,
  ).run(lastInsertRowid, type)
  return mobile
}

function call(id: OperationId, { as, path = {}, query = '', json, form }: Example): Promise<Response> {
  const { method, path: template } = operations[id]
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]))
  const headers = new Headers({ 'x-user-lang': 'hi' })
  if (as) headers.set('authorization', `Bearer ${mock.tokenOf(as)}`)
  if (json) headers.set('content-type', 'application/json')
  const body = form ? asForm(form) : json ? JSON.stringify(json) : null
  return mock.fetch(new Request(`http://mock.test${filled}?${query}`, { method: method.toUpperCase(), headers, body }))
}

function asForm(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof File ? value : String(value))
  return form
}

it('has a handler for each of the 46 operations, and no other', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(operations).sort())
  expect(Object.keys(handlers)).toHaveLength(46)
})

it('answers each operation with success', async () => {
  for (const [id, example] of Object.entries(examples) as [OperationId, Example][]) {
    const response = await call(id, example)
    const text = await response.text()
    expect(response.status, `${id}: ${text}`).toBe(operations[id].statuses[0])
    expect(text.includes('"error"'), `${id}: ${text}`).toBe(false)
  }
  expect(mock.log).toEqual([])
})

it('answers 401 to an unknown token wherever a token is read, in the language', async () => {
  for (const [id, { bearer, method, path }] of Object.entries(operations)) {
    if (bearer === 'none') continue
    const url = `http://mock.test${path.replace(/\{\w+\}/g, '1')}`
    const headers = { authorization: 'Bearer made-up', 'x-user-lang': 'hi' }
    const response = await mock.fetch(new Request(url, { method: method.toUpperCase(), headers }))
    expect(response.status, id).toBe(401)
    expect(await response.json(), id).toEqual({
      message: 'आप लॉग आउट हो गए हैं। कृपया फिर से लॉग इन करें।',
      error: 'unauthenticated',
    })
  }
})

it('answers 404 to an id that is not there', async () => {
  for (const [id, example] of Object.entries(examples) as [OperationId, Example][]) {
    const { path } = operations[id]
    if (!path.includes('{')) continue
    for (const wrong of ['999999', 'x', '0']) {
      const response = await call(id, {
        ...example,
        path: Object.fromEntries(Object.keys(example.path ?? {}).map((name) => [name, wrong])),
      })
      expect(response.status, `${id} ${wrong}`).toBe(404)
    }
  }
})

it('declares a 401 exactly where a token is read, so that the type of `user` is right', () => {
  for (const [id, { bearer, statuses }] of Object.entries(operations)) {
    expect((statuses as readonly number[]).includes(401), id).toBe(bearer !== 'none')
  }
})
