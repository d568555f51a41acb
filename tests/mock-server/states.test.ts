import { beforeEach, expect, it } from 'vitest'
import { stateNames, type StateName } from '../../mock-server/states.ts'
import { clientOf } from './client.ts'
import { startMock } from './mock.ts'

const mobile = '9876543210'
const mock = await startMock()

async function change(state: string, params: object = {}, action = 'setup') {
  const body = JSON.stringify({ state, params, action })
  const reply = await mock.fetch(new Request('http://mock.test/_pact/state', { method: 'POST', body }))
  return { status: reply.status, body: (await reply.json()) as { token?: string; message?: string } }
}
const set = async (state: StateName, params: object = {}) => {
  const reply = await change(state, params)
  expect(reply.status, `${state}: ${reply.body.message}`).toBe(200)
  return reply.body
}
const signIn = async (number = mobile) => clientOf(mock, (await set('a user is signed in', { mobile: number })).token)

beforeEach(async () => {
  await change('the catalogue is loaded', {}, 'teardown')
})

/** Valid parameters for setting up each state. */
const params: Record<StateName, object> = {
  'a user is signed in': { mobile },
  'no token is valid': {},
  'the mobile is unknown': { mobile: '9876500015' },
  'an OTP was requested': { mobile, expired: true },
  'the next OTP is': { mobile, otp: '999999' },
  'too many OTPs were tried': { mobile },
  'the user asked for deletion': { mobile },
  'the user has no business': { mobile: '9876500015' },
  'the user has an incomplete business': { mobile, type: 'fpo' },
  'the user has a complete business': { mobile, type: 'manufacturer' },
  'the business of the user lacks a detail': { mobile: '9876500015', detail: 'company_pan' },
  'the user is premium': { mobile },
  'the subscription has expired': { mobile },
  'the user never subscribed': { mobile: '9876500021' },
  'a subscription order exists': { mobile, order_id: 'order_1', paid: true },
  'a subscription order was paid': { mobile, order_id: 'order_3', payment_id: 'pay_3' },
  'a plan exists': { plan: 1, amount: 999 },
  'a plan does not exist': { plan: 1 },
  'a contact order exists': { mobile, order_id: 'order_2', kind: 'enquiry', target: 7 },
  'an enquiry exists': { id: 90001, owner: mobile, type: 'buy', visible_to: '9876500011', expected_price: 24.5 },
  'an enquiry is approved': { id: 7 },
  'an enquiry was posted under a key': { id: 90001, owner: mobile, key: '5f0c9be2a1d84c37b6e0f4a9d2c81b73' },
  'an enquiry is closed': { id: 90001 },
  'an enquiry has an image': { id: 90001, image: 90002 },
  'an enquiry has tasks': { id: 90001 },
  'an enquiry does not exist': { id: 7 },
  'there are no enquiries': {},
  'a business exists': { id: 90001, type: 'buyer', visible_to: mobile },
  'a business has products': { id: 90001 },
  'a business has no products': { id: 12 },
  'a business does not exist': { id: 90001 },
  'there are no businesses': {},
  'the catalogue is loaded': { category: 1, subcategory: 1, variety: 1 },
  'a category is called': { category: 1, en: 'Cereals', hi: 'अनाज', mr: 'तृणधान्ये' },
  'a subcategory is called': { subcategory: 1, en: 'Wheat', hi: 'गेहूं', mr: 'गहू' },
  'a variety is called': { variety: 1, en: 'Golden', hi: 'सुनहरा', mr: 'सोनेरी' },
  'a category does not exist': { category: 999_999 },
  'a subcategory does not exist': { subcategory: 999_999 },
  'PIN codes are loaded': { pincode: '422001' },
  'a PIN code does not exist': { pincode: '999999' },
  'mandi prices are loaded': {},
  'a mandi price is known': { market: 'Lasalgaon', min_price: 3900, max_price: 4600, modal_price: 4250 },
  'there are no mandi prices': {},
  'the server fails': { operationId: 'listCategories', status: '500' },
  'the operation does not exist': { operationId: 'listMandiPrices' },
  'the reply is like the example': { operationId: 'listCategories', example: 'single' },
}

