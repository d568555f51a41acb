import { allOperations, resolved, type Document, type FoundOperation, type JsonSchema } from '../document.ts'
import { differences, type Difference } from './schema.ts'

export type Change = { breaking: boolean; says: string }

/** What an app and a server of the old document would notice of the new one, in words. */
export function compare(before: Document, after: Document): Change[] {
  const [old, now] = [byAddress(before), byAddress(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((address) => {
    const [was, is] = [old.get(address), now.get(address)]
    if (!is) return [change(true, address, 'is gone')]
    if (!was) return [change(false, address, 'is new')]
    return operationChanges(before, was, after, is).map(({ breaking, says }) => ({
      breaking,
      says: `${address}: ${says}`,
    }))
  })
}

const byAddress = (document: Document) =>
  new Map(allOperations(document).map((one) => [`${one[1].toUpperCase()} ${one[0]}`, one]))

const change = (breaking: boolean, what: string, says: string): Change => ({ breaking, says: `${what} ${says}` })

function operationChanges(before: Document, was: FoundOperation, after: Document, is: FoundOperation): Change[] {
  const [old, now] = [resolved(before, was[2]), resolved(after, is[2])]
  const [token, tokenNow] = [security(before, old), security(after, now)]
  return [
    ...(old.operationId === now.operationId
      ? []
      : [change(false, 'it', `is called ${now.operationId}, was ${old.operationId}`)]),
    // Without one, what was one person's is everybody's.
    ...(token === tokenNow
      ? []
      : [change([token, tokenNow].includes('required'), 'the token', `is ${tokenNow}, was ${token}`)]),
    ...parameterChanges(old.parameters ?? [], now.parameters ?? []),
    ...contentChanges('request body', old.requestBody?.content, now.requestBody?.content, inRequest),
    ...(now.requestBody?.required && !old.requestBody?.required
      ? [change(true, 'the request body', 'must be there')]
      : []),
    ...statusChanges(old.responses, now.responses),
  ]
}

type Operation = FoundOperation[2]

function security(document: Document, { security = document.security ?? [] }: Operation) {
  if (security.length === 0) return 'not needed'
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required'
}

function parameterChanges(
  old: NonNullable<Operation['parameters']>,
  now: NonNullable<Operation['parameters']>,
): Change[] {
  const key = ({ in: place, name }: { in: string; name: string }) => `${place} parameter \`${name}\``
  const [was, is] = [new Map(old.map((one) => [key(one), one])), new Map(now.map((one) => [key(one), one]))]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [one, other] = [was.get(name), is.get(name)]
    if (!other) return [change(true, `the ${name}`, 'is gone')]
    if (!one)
      return [change(other.required ?? false, `the ${name}`, other.required ? 'is new and must be there' : 'is new')]
    const must = other.required && !one.required ? [change(true, `the ${name}`, 'must be there')] : []
    return must.concat(differences(one.schema, other.schema).map((found) => inRequest({ ...found, at: `the ${name}` })))
  })
}

function statusChanges(old: Operation['responses'], now: Operation['responses']): Change[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((status) => {
    const [was, is] = [old[status], now[status]]
    const isSuccess = status.startsWith('2')
    if (!is) return [change(isSuccess, `status ${status}`, 'is gone')]
    if (!was) return [change(isSuccess, `status ${status}`, 'is new')]
    const name = `reply ${status}`
    return contentChanges(name, was.content, is.content, inReply).concat(
      headerChanges(name, was.headers ?? {}, is.headers ?? {}),
    )
  })
}

type Headers = NonNullable<Operation['responses'][string]['headers']>

function headerChanges(reply: string, old: Headers, now: Headers): Change[] {
  return Object.entries(old).flatMap(([name, was]) => {
    const is = now[name]
    const at = `${reply}, header ${name}`
    if (!is) return [change(true, at, 'is gone')]
    return differences(was.schema ?? {}, is.schema ?? {}).map((found) => inReply({ ...found, at }))
  })
}

type Content = Record<string, { schema?: JsonSchema }> | undefined

function contentChanges(name: string, old: Content, now: Content, judge: (found: Difference) => Change): Change[] {
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].flatMap((type) => {
    const [was, is] = [old?.[type], now?.[type]]
    if (!is) return [change(true, `the ${name}`, `is no longer ${type}`)]
    if (!was) return [change(name.startsWith('reply'), `the ${name}`, `may be ${type}`)]
    return differences(was.schema ?? {}, is.schema ?? {}).map((found) =>
      judge({ ...found, at: `${name}, ${found.at}` }),
    )
  })
}

/** What an old app sends must still be taken. */
const inRequest = ({ at, says, narrows }: Difference) => change(narrows, at, says)
/** What a new server sends must be what an old app expects; how long or how large, no app relies on. */
const inReply = ({ at, says, widens }: Difference) => change(widens && !says.startsWith('has the limit'), at, says)

/** Whether a version says by itself that the document breaks with an older one: the major number, before 1.0 the minor. */
export function saysBreaking(before: string, after: string): boolean {
  const [major = 0, minor = 0] = before.split('.').map(Number)
  const [newMajor = 0, newMinor = 0] = after.split('.').map(Number)
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor)
}
