import { expect, it, vi } from 'vitest'
import { createFaults, faultNames, type Circumstances } from '../../mock-server/faults.ts'
import { createShop } from './fixtures/shop.ts'

const circumstances = (extra: Partial<Circumstances> = {}): Circumstances => ({
  lang: 'en',
  signal: new AbortController().signal,
  success: 200,
  breaks: () => true,
  ...extra,
})
const call = (body: unknown) => ({ query: {}, path: {}, body })

it.each([400, 401, 404, 429, 500])('mock:%i in a text of an address, a body or a form answers that', async (status) => {
  const shop = createShop()
  const word = `mock:${status}`
  const form = new FormData()
  for (const [name, text] of [
    ['title', word],
    ['quantity', '1'],
  ] as const)
    form.append(name, text)
  for (const reply of [
    await shop.send('GET', `/notes/?search=${word}`),
    await shop.send('POST', '/notes/', { json: { title: `Onion ${word} please` } }),
    await shop.send('POST', '/photos/', { body: form }),
  ])
    expect(reply).toMatchObject({ status, body: { message: expect.any(String), error: expect.any(String) } })
  expect(shop.seen).toEqual([])
})

it('mock:garbage is a success that is no JSON, mock:shape one that breaks the document', async () => {
  const shop = createShop()
  const garbage = await shop.send('GET', '/notes/?search=mock:garbage')
  expect(garbage).toMatchObject({ status: 200, body: undefined })
  expect(garbage.text).toContain('<')
  const shape = await shop.send('GET', '/notes/?search=mock:shape')
  expect(shape).toMatchObject({ status: 200, body: {} })
  const made = await shop.send('POST', '/notes/', { json: { title: 'mock:shape' } })
  expect(made.status).toBe(201)
})

it('mock:slow goes on after 3 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shop = createShop()
  let answered = false
  const reply = shop.send('GET', '/notes/?search=mock:slow').finally(() => (answered = true))
  await vi.advanceTimersByTimeAsync(2_900)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await reply).toMatchObject({ status: 200, body: { results: [] } })
})

it('mock:hang ends when the client leaves', async () => {
  const leaving = new AbortController()
  const hanging = createFaults().typed('x', call('mock:hang'), circumstances({ signal: leaving.signal }))
  leaving.abort()
  expect((await hanging)?.status).toBe(504)
})

it('a hanging request keeps nobody waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shop = createShop()
  const hanging = shop.send('POST', '/notes/', { json: { title: 'mock:hang' } })
  expect(await shop.send('POST', '/notes/', { json: { title: 'a' } })).toMatchObject({ status: 201 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await hanging).toMatchObject({ status: 504 })
})

it.each([
  ['requestOtp', { mobile: '9000000500' }, 500],
  ['requestOtp', { mobile: '9000000400' }, 200],
  ['verifyOtp', { otp: '000410' }, 200],
  ['lookUpPincode', { pincode: '999429' }, 429],
  ['requestOtp', { mobile: '9876543500' }, undefined],
  ['requestOtp', { mobile: '9000000777' }, undefined],
  ['verifyOtp', { mobile: '9000000500', otp: '123456' }, undefined],
  ['requestOtp', { mobile: '9876543210', note: '9000000500' }, undefined],
  ['closeEnquiry', { first: 'Sold', second: 'mock:500' }, 500],
])('digits provoke in their field alone, words in any: %s %j', async (operation, body, status) => {
  const reply = await createFaults().typed(operation, call(body), circumstances())
  expect(reply?.status).toBe(status)
  if (status === 200)
    expect(await reply?.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/OTP/) })
})

it('a switch counts down, and belongs to a scope if it has one', async () => {
  const shop = createShop()
  shop.faults.switchOn({ operationId: 'listNotes', fault: '500', times: 2 })
  const statuses = async (headers?: Record<string, string>) => {
    const replies = [await shop.send('GET', '/notes/', { headers }), await shop.send('GET', '/notes/', { headers })]
    return replies.map(({ status }) => status)
  }
  expect([...(await statuses()), ...(await statuses())]).toEqual([500, 500, 200, 200])

  shop.faults.switchOn({ operationId: 'listNotes', fault: '404', scope: 'one' })
  expect(await statuses()).toEqual([200, 200])
  expect(await statuses({ 'x-mock-scope': 'two' })).toEqual([200, 200])
  expect(await statuses({ 'x-mock-scope': 'one' })).toEqual([404, 404])
  expect(await statuses({ cookie: 'lang=hi; mock_scope=one' })).toEqual([404, 404])
  shop.faults.clear('one')
  expect(await statuses({ 'x-mock-scope': 'one' })).toEqual([200, 200])
})

it('a switch comes before the token and the input', async () => {
  const shop = createShop()
  for (const fault of faultNames.filter((name) => !['slow', 'late', 'hang'].includes(name))) {
    shop.faults.switchOn({ operationId: 'createNote', fault, times: 1 })
    const reply = await shop.send('POST', '/notes/', { json: {}, headers: { authorization: '' } })
    expect(reply.status).toBe(Number(fault) || 201)
  }
})
