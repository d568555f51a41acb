import { useSyncExternalStore } from 'react'
import { createEmitter } from '../ui/hooks/emitter.ts'
import { forgetSavedCopies } from './saved-copies.ts'
import {
  dropAllDrafts,
  forgetTab,
  readStored,
  STORED_KEYS,
  writeStored,
  type BusinessType,
  type Stored,
} from './storage.ts'

/** Who is here, as far as the frame of every page needs to know. */
export type Session = {
  /** Without one the person is a visitor. */
  token: string | undefined
  /** Their `userId`, also once their session has expired: what they typed waits for them. */
  person: number | undefined
  businessType: BusinessType | undefined
  /** The server no longer knew the token; true until the next sign-in. */
  expired: boolean
}

const NOBODY: Session = { token: undefined, person: undefined, businessType: undefined, expired: false }
let current: Session | undefined
const { emit, subscribe: watchSession } = createEmitter<[now: Session, before: Session]>()
export { watchSession }

const isSame = (one: Session, other: Session) =>
  (Object.keys(one) as (keyof Session)[]).every((key) => one[key] === other[key])

function read(expired: boolean): Session {
  const token = readStored('authToken')
  const found = {
    token,
    person: readStored('userId'),
    businessType: readStored('business_type'),
    expired: expired && !token,
  }
  // The very same that a prerendered page is taken over with: nothing has to be drawn again for a visitor.
  return isSame(found, NOBODY) ? NOBODY : found
}

export const readSession = (): Session => (current ??= read(false))

/** Takes up what is stored now, and tells the listeners when that is something else. */
function refresh(expired = readSession().expired): void {
  const before = readSession()
  const now = read(expired)
  if (isSame(now, before)) return
  current = now
  emit(now, before)
}

/** The session of this moment; in a prerendered page always a visitor's. */
export const useSession = (): Session => useSyncExternalStore(watchSession, readSession, () => NOBODY)

function store(values: Partial<Stored>): void {
  for (const key of STORED_KEYS) if (key in values) writeStored(key, values[key])
  refresh()
}

/** What was asked for in a session came when that was over. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver'
}

/**
 * The session of this moment, a visitor's too, for what is asked in its name: the one way to store anything of a person. Once it is
 * over (a log-out, an expiry, another sign-in, in whichever tab) it stores nothing more, for that would be somebody else's. Taken
 * before whatever is waited for; the linter asks for it.
 *
 *     const session = openSession()
 *     const { business_id } = await session.during(createBusiness(input, locale))
 *     session.store({ businessId: business_id })
 */
export function openSession(): OpenSession {
  const { token } = readSession()
  const isOver = () => readStored('authToken') !== token
  return {
    isOver,
    store: (values) => void (isOver() || store(values)),
    during: async (asked) => {
      const answer = await asked
      if (isOver()) throw new SessionOver()
      return answer
    },
  }
}

export type OpenSession = {
  isOver: () => boolean
  /** Undefined removes a key. */
  store: (values: Partial<Stored>) => void
  /** @throws SessionOver when the answer came too late: nothing may follow from it; and whatever the promise rejects with */
  during: <Answer>(asked: Promise<Answer>) => Promise<Answer>
}

/**
 * A sign-in. What another person left on this device when their session ended goes first: drafts, purchases, names
 * (§session.13).
 */
export function beginSession(values: Partial<Stored> & Pick<Stored, 'authToken' | 'userId'>): void {
  const before = readStored('userId')
  if (before !== undefined && before !== values.userId) clear()
  forgetSavedCopies()
  store(values)
}

/** Logging out clears all that the session has stored, drafts too, in every tab (§session.14). */
export function signOut(): void {
  clear()
  refresh(false)
}

/** Empties whatever the app has stored here but the mark of payments (payments/confirmation/journal-mark.ts), whose journal stays too. */
export function clearDevice(): void {
  signOut()
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of Object.keys(globalThis[storage]))
        if (!key.startsWith('payments')) globalThis[storage].removeItem(key)
    } catch {
      // Blocked: nothing is there.
    }
}

/** The server no longer knows the token. What was typed and what was paid for stays (§session.13). */
export function expireSession(): void {
  writeStored('authToken', undefined)
  forgetSavedCopies()
  refresh(true)
}

function clear() {
  // Who it was goes first: another tab waits for the rest of it, and asks nothing of a session that is going.
  writeStored('userId', undefined)
  // The token, the first of the keys, goes last: another tab that sees it go finds nothing else any more, and keeps nothing.
  for (const key of STORED_KEYS.toReversed()) writeStored(key, undefined)
  dropAllDrafts()
  forgetSavedCopies()
}

/** What another tab, or a log-out while this page was out of sight, has made of the session. */
function catchUp() {
  const before = readSession()
  const now = read(before.expired)
  // In the middle of a log-out.
  if (now.token !== undefined && now.person === undefined && before.person !== undefined) return
  const isSomebody = ({ token, person }: Session) => token !== undefined || person !== undefined
  // A session that only expired is still the same person's.
  const isLoggedOut = isSomebody(before) && !isSomebody(now)
  if (isLoggedOut || (before.person !== undefined && now.person !== before.person)) forgetTab()
  if (isLoggedOut) dropAllDrafts()
  refresh()
}

const FOLLOWED = new Set(['authToken', 'userId', 'business_type'])

/**
 * Follows other tabs (`key` is null when somebody cleared everything) and a page that comes back out of the back/forward
 * cache, in which a person may have logged out since (§session.16).
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea && storageArea !== localStorage) return
    if (key === null || FOLLOWED.has(key)) catchUp()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp()
  })
}
