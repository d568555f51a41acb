import { expect, test, vi } from 'vitest'
import { faultNames } from '../../mock-server/faults.ts'
import { signedIn } from './client.ts'
import { startMock } from './mock.ts'

/** The faults that a person provokes (mock-server/README.md, Faults). */

const mock = await startMock()
const farmer = signedIn(mock, '9876500011')
const search = (text: string) => farmer('GET', `/api/mobile/v1/global-enquiries/?search=${text}`)
const deletion = (reason: string) => farmer('POST', '/api/auth/request-deletion/', { json: { reason } })

test.each([400, 401, 404, 429, 500])('mock:%i in an address, a body or a form answers that', async (status) => {
  const form = { full_name: `Asha mock:${status}` }
  for (const reply of [
    await search(`mock:${status}`),
    await deletion(`Onion mock:${status} please`),
    await farmer('POST', '/api/mobile/v1/edit-user-profile/', { form }),
  ])
    expect(reply).toMatchObject({ status, body: { message: expect.any(String), error: expect.any(String) } })
})

test('mock:garbage is a success that is no JSON, mock:shape one that breaks the document, other words do nothing', async () => {
  await expect(search('mock:garbage')).rejects.toThrow(SyntaxError)
  expect(await search('mock:shape')).toEqual({ status: 200, body: {} })
  expect((await search('mock:unknown')).body).toHaveProperty('results')
})

test('mock:slow answers after 3 seconds, and mock:hang blocks nobody else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true })
  const answered = vi.fn()
  const slow = search('mock:slow').then(answered)
  const hanging = deletion('mock:hang')
  expect((await deletion('I stopped farming')).status).toBe(201)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await slow
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await hanging).status).toBe(504)
})

test('a switch counts down, belongs to its scope, and comes before the token and the input', async () => {
  const ask = async (scope: string) => {
    const headers = { cookie: `lang=hi; mock_scope=${scope}` }
    return (await mock.fetch(new Request('http://mock.test/api/auth/request-deletion/', { method: 'POST', headers })))
      .status
  }
  const set = (path: string, body: object, scope: string) => {
    const headers = { 'content-type': 'application/json', 'x-mock-scope': scope }
    return mock.fetch(
      new Request(`http://mock.test/_mock/faults${path}`, { method: 'POST', body: JSON.stringify(body), headers }),
    )
  }
  const operationId = 'requestAccountDeletion'
  await set('', { operationId, fault: '429', times: 2 }, 'one')
  await set('', { operationId, fault: '404' }, 'two')
  expect([await ask('one'), await ask('two'), await ask('one'), await ask('one')]).toEqual([429, 404, 429, 401])
  await set('/off', {}, 'two')
  expect(await ask('two')).toBe(401)
  for (const fault of faultNames.filter((name) => Number(name) > 0)) {
    await set('', { operationId, fault, times: 1 }, 'one')
    expect(await ask('one')).toBe(Number(fault))
  }
})
