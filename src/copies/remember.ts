import { notifyManager, type Query } from '@tanstack/react-query'
import { authorization } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { BUILD } from '../app/routing/reload-once.ts'
import { readStored } from '../session/storage.ts'
import { withoutContacts } from './contacts.ts'
import { changeCount, noteCopy } from './copies.ts'
import { readCopy, writeCopy, type Copy } from './store.ts'

/**
 * Areas of reads that are stored. The profile, the subscription, plans and orders are a person's secrets; the whole list of mandi
 * prices is too large, and a shared enquiry is for somebody who comes from elsewhere.
 */
const AREAS = new Set<unknown>(['catalogue', 'enquiries', 'directory', 'mandi'])
const NEVER = new Set<unknown>(['whole', 'public'])
/** Everybody gets the same answer, so their copies are nobody's. */
const PUBLIC = new Set<unknown>(['catalogue', 'mandi'])
/** One record: what is edited or bought there must not be what it was yesterday. */
const RECORDS = new Set<unknown>([
  'getEnquiry',
  'getEnquiryDetail',
  'listEnquiryTasks',
  'getFarmer',
  'getBuyer',
  'getManufacturer',
  'listBusinessProducts',
])

export const isStored = ([area, name]: readonly unknown[]): boolean => AREAS.has(area) && !NEVER.has(name)
export const isRecord = ([, name]: readonly unknown[]): boolean => RECORDS.has(name)

/** Names of copies differ by person. The token itself is not part of them. */
async function keyOf({ queryHash }: Query, token: string | undefined): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token ?? ''))
  return `${btoa(String.fromCharCode(...new Uint8Array(digest)))} ${queryHash}`
}

/** Puts a copy into its query with its own time, as TanStack's persister does, before anybody hears of it. */
function restore(query: Query, copy: Copy, asksAgain: boolean): unknown {
  noteCopy(copy.at)
  notifyManager.schedule(() => {
    query.setState({ dataUpdatedAt: copy.at })
    if (asksAgain) query.fetch().catch(() => undefined) // the query has the error
  })
  return copy.data
}

const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'offline' || error.kind === 'timeout')

/**
 * A list starts with its copy, and the server is asked in any case; a record is asked for, and its copy is shown when no answer comes.
 * Whatever the server says is an answer.
 */
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
    const isValid = () => asked === changeCount() && (isPublic || readStored('authToken') === token)
    void writeCopy(key, { data: withoutContacts(data), at: Date.now(), build: BUILD }, isValid)
    return data
  } catch (error) {
    const copy = isNew && !isList && isUnanswered(error) && (await readCopy(key, BUILD))
    if (copy && authorization() === caller) return restore(query, copy, false)
    throw error
  }
}
