import { beforeAll, expect, test } from 'vitest'
import { signPayment } from '../../mock-server/checkout/signature.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { signedIn, type Client } from './client.ts'
import { startMock, type TestMock } from './mock.ts'

// Every operation that a token opens and that names a record: what belongs to somebody else is refused as if it did not
// exist, and nothing of it changes. A new operation is in one of the two lists, or the last test fails.

const PHOTO = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', {
  type: 'image/png',
})
const ORDER = 'order_Stranger1'
const PAYMENT = 'pay_Stranger1'

let mock: TestMock
let stranger: Client
/** Pending: on no board yet. */
let id: number
let userProduct: number
let imageId: number

const calls: Partial<Record<keyof typeof operations, (id: number) => ReturnType<Client>>> = {
  getEnquiryDetail: (id) => stranger('GET', `/api/mobile/v1/enquiries/${id}/detail/`),
  getEnquiry: (id) => stranger('GET', `/api/mobile/v1/enquiries/${id}/`),
  updateEnquiry: (id) => stranger('PATCH', `/api/mobile/v1/enquiries/${id}/`, { form: { quantity: '99' } }),
  closeEnquiry: (id) => stranger('DELETE', `/api/mobile/v1/enquiries/${id}/`, { json: { closing_remark: 'Mine' } }),
  listEnquiryTasks: (id) => stranger('GET', `/api/mobile/v1/enquiry/${id}/tasks/`),
  purchaseEnquiryContact: (id) => stranger('POST', `/api/mobile/v1/enquiries/${id}/purchase/`),
  addProductImage: () => stranger('POST', `/api/mobile/v1/product-images/${userProduct}/`, { form: { image: PHOTO } }),
  deleteProductImage: () => stranger('DELETE', `/api/mobile/v1/product-images/${userProduct}/${imageId}/`),
  verifyPayment: () =>
    stranger('POST', '/api/payment/verify/', {
      json: {
        razorpay_order_id: ORDER,
        razorpay_payment_id: PAYMENT,
        razorpay_signature: signPayment(ORDER, PAYMENT),
      },
    }),
}
/** What everybody may read or buy, or what has no id but the person's own. */
const OPEN = new Set<string>(
  [
    'getFarmer getBuyer getManufacturer listBusinessProducts purchaseBusinessContact', // the directory
    'listFarmers listBuyers listManufacturers listGlobalEnquiries getPlan',
    'listOwnEnquiries createEnquiry getUserProfile getUserRole editUserProfile', // the person's own
    'requestAccountDeletion getSubscriptionStatus createPayment createBusiness createFarmer createBuyer createFpo',
    'createManufacturer createAgent createCompany createDistributor createRetailer createWholesaler',
  ].flatMap((some) => some.split(' ')),
)

/** All that belongs to the enquiry and the order, to be the same afterwards. */
const belongings = () =>
  ['enquiry WHERE id = 99001', 'enquiry_image WHERE id = 99002', 'task WHERE enquiry_id = 99001', `payment_order`].map(
    (what) => mock.store.db.prepare(`SELECT * FROM ${what}`).all(),
  )

beforeAll(async () => {
  mock = await startMock()
  stranger = signedIn(mock, '9876500015')
  const owner = signedIn(mock, '9876500011').id
  ;[id, userProduct, imageId] = [99_001, 99_001, 99_002]
  mock.store.db.exec(`
    INSERT INTO enquiry (id, user_id, user_product, type, product, sub_category, sub_sub_category, quantity, unit,
                         expected_price, minimum_expected_price, location, search, created_at)
    SELECT ${id}, ${owner}, ${userProduct}, 'sell', category_id, subcategory.id, variety.id, 40, 'quintal', 24.5, 22, 'Ozar', 'ozar',
           '${new Date(mock.now()).toISOString()}'
    FROM variety JOIN subcategory ON subcategory.id = subcategory_id LIMIT 1;
    INSERT INTO enquiry_image (id, user_product, image, created_at) VALUES (${imageId}, ${userProduct}, '/media/crops/onion.svg', '2026-04-21T06:30:00Z');
    INSERT INTO payment_order (order_id, user_id, kind, target_id, amount, created_at)
    VALUES ('${ORDER}', ${owner}, 'subscription', 1, 99900, '2026-04-21T06:30:00Z');
  `)
})

test.each(Object.keys(calls) as (keyof typeof calls)[])('%s refuses what is somebody else’s', async (operation) => {
  const before = belongings()
  const theirs = await calls[operation]!(id)
  expect(theirs.status).toBe(operation === 'verifyPayment' ? 400 : 404)
  // The words for what does not exist: nobody learns that it does.
  const nobodys = operation === 'verifyPayment' ? theirs : await calls[operation]!(99_999_999)
  expect(theirs.body).toEqual(nobodys.body)
  expect(JSON.stringify(theirs.body)).not.toMatch(/98765|@|Ozar/)
  expect(belongings()).toEqual(before)
})

test('no operation is forgotten', () => {
  const withToken = Object.entries(operations).filter(([, { bearer }]) => bearer === 'required')
  expect(withToken.map(([operation]) => operation).filter((one) => !(one in calls) && !OPEN.has(one))).toEqual([])
})
