import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const TOKEN = 'a-token-0123456789'
const DRAFT = '{"savedAt":1,"user":7,"values":{"role":"Director"}}'

/** A fresh visit, of somebody signed in or not. */
async function visit(authToken?: string) {
  if (authToken) localStorage.setItem('authToken', authToken)
  vi.resetModules()
  const session = await import('../../src/session/session.ts')
  return { ...session, ...(await import('../../src/session/storage.ts')) }
}
const hear = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
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
})

test('a session begins with the stored values, and reports a change of them', async () => {
  const { readSession, openSession, watchSession } = await visit(TOKEN)
  expect(readSession()).toEqual({ token: TOKEN, person: undefined, businessType: undefined, expired: false })
  const told = vi.fn()
  watchSession(told)
  openSession().store({ business_type: 'fpo', isBusiness: true })
  expect(told).toHaveBeenCalledExactlyOnceWith(
    { token: TOKEN, person: undefined, businessType: 'fpo', expired: false },
    { token: TOKEN, person: undefined, businessType: undefined, expired: false },
  )
  openSession().store({ isBusiness: false }) // nothing that the header shows
  expect(told).toHaveBeenCalledOnce()
  expect(localStorage.getItem('isBusiness')).toBe('false')
})

test('signing out clears every key, drafts too, and nothing else', async () => {
  const { STORED_KEYS, signOut, readSession } = await visit()
  const forTab = ['business_profile_verified', 'sent_otp', 'board_new_since', 'mandi_changes']
  for (const key of [...STORED_KEYS, 'registration_fpo_info', 'draft_form']) localStorage.setItem(key, 'x')
  for (const key of forTab) sessionStorage.setItem(key, 'x')
  localStorage.setItem('lang', 'mr')
  localStorage.setItem('authToken', TOKEN)
  signOut()
  expect(readSession().token).toBeUndefined()
  expect(Object.keys(localStorage).filter((key) => !forTab.includes(key))).toEqual(['lang'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('an expired token is removed; drafts and purchases stay', async () => {
  localStorage.setItem('registration_fpo_info', DRAFT)
  const { expireSession, readSession, openSession } = await visit(TOKEN)
  expireSession()
  expect(readSession()).toMatchObject({ token: undefined, expired: true })
  expect(localStorage.getItem('registration_fpo_info')).toBe(DRAFT)
  openSession().store({ authToken: TOKEN })
  expect(readSession()).toMatchObject({ token: TOKEN, expired: false })
})

test('another tab removes the token of a session without a person', async () => {
  const { followOtherTabs, readSession, readStored, writeStored } = await visit(TOKEN)
  followOtherTabs()
  expect(readSession().token).toBe(TOKEN)
  writeStored('business_profile_verified', true)
  localStorage.removeItem('authToken')
  hear('authToken')
  expect(readSession().token).toBeUndefined()
  expect(readStored('business_profile_verified')).toBeUndefined()
})

const SINCE = { since: '2026-11-01T10:00:00Z', at: 1 }

/** The data of person 7 that only this tab holds, a draft that is typed here, and what happens to them. */
async function tabOf7() {
  const session = await visit()
  session.followOtherTabs()
  session.beginSession({ authToken: TOKEN, userId: 7 })
  session.writeStored('board_new_since', SINCE)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  session.writeStored('user_name', 'Asha')
  localStorage.setItem('draft_form', '{}')
  const { readStored } = session
  const left = () => [readStored('board_new_since'), readStored('user_name'), localStorage.getItem('draft_form')]
  return { ...session, left }
}
const elsewhere = (values: Record<string, string | undefined>) => {
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
}
const told = {
  storage: () => hear('userId'),
  'back/forward cache': () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
}

describe.each(Object.entries(told))('data of this tab only, after %s', (_, tell) => {
  test.each([
    ['a log-out', { authToken: undefined, userId: undefined }],
    ['another sign-in', { authToken: 'b-token-0123456789', userId: '8', draft_form: undefined }],
  ])('goes with %s', async (_, values) => {
    const { left, readSession } = await tabOf7()
    elsewhere(values)
    tell()
    expect(left()).toEqual([undefined, undefined, null])
    expect(readSession().person).toBe(values.userId ? 8 : undefined)
  })

  test.each([
    ['the session expires', { authToken: undefined }],
    ['the same person signs in again', { authToken: 'b-token-0123456789' }],
  ])('stays when %s', async (_, values) => {
    const { left, readSession } = await tabOf7()
    elsewhere(values)
    tell()
    expect(left()).toEqual([SINCE, 'Asha', '{}'])
    expect(readSession().expired).toBe(!values.authToken)
  })
})

test('a log-out in another tab is one change here, although it removes key by key', async () => {
  const { openSession, readSession, signOut, watchSession } = await tabOf7()
  openSession().store({ business_type: 'farmer' })
  const entries = Object.entries(localStorage)
  const removal = vi.spyOn(Storage.prototype, 'removeItem')
  signOut()
  const order = removal.mock.calls.map(([key]) => key)
  // The same removals, one by one, made by another tab.
  for (const [key, value] of entries) localStorage.setItem(key, value)
  hear(null)
  expect(readSession().person).toBe(7)
  const changes = vi.fn()
  watchSession(changes)
  for (const key of order) {
    localStorage.removeItem(key)
    hear(key)
  }
  expect(changes).toHaveBeenCalledOnce()
  expect(readSession()).toMatchObject({ token: undefined, person: undefined })
})

test('a visitor’s page from the back/forward cache keeps what was typed', async () => {
  const { followOtherTabs, readSession } = await visit()
  followOtherTabs()
  readSession()
  localStorage.setItem('draft_support', '{}')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(localStorage.getItem('draft_support')).toBe('{}')
})

test('the same person’s sign-in restores their data; another person’s deletes it', async () => {
  localStorage.setItem('userId', '7')
  localStorage.setItem('registration_fpo_info', DRAFT)
  localStorage.setItem('draft_form', '{}')
  const { beginSession } = await visit()
  beginSession({ authToken: TOKEN, userId: 7 })
  expect(localStorage.getItem('registration_fpo_info')).toBe(DRAFT)
  expect(localStorage.getItem('draft_form')).toBe('{}')
  beginSession({ authToken: 'b-token-0123456789', userId: 8 })
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ authToken: 'b-token-0123456789', userId: '8' })
})

test.each([
  ['a log-out', { authToken: undefined, userId: undefined }],
  ['another sign-in in another tab', { authToken: 'another-token-0123456789', userId: '8' }],
])('a reply requested before %s stores nothing', async (_, after) => {
  const { openSession } = await visit(TOKEN)
  const session = openSession()
  const answer = Promise.withResolvers<string>()
  const late = session.during(answer.promise)
  // The other tab's change is noticed at once, before any event reports it.
  elsewhere(after)
  answer.resolve('Asha')
  await expect(late).rejects.toMatchObject({ name: 'SessionOver' })
  session.store({ user_name: 'Asha' })
  expect(session.isOver()).toBe(true)
  expect(localStorage.getItem('user_name')).toBeNull()
})

test('replies and refusals in the same session are passed on', async () => {
  const { openSession, signOut } = await visit(TOKEN)
  const session = openSession()
  expect(await session.during(Promise.resolve(1))).toBe(1)
  session.store({ user_name: 'Asha' })
  expect(localStorage.getItem('user_name')).toBe('Asha')
  signOut()
  await expect(session.during(Promise.reject(new Error('401')))).rejects.toThrow('401')
})
