import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TOKEN = 'a-token-0123456789'

/** A fresh visit. */
async function visit() {
  vi.resetModules()
  const [session, storage] = [
    await import('../../src/session/session.ts'),
    await import('../../src/session/storage.ts'),
  ]
  return { ...session, ...storage }
}
const listeners: [string, EventListener][] = []
beforeEach(() => {
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener])
    add(type, listener as EventListener)
  })
})
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener)
  vi.restoreAllMocks()
})

test('begins with what is stored; what is stored later is told', async () => {
  localStorage.setItem('authToken', TOKEN)
  const { readSession, storeSession, watchSession } = await visit()
  expect(readSession()).toEqual({ token: TOKEN, businessType: undefined, expired: false })
  const told = vi.fn()
  watchSession(told)
  storeSession({ business_type: 'fpo', isBusiness: true })
  expect(told).toHaveBeenCalledExactlyOnceWith(
    { token: TOKEN, businessType: 'fpo', expired: false },
    { token: TOKEN, businessType: undefined, expired: false },
  )
  storeSession({ isBusiness: false }) // nothing that the frame shows
  expect(told).toHaveBeenCalledOnce()
  expect(localStorage.getItem('isBusiness')).toBe('false')
})

test('signing out clears every key, drafts too, and nothing else', async () => {
  const { STORED_KEYS, signOut, readSession } = await visit()
  const forTab = ['business_profile_verified', 'otp_sent_at', 'board_new_since', 'directory_near']
  for (const key of STORED_KEYS) localStorage.setItem(key, 'x')
  for (const key of forTab) sessionStorage.setItem(key, 'x')
  localStorage.setItem('lang', 'mr')
  localStorage.setItem('authToken', TOKEN)
  signOut()
  expect(readSession().token).toBeUndefined()
  expect(Object.keys(localStorage).filter((key) => !forTab.includes(key))).toEqual(['lang'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a token that the server no longer knows goes; drafts and purchases stay', async () => {
  localStorage.setItem('authToken', TOKEN)
  localStorage.setItem('registration_fpo_info', '{"role":"Director"}')
  const { expireSession, readSession, readStored, storeSession } = await visit()
  expireSession()
  expect(readSession()).toMatchObject({ token: undefined, expired: true })
  expect(readStored('registration_fpo_info')).toEqual({ role: 'Director' })
  storeSession({ authToken: TOKEN })
  expect(readSession()).toMatchObject({ token: TOKEN, expired: false })
})

test.each([
  ['the token is removed', () => localStorage.removeItem('authToken'), 'authToken'],
  ['everything is cleared', () => localStorage.clear(), null],
])('another tab: %s', async (_, act, key) => {
  localStorage.setItem('authToken', TOKEN)
  const { followOtherTabs, readSession, readStored, writeStored } = await visit()
  followOtherTabs()
  expect(readSession().token).toBe(TOKEN)
  writeStored('business_profile_verified', true)
  act()
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  expect(readSession().token).toBeUndefined()
  expect(readStored('business_profile_verified')).toBeUndefined()
})

test('another tab changes something else: nobody is told', async () => {
  const { followOtherTabs, watchSession } = await visit()
  followOtherTabs()
  const told = vi.fn()
  watchSession(told)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }))
  expect(told).not.toHaveBeenCalled()
})

test('a page that comes back out of the back/forward cache looks again', async () => {
  localStorage.setItem('authToken', TOKEN)
  const { followOtherTabs, readSession } = await visit()
  followOtherTabs()
  expect(readSession().token).toBe(TOKEN)
  localStorage.removeItem('authToken')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(readSession().token).toBeUndefined()
})

test('a sign-in of the same person keeps what they had; of another one, nothing of it', async () => {
  localStorage.setItem('userId', '7')
  localStorage.setItem('registration_fpo_info', '{"role":"Director"}')
  localStorage.setItem('draft_form', '{}')
  const { beginSession, readStored } = await visit()
  beginSession({ authToken: TOKEN, userId: 7 })
  expect(readStored('registration_fpo_info')).toEqual({ role: 'Director' })
  expect(localStorage.getItem('draft_form')).toBe('{}')
  beginSession({ authToken: 'b-token-0123456789', userId: 8 })
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ authToken: 'b-token-0123456789', userId: '8' })
})

test('another tab logs out: what was typed here goes; when a session only ended there, it stays', async () => {
  const { followOtherTabs, storeSession } = await visit()
  followOtherTabs()
  storeSession({ authToken: TOKEN, userId: 7 })
  localStorage.setItem('draft_form', '{}')
  localStorage.removeItem('authToken')
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }))
  expect(localStorage.getItem('draft_form')).toBe('{}')
  localStorage.removeItem('userId')
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }))
  expect(localStorage.getItem('draft_form')).toBeNull()
})
