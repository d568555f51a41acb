import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TOKEN = 'a-token-0123456789'
const deleted = vi.fn((_name: string) => Promise.resolve(true))
const told = vi.fn()

async function visit() {
  vi.resetModules()
  return import('../../src/session/session.ts')
}
beforeEach(() => {
  localStorage.setItem('authToken', TOKEN)
  localStorage.setItem('userId', '7')
  vi.stubGlobal('caches', { delete: deleted })
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: told } } })
})
afterEach(() => void vi.clearAllMocks())

test.each([
  ['a log-out', (session: Awaited<ReturnType<typeof visit>>) => session.signOut()],
  ['a token that the server no longer knows', (session) => session.expireSession()],
  ['a sign-in', (session) => session.beginSession({ authToken: 'another-token-0123', userId: 7 })],
  ['a sign-in of another person', (session) => session.beginSession({ authToken: 'another-token-0123', userId: 8 })],
])('%s deletes a person’s pictures, and those still on their way', async (_what, happen) => {
  happen(await visit())
  expect(deleted).toHaveBeenCalledWith('pictures')
  expect(told).toHaveBeenCalledWith('forget')
})

test('values of the profile that arrive later delete nothing', async () => {
  const { openSession } = await visit()
  openSession().store({ business_type: 'farmer' })
  expect(deleted).not.toHaveBeenCalled()
})

test('on an insecure page nothing was saved, and signing out works', async () => {
  vi.stubGlobal('caches', undefined)
  vi.stubGlobal('navigator', {})
  const { signOut, readSession } = await visit()
  signOut()
  expect(readSession().token).toBeUndefined()
})
