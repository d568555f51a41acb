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
  const { readSession, openSession, watchSession } = await visit()
  expect(readSession()).toEqual({ token: TOKEN, businessType: undefined, expired: false })
  const told = vi.fn()
  watchSession(told)
  openSession().store({ business_type: 'fpo', isBusiness: true })
  expect(told).toHaveBeenCalledExactlyOnceWith(
    { token: TOKEN, businessType: 'fpo', expired: false },
    { token: TOKEN, businessType: undefined, expired: false },
  )
  openSession().store({ isBusiness: false }) // nothing that the frame shows
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
  const { expireSession, readSession, readStored, openSession } = await visit()
  expireSession()
  expect(readSession()).toMatchObject({ token: undefined, expired: true })
  expect(readStored('registration_fpo_info')).toEqual({ role: 'Director' })
  openSession().store({ authToken: TOKEN })
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
  const { followOtherTabs, openSession } = await visit()
  followOtherTabs()
  openSession().store({ authToken: TOKEN, userId: 7 })
  localStorage.setItem('draft_form', '{}')
  localStorage.removeItem('authToken')
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }))
  expect(localStorage.getItem('draft_form')).toBe('{}')
  localStorage.removeItem('userId')
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }))
  expect(localStorage.getItem('draft_form')).toBeNull()
})

test.each([
  ['a log-out', { authToken: undefined, userId: undefined }],
  ['another sign-in in another tab', { authToken: 'another-token-0123456789', userId: '8' }],
])('what was asked for before %s stores nothing', async (_, after) => {
  localStorage.setItem('authToken', TOKEN)
  const { openSession, SessionOver } = await visit()
  const session = openSession()
  const late = session.during(new Promise<string>((resolve) => setTimeout(() => resolve('Asha'), 20)))
  // The other tab’s change is seen at once, before any event tells of it.
  for (const [key, value] of Object.entries(after))
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  await expect(late).rejects.toThrow(SessionOver)
  session.store({ user_name: 'Asha' })
  expect(session.isOver()).toBe(true)
  expect(localStorage.getItem('user_name')).toBeNull()
})

test('in the same session an answer is passed on, and a refusal whenever it comes', async () => {
  localStorage.setItem('authToken', TOKEN)
  const { openSession, signOut } = await visit()
  const session = openSession()
  expect(await session.during(Promise.resolve(1))).toBe(1)
  session.store({ user_name: 'Asha' })
  expect(localStorage.getItem('user_name')).toBe('Asha')
  signOut()
  await expect(session.during(Promise.reject(new Error('401')))).rejects.toThrow('401')
})
