import { useSyncExternalStore } from 'react'
import { connectSession } from '../api/client.ts'
import { connectUnanswered } from '../api/idempotency/once.ts'
import { createEmitter } from '../ui/hooks/events.ts'
import {
  clearStorage,
  forgetTab,
  readStored,
  STORED_KEYS,
  writeStored,
  type BusinessType,
  type Stored,
} from './storage.ts'
import { forgetCopies, forgetLastSeen } from '../api/copies/copies.ts'

/** The signed-in person, as far as the frame of every page needs to know. */
export type Session = {
  /** The person's token; undefined for a visitor. */
  token: string | undefined
  /** The person's `userId`, kept after the session has expired: their drafts stay for their return. */
  person: number | undefined
  businessType: BusinessType | undefined
  /** The server rejected the token; true until the next sign-in. */
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
  // The same object as in prerendered pages, so that nothing renders again for a visitor.
  return isSame(found, NOBODY) ? NOBODY : found
}

export const readSession = (): Session => (current ??= read(false))

function refresh(expired = readSession().expired): void {
  const before = readSession()
  const now = read(expired)
  if (isSame(now, before)) return
  current = now
  emit(now, before)
}

/** The current session; a visitor's while a prerendered page hydrates. */
export const useSession = (): Session => useSyncExternalStore(watchSession, readSession, () => NOBODY)

function store(values: Partial<Stored>): void {
  for (const key of STORED_KEYS) if (key in values) writeStored(key, values[key])
  refresh()
}

/** Thrown when an answer arrives after the session that asked for it has ended. */
class SessionOver extends Error {
  override readonly name = 'SessionOver'
}

/**
 * Opens the current session (or a visitor's) for requests made in its name. It is the only way to store anything about
 * a person. Once the session ends (log-out, expiry, another sign-in, in any tab), it stores nothing, because the values
 * would land in somebody else's session. Call it before the first `await`; the linter enforces this.
 */
export function openSession() {
  const { token } = readSession()
  const isOver = () => readStored('authToken') !== token
  return {
    isOver,
    /** Stores values; undefined removes a key. */
    store: (values: Partial<Stored>): void => void (isOver() || store(values)),
    /** @throws SessionOver when the session ended first; also whatever the promise rejects with */
    during: async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
      const answer = await asked
      if (isOver()) throw new SessionOver()
      return answer
    },
  }
}
export type OpenSession = ReturnType<typeof openSession>

/** Signs a person in. Another person's drafts, purchases and names are cleared first (§session.13). */
export function beginSession(values: Partial<Stored> & Pick<Stored, 'authToken' | 'userId'>): void {
  const before = readStored('userId')
  if (before !== undefined && before !== values.userId) clear()
  forgetSavedCopies()
  store(values)
}

/** Logs out in every tab (§session.14). */
export function signOut(): void {
  clear()
  refresh(false)
}

/** Ends a session whose token the server rejected. Drafts and purchases stay (§session.13). */
export function expireSession(): void {
  writeStored('authToken', undefined)
  forgetSavedCopies()
  refresh(true)
}

function clear() {
  clearStorage()
  forgetSavedCopies()
}

/** Applies what another tab, or a log-out while this page was in the back/forward cache, changed in the session. */
function catchUp() {
  const before = readSession()
  // A session without its token has expired if it keeps its person: a log-out clears both.
  const keepsPerson = before.expired || (before.token !== undefined && readStored('userId') !== undefined)
  const now = read(keepsPerson)
  // Another tab is in the middle of a log-out.
  if (now.token !== undefined && now.person === undefined && before.person !== undefined) return
  const isSomebody = ({ token, person }: Session) => token !== undefined || person !== undefined
  // An expired session still belongs to the same person, so their values stay.
  const isLoggedOut = isSomebody(before) && !isSomebody(now)
  if (isLoggedOut) clearStorage()
  else if (before.person !== undefined && now.person !== before.person) forgetTab()
  refresh(keepsPerson)
}

/** Follows other tabs and a return from the back/forward cache (§session.16). */
export function followOtherTabs(): void {
  addEventListener('storage', ({ storageArea }) => {
    if (!storageArea || storageArea === localStorage) catchUp()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp()
  })
}

/** Deletes this device's saved copies of a person's replies, so that nobody else sees them (docs/offline.md). */
function forgetSavedCopies(): void {
  forgetLastSeen()
  forgetCopies()
}

/** Connects the session with the API's client and with other tabs. Called once, when the app starts. */
export function startSession(): void {
  connectSession({ token: () => readSession().token, onUnauthorized: expireSession })
  connectUnanswered({
    read: () => readStored('unanswered') ?? [],
    write: (waiting) => writeStored('unanswered', waiting.length > 0 ? waiting : undefined),
  })
  followOtherTabs()
}
