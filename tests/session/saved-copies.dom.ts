import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TOKEN = 'a-token-0123456789'
const deleted = vi.fn((_name: string) => Promise.resolve(true))

async function visit() {
  vi.resetModules()
  return import('../../src/session/session.ts')
}
beforeEach(() => {
  localStorage.setItem('authToken', TOKEN)
  localStorage.setItem('userId', '7')
  vi.stubGlobal('caches', { delete: deleted })
})
afterEach(() => void vi.clearAllMocks())

test.each([
  ['a log-out', (session: Awaited<ReturnType<typeof visit>>) => session.signOut()],
  ['a token that the server no longer knows', (session) => session.expireSession()],
  ['a sign-in', (session) => session.beginSession({ authToken: 'another-token-0123', userId: 7 })],
  ['a sign-in of another person', (session) => session.beginSession({ authToken: 'another-token-0123', userId: 8 })],
])('%s deletes the pictures that a person saw', async (_what, happen) => {
  happen(await visit())
  expect(deleted).toHaveBeenCalledWith('pictures')
})

test('values of the profile that arrive later delete nothing', async () => {
  const { openSession } = await visit()
  openSession().store({ business_type: 'farmer' })
  expect(deleted).not.toHaveBeenCalled()
})

test('on an insecure page nothing was saved, and signing out works', async () => {
  vi.stubGlobal('caches', undefined)
  const { signOut, readSession } = await visit()
  signOut()
  expect(readSession().token).toBeUndefined()
})
