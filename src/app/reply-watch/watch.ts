/* oxlint-disable lingui/no-unlocalized-strings -- for developers and testers: the document's own words */
import * as v from 'valibot'
import { observeReplies, type ObservedReply } from '../../api/client.ts'
import { local } from '../../device/storage.ts'
import { createStore } from '../../ui/hooks/events.ts'
import { BUILD } from '../../api/deployment.ts'
import { operations } from '../../api/generated/operations.ts'
import * as replies from '../../api/generated/replies.ts'
import { postReport, reportAddress } from '../crashes/post-report.ts'

/** A fault with how often this device met it, and when first and last (ms since 1970). */
export type RecordedFault = Fault & { times: number; first: number; last: number }
type Recorded = Readonly<Record<string, RecordedFault>>

const KEY = 'reply_faults'
/** Maximum number of kinds in the list, and of kinds sent per visit. */
const MAX_KINDS = 200
const MAX_SENT = 20

const recorded = createStore(JSON.parse(local.get(KEY) ?? '{}') as Recorded)
export const useRecordedFaults = recorded.use

function store(next: Recorded): void {
  local.set(KEY, JSON.stringify(next))
  recorded.set(next)
}

export const forgetFaults = () => store({})

/** Counts the faults of a reply, and sends those that are new on this device. */
export async function countReply(reply: ObservedReply, now = Date.now()): Promise<void> {
  const found = new Map(faultsOf(reply).map((fault) => [Object.values(fault).join(' '), fault]))
  if (found.size === 0) return
  const before = recorded.get()
  const counted = Array.from(found, ([kind, fault]): [string, RecordedFault] => {
    const { times, first } = before[kind] ?? { times: 0, first: now }
    return [kind, { ...fault, times: times + 1, first, last: now }]
  })
  store(Object.fromEntries([...new Map([...Object.entries(before), ...counted])].slice(-MAX_KINDS)))
  await send([...found].flatMap(([kind, fault]) => (before[kind] ? [] : [fault]))).catch(() => undefined)
}

let sent = 0

async function send(faults: readonly Fault[]): Promise<void> {
  const some = faults.slice(0, MAX_SENT - sent)
  sent += some.length
  const to = some.length > 0 && (await reportAddress('brokenReplies'))
  const build = BUILD.split('/').pop()!
  if (to) await Promise.all(some.map((fault) => postReport(to, { ...fault, build })))
}

export const startWatch = () => observeReplies((reply) => void countReply(reply))

/** Where a reply breaks the document: names of types, but no values of the reply. */
export type Fault = {
  operation: string
  /** `200 results[*].unit`: only names in the document; `*` is a name that the server chose. */
  place: string
  expected: string
  /** The type that was found there, never a value. */
  got: string
}

type Operation = (typeof operations)[keyof typeof operations]
const known = Object.entries(operations).map(([id, { method, path, bearer, statuses }]: [string, Operation]) => ({
  id,
  method,
  bearer,
  statuses,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))
const shapes = new Map<string, unknown>(Object.entries(replies))

/** Where a reply of the API differs from the document: status, headers and each place of its body. */
export function faultsOf({ method, url, status, headers, body }: ObservedReply): Fault[] {
  const path = new URL(url).pathname
  const found = known.find((one) => one.method === method.toLowerCase() && one.pattern.test(path))
  if (!found) return []
  const fault = (place: string, expected: string, got: string) => ({
    operation: found.id,
    place: `${status}${place && ` ${place}`}`,
    expected,
    got,
  })
  const isPersonal = found.bearer === 'required' && status < 300
  return [
    ...((found.statuses as readonly number[]).includes(status)
      ? []
      : [fault('', found.statuses.join(', '), String(status))]),
    ...(isPersonal && !/\bno-store\b/.test(headers.get('Cache-Control') ?? '')
      ? [fault('Cache-Control', 'no-store', headers.has('Cache-Control') ? 'another' : 'none')]
      : []),
    // A gateway's error page is not JSON, and is not checked.
    ...(status < 500 || headers.get('Content-Type')?.startsWith('application/json')
      ? inBody(shapeOf(found.id, status), body).map(({ place, expected, got }) => fault(place, expected, got))
      : []),
  ]
}

function shapeOf(id: string, status: number): v.GenericSchema {
  if (status >= 300) return replies.vFailure
  // Names that the generator gives, one per operation (tests/app/reply-faults.test.ts).
  return shapes.get(`v${id[0]?.toUpperCase()}${id.slice(1)}Response`) as v.GenericSchema
}

function inBody(shape: v.GenericSchema, body: string) {
  let value: unknown
  try {
    value = body === '' ? undefined : JSON.parse(body)
  } catch {
    return [{ place: '$', expected: 'JSON', got: 'text' }]
  }
  return v.safeParse(shape, value).issues?.flatMap((issue) => deepest(issue).map(toFault)) ?? []
}

type Issue = v.BaseIssue<unknown>

/** Returns the issues of the union member that the reply matches best. */
function deepest(issue: Issue, above: readonly v.IssuePathItem[] = []): Issue[] {
  const path = [...above, ...(issue.path ?? [])] as unknown as Issue['path']
  const inside = issue.issues?.flatMap((one) => deepest(one, path)) ?? []
  const longest = Math.max(...inside.map((one) => one.path?.length ?? 0))
  return longest > (path?.length ?? 0) ? inside.filter((one) => one.path?.length === longest) : [{ ...issue, path }]
}

const toFault = ({ path = [] as never, expected, input }: Issue) => ({
  place: placeOf(path) || '$',
  expected: expected ?? '',
  got: typeOf(input),
})

const typeOf = (value: unknown) =>
  value === null ? 'null' : value === undefined ? 'nothing' : Array.isArray(value) ? 'list' : typeof value

/** Every name in the document's shapes. */
const names = new Set<unknown>()
JSON.stringify(replies, (name, part: unknown) => {
  names.add(name)
  return part
})

/** A path with only the names in the document: a name that the server chose may be a phone number. */
const placeOf = (path: readonly v.IssuePathItem[]) =>
  path
    .map(({ key }) => (typeof key === 'number' ? '[*]' : names.has(key) ? `.${String(key)}` : '.*'))
    .join('')
    .replace(/^\./, '')
