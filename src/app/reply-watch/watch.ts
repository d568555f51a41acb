import * as v from 'valibot'
import { observeReplies } from '../../api/client.ts'
import { createEmitter } from '../../ui/hooks/events.ts'
import { BUILD } from '../routing/reload-once.ts'
import { faultsOf, type Fault, type Reply } from './faults.ts'

/** A fault with how often this device met it, and when first and last (ms since 1970). */
export type RecordedFault = Fault & { times: number; first: number; last: number }

const KEY = 'reply_faults'
/** Maximum number of kinds in the list, and of kinds sent per visit. */
const MAX_KINDS = 200
const MAX_SENT = 20

const word = v.pipe(v.string(), v.maxLength(300))
const list = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      operation: word,
      place: word,
      expected: word,
      got: word,
      times: v.number(),
      first: v.number(),
      last: v.number(),
    }),
  ),
)

function stored(): readonly RecordedFault[] {
  try {
    return v.parse(v.fallback(list, []), localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}
let recorded: readonly RecordedFault[] = stored()
const changed = createEmitter()

/** For `useSyncExternalStore`. */
export const subscribe = changed.subscribe
export const recordedFaults = () => recorded

function store(next: readonly RecordedFault[]): void {
  recorded = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Blocked or full: the list lasts as long as this page.
  }
  changed.emit()
}

export const forgetFaults = () => store([])

const isSame = (one: Fault, other: Fault) =>
  one.operation === other.operation &&
  one.place === other.place &&
  one.expected === other.expected &&
  one.got === other.got

/** Counts the faults of a reply, and sends those that are new on this device. */
export async function countReply(reply: Reply, now = Date.now()): Promise<void> {
  const found = faultsOf(reply).filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index)
  const fresh = found.filter((fault) => !recorded.some((one) => isSame(one, fault)))
  if (found.length > 0)
    store(
      [
        ...recorded.map((one) =>
          found.some((fault) => isSame(one, fault)) ? Object.assign({}, one, { times: one.times + 1, last: now }) : one,
        ),
        ...fresh.map((fault) => Object.assign(fault, { times: 1, first: now, last: now })),
      ].slice(-MAX_KINDS),
    )
  await send(fresh).catch(() => undefined)
}

/** Address for reports in the deployment's settings, if they name one. */
export async function reportAddress(): Promise<string | undefined> {
  const config: unknown = await fetch('/config.json', { cache: 'no-cache' })
    .then((reply) => reply.json())
    .catch(() => undefined)
  return v.is(address, config) ? config.brokenReplies : undefined
}
const address = v.object({ brokenReplies: v.pipe(v.string(), v.nonEmpty()) })

let sent = 0

async function send(faults: readonly Fault[]): Promise<void> {
  const some = faults.slice(0, MAX_SENT - sent)
  if (some.length === 0) return
  sent += some.length
  const to = await reportAddress()
  if (!to) return
  const build = BUILD.split('/').pop()!
  await Promise.all(
    some.map(({ operation, place, expected, got }) =>
      // No cookie and no referrer. Plain text needs no CORS preflight.
      fetch(to, {
        method: 'POST',
        body: JSON.stringify({ operation, place, expected, got, build }),
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      }),
    ),
  )
}

/** Checks every reply of the API against the document from now on. */
export const startWatch = () => observeReplies((reply) => void countReply(reply))
