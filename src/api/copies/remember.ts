import { notifyManager, type Query } from '@tanstack/react-query'
import { authorization } from '../client.ts'
import { BUILD } from '../deployment.ts'
import { isConnectionLost } from '../errors.ts'
import { addresses } from '../generated/addresses.ts'
import { local } from '../../device/storage.ts'
import { withoutContacts } from './contacts.ts'
import { changeCount, noteCopy } from './copies.ts'
import { readCopy, writeCopy, type Copy } from './store.ts'

/**
 * Areas whose replies are stored: nothing private. `NEVER` leaves out the complete list of mandi prices, which is too
 * large, and shared enquiries, which people open from elsewhere.
 */
const AREAS = new Set<unknown>(['catalogue', 'enquiries', 'directory', 'mandi'])
const NEVER = new Set<unknown>(['all', 'public'])
/** Areas with the same answer for everybody: their copies belong to no person. */
const PUBLIC = new Set<unknown>(['catalogue', 'mandi'])
export const isStored = ([area, name]: readonly unknown[]): boolean => AREAS.has(area) && !NEVER.has(name)
/** Reads of one record, with an id in the address. They ask the server first: nobody may edit or buy by yesterday's data. */
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

/** A list shows its copy and asks the server. A record shows it only without a reply; errors are replies too. */
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
