import { authorization, serverTime } from './client.ts'
import { ApiError } from './errors.ts'
import type { operations } from './generated/operations.ts'

/** The operations that create something, and take an `Idempotency-Key` (contracts/README.md, What is sent twice). */
type Operations = typeof operations
export type Creating = { [Id in keyof Operations]: Operations[Id]['keyed'] extends true ? Id : never }[keyof Operations]

/**
 * Operations that write a person's one business. Each overwrites what the one before has written, so it also ends that one's key: sent
 * once more, the older key would only bring the old answer back ("saved") while the newer text stays stored.
 */
const WRITES_BUSINESS: ReadonlySet<string> = new Set<Creating>([
  'createBusiness',
  'createFarmer',
  'createBuyer',
  'createManufacturer',
  'createFpo',
  'createAgent',
  'createCompany',
  'createDistributor',
  'createRetailer',
  'createWholesaler',
])

/** Something that was sent, and that nobody knows to have arrived. */
export type Unanswered = {
  operation: string
  /** A fingerprint of what was sent. */
  content: string
  key: string
  /** When it was sent first, by the server's clock, ms since 1970. */
  at: number
  /** What was there before it was sent: ids that it can't be. */
  before: number[]
}

/** More than so many are never waiting. */
const MAX_KEPT = 20

type Store = { read: () => Unanswered[]; write: (waiting: Unanswered[]) => void }
// Stryker disable next-line ArrayDeclaration: what is no wish is found by nobody
let list: Unanswered[] = []
let store: Store = { read: () => list, write: (waiting) => (list = waiting) }

/** The session says where they are kept: they are one person's, and outlive the page. */
export function connectUnanswered(kept: Store): void {
  store = kept
}

const underWay = new Map<string, Promise<unknown>>()

/**
 * Sends what creates something, so that it is made once however often the person presses: while it is under way, the same
 * again gets the same answer; and as long as there is no answer, the same is sent under the same key, also after a reload, unless
 * something newer has overwritten it since.
 * @param content what tells this from something else; a file counts by its bytes
 * @param before ids of what is there already
 */
export async function once<T>(
  operation: Creating,
  content: object,
  send: (key: string) => Promise<T>,
  before: number[] = [],
): Promise<T> {
  const person = authorization() // what is under way is nobody else's
  const print = await fingerprint(operation, content)
  // Somebody else has come in the meantime (in another tab): nothing goes out in their name.
  if (person !== authorization()) throw new ApiError('http', { status: 401 })
  const waiting = store.read()
  const wish = waiting.find(is(print)) ?? { operation, content: print, key: newKey(), at: serverTime(), before }
  const name = `${person} ${wish.key}`
  const same = underWay.get(name)
  if (same) return same as Promise<T>
  const isOverwritten = (one: Unanswered) => WRITES_BUSINESS.has(operation) && WRITES_BUSINESS.has(one.operation)
  store.write([wish, ...waiting.filter((one) => one !== wish && !isOverwritten(one))].slice(0, MAX_KEPT))
  const answer = send(wish.key)
    .then((reply) => {
      forgetUnanswered(wish)
      return reply
    })
    .catch((error: unknown) => {
      if (isRefusal(error)) forgetUnanswered(wish)
      throw error
    })
    .finally(() => underWay.delete(name))
  underWay.set(name, answer)
  return answer
}

/** The same, sent before without an answer. */
export async function sentBefore(operation: Creating, content: object): Promise<Unanswered | undefined> {
  return store.read().find(is(await fingerprint(operation, content)))
}

/** This is none of those that wait: it had an answer of its own. */
export function exclude(operation: Creating, id: number): void {
  const waiting = store.read()
  for (const one of waiting) if (one.operation === operation) one.before.push(id)
  store.write(waiting)
}

/** It is known to have arrived, or not wanted any more. */
export const forgetUnanswered = ({ key }: Unanswered): void =>
  store.write(store.read().filter((one) => one.key !== key))

/** The profile's form has written name and e-mail address of the business: what was sent before is no longer what is stored. */
export const forgetUnansweredBusiness = (): void =>
  store.write(store.read().filter(({ operation }) => !WRITES_BUSINESS.has(operation)))

const is = (print: string) => (one: Unanswered) => one.content === print

/** In the document's own words; of a proxy's page nobody knows what it means. */
const isRefusal = (error: unknown) =>
  // Stryker disable next-line ConditionalExpression,LogicalOperator: nothing else has an `isFailure`
  error instanceof ApiError && error.isFailure && error.status < 500

const hex = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const newKey = () => hex(crypto.getRandomValues(new Uint8Array(16)))

/** Where the page is not secure nothing is the same as anything. */
const digest = async (bytes: BufferSource) =>
  crypto.subtle ? hex(await crypto.subtle.digest('SHA-256', bytes)) : newKey()

async function fingerprint(operation: Creating, content: object): Promise<string> {
  const fields = content as Record<string, unknown>
  const parts = Object.keys(fields)
    .sort()
    .map(async (name) => {
      const value = fields[name]
      return [name, value instanceof Blob ? await digest(await value.arrayBuffer()) : value]
    })
  return digest(new TextEncoder().encode(JSON.stringify([operation, await Promise.all(parts)])))
}
