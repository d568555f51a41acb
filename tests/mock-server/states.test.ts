import { beforeEach, expect, it } from 'vitest'
import { readPact } from '../../contracts/pact.ts'
import { stateNames, type StateName } from '../../mock-server/states.ts'
import { startMock } from './mock.ts'

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
    ['user', 'enquiry', 'mandi_price'].map((table) => mock.rows(`SELECT count(*) AS n FROM ${table}`)[0]?.['n'])
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

it('a fact that the seed contradicts is refused', async () => {
  expect((await change('a category does not exist', { category: 1 })).status).toBe(409)
  expect((await change('the catalogue is loaded', { variety: 999_999 })).status).toBe(409)
  expect((await change('a plan exists', { plan: 1, amount: 500 })).status).toBe(409)
})
