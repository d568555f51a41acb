import { serverTime } from '../../device/clock.ts'
import { authorization } from '../client.ts'
import { ApiError } from '../errors.ts'
import type { operations } from '../generated/operations.ts'
import { vBusinessType } from '../generated/replies.ts'

/** Operations that create something and take an `Idempotency-Key` (contracts/README.md, What is sent twice). */
type Operations = typeof operations
export type Creating = { [Id in keyof Operations]: Operations[Id]['keyed'] extends true ? Id : never }[keyof Operations]

/** Operations that write a person's only business: an older key would bring an older reply, “saved”, to newer data. */
const writesBusiness = ({ operation }: Pick<Unanswered, 'operation'>) =>
  ['business', ...vBusinessType.options].some((type) => operation.toLowerCase() === `create${type}`)

/** A request that was sent but not answered, so it may or may not have arrived. */
export type Unanswered = {
  operation: string
  /** Fingerprint of the operation and the content sent. */
  content: string
  key: string
  /** When it was first sent (server time, ms since 1970). */
  at: number
  /** Ids that existed before it was sent, so none of them is its result. */
  before: number[]
}

const MAX_UNANSWERED = 20

type Store = { read: () => Unanswered[]; write: (waiting: Unanswered[]) => void }
// Stryker disable next-line ArrayDeclaration: nothing finds an entry that isn't a request
let list: Unanswered[] = []
let store: Store = { read: () => list, write: (waiting) => (list = waiting) }

/** Connects the storage of unanswered requests. They belong to one person and outlive the page. */
export function connectUnanswered(storage: Store): void {
  store = storage
}

const underWay = new Map<string, Promise<unknown>>()

/**
 * Sends a request that creates something, so that it takes effect once however often the person presses. An identical
 * call under way gets the same reply. Without a reply, the next one reuses the key, also after a reload, unless
 * something newer has overwritten it. In `content` a file counts by its bytes; `before` are ids that already exist.
 */
export async function once<T>(
  operation: Creating,
  content: object,
  send: (key: string) => Promise<T>,
  before: number[] = [],
): Promise<T> {
  const person = authorization() // requests under way belong to one person
  const sent = await fingerprint(operation, content)
  // Another person signed in while we computed (in another tab): don't send in their name.
  if (person !== authorization()) throw new ApiError('http', { status: 401 })
  const waiting = store.read()
  const known = waiting.find(withContent(sent))
  const pending = known ?? { operation, content: sent, key: newKey(), at: serverTime(), before }
  const name = `${person} ${pending.key}`
  const same = underWay.get(name)
  if (same) return same as Promise<T>
  const isOverwritten = (one: Unanswered) => writesBusiness(pending) && writesBusiness(one)
  store.write([pending, ...waiting.filter((one) => one !== pending && !isOverwritten(one))].slice(0, MAX_UNANSWERED))
  const answer = send(pending.key)
    .then((reply) => {
      forgetUnanswered(pending)
      return reply
    })
    .catch((error: unknown) => {
      if (isRefusal(error)) forgetUnanswered(pending)
      throw error
    })
    .finally(() => underWay.delete(name))
  underWay.set(name, answer)
  return answer
}

/** The identical request, if it was sent before without a reply. */
export async function sentBefore(operation: Creating, content: object): Promise<Unanswered | undefined> {
  return store.read().find(withContent(await fingerprint(operation, content)))
}

/** Marks an id as not the result of any unanswered request of this operation, because it had its own reply. */
export function exclude(operation: Creating, id: number): void {
  const waiting = store.read()
  for (const one of waiting) if (one.operation === operation) one.before.push(id)
  store.write(waiting)
}

/** Removes a request that is known to have arrived, or that is no longer wanted. */
export const forgetUnanswered = ({ key }: Unanswered): void =>
  store.write(store.read().filter((one) => one.key !== key))

/** The profile form overwrites the business's name and e-mail: repeating an older key would return a stale reply. */
export const forgetUnansweredBusiness = (): void => store.write(store.read().filter((one) => !writesBusiness(one)))

const withContent = (sent: string) => (one: Unanswered) => one.content === sent

/** Whether the server refused, in the API document's format. The meaning of a proxy's page is unknown. */
const isRefusal = (error: unknown) =>
  // Stryker disable next-line ConditionalExpression,LogicalOperator: nothing else has an `isFailure`
  error instanceof ApiError && error.isFailure && error.status < 500

const hex = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const newKey = () => hex(crypto.getRandomValues(new Uint8Array(16)))

/** Digest of some bytes. An insecure page has no `crypto.subtle`: a random digest then makes every request unique. */
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