it.each(stateNames)('"%s" can be set up twice and taken back', async (state) => {
  const count = () =>
    mock.store.db
      .prepare(
        'SELECT (SELECT count(*) FROM user) + (SELECT count(*) FROM enquiry) + (SELECT count(*) FROM mandi_price) AS n',
      )
      .get()
  const before = count()
  await set(state, params[state])
  await set(state, params[state])
  expect((await change(state, {}, 'teardown')).status).toBe(200)
  expect(count()).toEqual(before)
})

it('an unknown state is 404, a wrong parameter 400: a 5xx would be tried again for two minutes', async () => {
  expect((await change('the moon is full')).status).toBe(404)
  expect((await change('toString')).status).toBe(404)
  expect(await change('an enquiry exists')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('"id" is missing') },
  })
  expect((await change('an enquiry exists', { id: 'x' })).status).toBe(400)
  expect((await change('a business exists', { id: 1, type: 'bank' })).status).toBe(400)
  const broken = await mock.fetch(new Request('http://mock.test/_pact/state', { method: 'POST', body: '{' }))
  expect(broken.status).toBe(404)
})

it('states combine to what a contract needs', async () => {
  const client = await signIn()
  await set('the user has a complete business', { mobile, type: 'buyer' })
  await set('an enquiry exists', { id: 90001, visible_to: mobile })
  expect(await client('GET', '/api/mobile/v1/global-enquiries/')).toMatchObject({ status: 200 })
  expect(await client('GET', '/api/mobile/v1/enquiries/90001/detail/')).toMatchObject({ status: 200 })
  await set('the user is premium', { mobile })
  expect(await client('GET', '/api/payment/subscriptions/status/')).toMatchObject({
    body: { has_active_subscription: true },
  })
  await set('a business exists', { id: 90001, type: 'manufacturer', visible_to: mobile })
  expect(await client('GET', '/api/mobile/v1/manufacturers/90001/detail/')).toMatchObject({
    status: 200,
    body: { can_view_contact: true },
  })
  await set('an enquiry is closed', { id: 90001 })
  await set('there are no enquiries')
  expect(await client('GET', '/api/mobile/v1/enquiries/')).toMatchObject({ body: { count: 0, results: [] } })
  expect(mock.log).toEqual([])
})

it('a fact that the seed contradicts is refused', async () => {
  expect((await change('a category does not exist', { category: 1 })).status).toBe(409)
  expect((await change('the catalogue is loaded', { variety: 999_999 })).status).toBe(409)
  expect((await change('a plan exists', { plan: 1, amount: 500 })).status).toBe(409)
})

it('"the reply is like the example" answers with it, until the teardown', async () => {
  const client = await signIn()
  await set('the reply is like the example', { operationId: 'getUserProfile', example: 'flat' })
  const flat = await client('GET', '/api/mobile/v1/user-profile/')
  expect(flat).toMatchObject({ status: 200, body: { name: expect.any(String), phone: expect.any(String) } })
  await change('the reply is like the example', {}, 'teardown')
  const nested = await (await signIn())('GET', '/api/mobile/v1/user-profile/')
  expect(nested).toMatchObject({ status: 200, body: { user: { mobile } } })
})

it('"no token is valid" and "the server fails" hold until the teardown', async () => {
  const client = await signIn()
  await set('the server fails', { operationId: 'getUserRole', status: '500' })
  expect((await client('GET', '/api/user/profile/')).status).toBe(500)
  await set('no token is valid')
  expect((await client('GET', '/api/mobile/v1/user-profile/')).status).toBe(401)
  await change('no token is valid', {}, 'teardown')
  const later = await signIn()
  expect((await later('GET', '/api/user/profile/')).status).toBe(200)
})
