import { beforeEach, expect, it } from 'vitest'
import { readPact } from '../../contracts/pact.ts'
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

/** Valid parameters of each state: those of the pact, and of the states that only journeys and e2e tests use. */
const params = new Map<string, object>([
  ...readPact()
    .interactions.flatMap(({ providerStates = [] }) => providerStates)
    .map(({ name, params = {} }) => [name, params] as const),
  ['the business of the user lacks a detail', { mobile: '9876500015', detail: 'company_pan' }],
  ['an enquiry is approved', { id: 7 }],
  ['a subcategory is called', { subcategory: 1, en: 'Wheat', hi: 'गेहूं', mr: 'गहू' }],
  ['a variety is called', { variety: 1, en: 'Golden', hi: 'सुनहरा', mr: 'सोनेरी' }],
])

it.each(stateNames)('"%s" can be set up twice and taken back', async (state) => {
  const count = () =>
    mock.store.db
      .prepare(
        'SELECT (SELECT count(*) FROM user) + (SELECT count(*) FROM enquiry) + (SELECT count(*) FROM mandi_price) AS n',
      )
      .get()
  const before = count()
  await set(state, params.get(state))
  await set(state, params.get(state))
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
