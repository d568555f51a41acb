import { clear, delMany, entries, get, keys, set } from 'idb-keyval'
import { notifyManager, type Query } from '@tanstack/react-query'
import { authorization } from '../client.ts'
import { BUILD } from '../deployment.ts'
import { isConnectionLost } from '../errors.ts'
import { addresses } from '../generated/addresses.ts'
import { inDatabase } from '../../device/device.ts'
import { local } from '../../device/storage.ts'
import { changeCount, noteCopy } from './copies.ts'

/** Areas whose replies are stored: nothing private. `NEVER`: all prices are too large, shared enquiries are for once. */
const AREAS = new Set<unknown>(['catalogue', 'enquiries', 'directory', 'mandi'])
const NEVER = new Set<unknown>(['all', 'public'])
/** Areas with the same answer for everybody: their copies belong to no person. */
const PUBLIC = new Set<unknown>(['catalogue', 'mandi'])
export const isStored = ([area, name]: readonly unknown[]): boolean => AREAS.has(area) && !NEVER.has(name)
/** Reads of one record, with an id in the address. They ask the server first: nobody may edit or buy on old data. */
export const isRecord = ([area, name]: readonly unknown[]): boolean =>
  !PUBLIC.has(area) && paths[String(name)]?.path.includes('{') === true
const paths: Record<string, { path: string } | undefined> = addresses

/** Name of a copy: a hash of the person's token, then the hash of the query. */
async function keyOf({ queryHash }: Query, token: string | undefined): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token ?? ''))
  return `${btoa(String.fromCharCode(...new Uint8Array(digest)))} ${queryHash}`
}

/** Puts a copy into its query with the copy's own time before observers are notified, as TanStack's persister does. */
function restore(query: Query, copy: Copy, asksAgain: boolean): unknown {
  noteCopy(copy.at)
  notifyManager.schedule(() => {
    query.setState({ dataUpdatedAt: copy.at })
    if (asksAgain) query.fetch().catch(() => undefined) // the query holds the error
  })
  return copy.data
}

/** A list shows its copy and asks the server. A record shows its copy only if the server doesn't answer at all. */
export async function askOrRemember(ask: () => Promise<unknown>, query: Query): Promise<unknown> {
  if (!isStored(query.queryKey)) return ask()
  const caller = authorization()
  const isPublic = PUBLIC.has(query.queryKey[0])
  const token = isPublic ? undefined : caller?.replace(/^Bearer /, '')
  const key = await keyOf(query, token)
  const isNew = query.state.data === undefined
  const isList = !isRecord(query.queryKey)
  const copy = isNew && isList && (await readCopy(key, BUILD))
  if (copy && authorization() === caller) return restore(query, copy, true)

  const asked = changeCount()
  try {
    const data = await ask()
    const isValid = () => asked === changeCount() && (isPublic || (local.get('authToken') ?? undefined) === token)
    void writeCopy(key, { data: withoutContacts(data), at: Date.now(), build: BUILD }, isValid)
    return data
  } catch (error) {
    const copy = isNew && !isList && isConnectionLost(error) && (await readCopy(key, BUILD))
    if (copy && authorization() === caller) return restore(query, copy, false)
    throw error
  }
}

/** The last reply to one query, without contacts. */
type Copy = {
  data: unknown
  /** When it was fetched, ms since 1970. */
  at: number
  /** The build that checked it; no other build reads it. */
  build: string
}

/** Maximum age of a copy (ms): prices and enquiries of last week are useless. */
const MAX_AGE = 7 * 86_400_000
const MAX_COPIES = 160
/** Maximum time that a page waits for a copy before it asks the server (ms). */
const READ_WITHIN = 500

const database = inDatabase('copies', 'copies', READ_WITHIN)

const isTooOld = ({ at }: Copy) => !(Date.now() - at < MAX_AGE)

async function readCopy(key: string, build: string): Promise<Copy | undefined> {
  const copy = (await database((store) => get<Copy>(key, store)))?.value
  return copy && copy.build === build && !isTooOld(copy) ? copy : undefined
}

/** Stores nothing when storage is full or blocked. @param isValid called just before the write: the session may have ended */
const writeCopy = (key: string, copy: Copy, isValid: () => boolean): Promise<unknown> =>
  database(async (store) => (isValid() ? set(key, copy, store) : undefined))

export const dropCopies = (area?: string): Promise<unknown> =>
  database(async (store) => {
    if (area === undefined) return clear(store)
    const stored = await keys<string>(store)
    return delMany(
      stored.filter((key) => key.includes(` ["${area}",`)),
      store,
    )
  })

export const trimCopies = (): Promise<unknown> =>
  database(async (store) => {
    const stored = (await entries<string, Copy>(store)).toSorted(([, one], [, other]) => other.at - one.at)
    const dropped = stored.filter(([, copy], index) => index >= MAX_COPIES || isTooOld(copy))
    return delMany(
      dropped.map(([key]) => key),
      store,
    )
  })

/** Fields that the API fills only for callers who may see a contact. */
const OF_CONTACTS = new Set(['owner_contact', 'interested_users', 'user_name'])

/** A reply without its contacts: a phone number is for the session that showed it, so it is never stored. */
export function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts)
  // Other objects, such as maps and dates, were built by a page: JSON has none.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      OF_CONTACTS.has(name) ? null : name === 'can_view_contact' ? false : withoutContacts(part),
    ]),
  )
}

/** All phone numbers and e-mail addresses in the contact fields of a reply. */
export function contactsIn(value: unknown, isContact = false): string[] {
  if (typeof value === 'string') return isContact && /\d{6}|@/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => contactsIn(part, isContact || OF_CONTACTS.has(name)))
}
