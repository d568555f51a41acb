import { bearer } from '../../scripts/api/operations.ts'
import { addressOf, allOperations, resolved, type Document, type FoundOperation, type JsonSchema } from '../document.ts'

// Who judges a change of the document:
// | An operation goes                                       | checks/deprecated.ts                                 |
// | What this app sends or reads is renamed, gone or other  | the comparator, with the pact: checks/conformance.ts |
// | A request may have less, or a reply more, than before   | `LIMITS`: the pact’s examples can’t show it          |
// | A unit, code, default, condition or token means another | `MEANINGS`                                           |
//
// oasdiff 1.31 judges limits, conditions and tokens too, but no units, codes and defaults. Neither npm nor Debian has it.

/** For a keyword that both documents have: whether the new value allows less. */
type Judge = (was: unknown, is: unknown) => boolean
const isOther: Judge = () => true
const isLess: Judge = (was, is) => Number(is) < Number(was)
const isMore: Judge = (was, is) => Number(is) > Number(was)
const lacksOne: Judge = (was, is) => {
  const choices = new Set([is].flat())
  return ![was].flat().every((one) => choices.has(one) || (one === 'integer' && choices.has('number')))
}
const all = (keywords: string[], judge: Judge) => Object.fromEntries(keywords.map((keyword) => [keyword, judge]))
/** Limits that no app relies on in a reply. */
const SIZES = { ...all(['maximum', 'maxLength'], isLess), ...all(['minimum', 'exclusiveMinimum', 'minLength'], isMore) }
/** If less is allowed, old requests break; if more is allowed, old apps can't read replies. */
const LIMITS: Record<string, Judge> = {
  ...all(['pattern', 'format', 'additionalProperties', 'unevaluatedProperties'], isOther),
  ...all(['type', 'enum'], lacksOne),
  required: (was, is) => lacksOne(is, was),
  maxItems: isLess, // a page is laid out for as many rows
  ...SIZES,
}
/** Any other value breaks old apps. */
const MEANINGS = ['x-unit', 'means', 'x-extensible', 'default', 'conditions', 'token']

/** What breaks: the operation, what of it such as `reply.200.application/json.id`, and how it differs. */
export type Change = { operation: string; at: string; says: string }

/** The breaking differences between the operations that both documents have. */
export function breakingChanges(before: Document, after: Document): Change[] {
  const now = new Map(allOperations(after).map((one) => [addressOf(one), one]))
  return allOperations(before).flatMap((found) => {
    const [operation, other] = [addressOf(found), now.get(addressOf(found))]
    if (!other) return []
    const [old, present] = [factsOf(before, found), factsOf(after, other)]
    return [...new Set([...old.keys(), ...present.keys()])].flatMap((at) =>
      differences(at, old.get(at), present.get(at)).map((says) => ({ operation, at, says })),
    )
  })
}

function differences(at: string, was: Facts | undefined, is: Facts | undefined): string[] {
  if (!is) return ['is gone']
  const isReply = at.startsWith('reply')
  // An addition breaks nothing, unless it must be sent, or is another success or shape of a reply.
  if (!was) return (isReply ? /\.(2\d\d|\d)$/.test(at) : is['required'] === true) ? ['is new'] : []
  return [...Object.keys(LIMITS), ...MEANINGS].flatMap((key) => {
    const [old, now] = isReply ? [is[key], was[key]] : [was[key], is[key]]
    const isLimited = now !== undefined && (old === undefined || LIMITS[key]?.(old, now))
    const isBreaking = MEANINGS.includes(key) ? was[key] !== undefined : isLimited && !(isReply && key in SIZES)
    const said = [was[key], is[key]].map((fact) => JSON.stringify(fact) ?? 'not said')
    return isBreaking && said[0] !== said[1] ? [`${key} was ${said[0]}, is ${said[1]}`] : []
  })
}

/** What a document says about one field, parameter, header or code. */
type Facts = { conditions: unknown[]; [keyword: string]: unknown }

/** Everything that a document says about an operation, by location. */
function factsOf(document: Document, [, , found]: FoundOperation): Map<string, Facts> {
  const { parameters = [], requestBody, responses } = resolved(document, found)
  const facts = new Map<string, Facts>([['request', { conditions: [], token: bearer(document, found) === 'required' }]])
  for (const one of parameters) take(facts, `request.${one.in}.${one.name}`, one)
  if (requestBody) take(facts, 'request.body', requestBody)
  take(facts, 'reply', responses, true)
  return facts
}

/** Objects whose keys are names, not keywords. */
const MAPS = new Set(['content', 'headers', 'properties'])

/** Adds what an object of the document says about a location to what is known of it. */
function take(facts: Map<string, Facts>, at: string, node: object, isMap = false): void {
  const own: Facts = facts.get(at) ?? { conditions: [] }
  facts.set(at, own)
  for (const [key, value] of Object.entries(node)) {
    if (isMap || key === 'items' || (key === 'additionalProperties' && value)) take(facts, `${at}.${key}`, value)
    else if (MAPS.has(key)) take(facts, at, value, true)
    else if (key === 'schema') take(facts, at, value)
    else if (key === 'allOf') for (const part of value) take(facts, at, part)
    else if (key === 'oneOf' || key === 'anyOf') {
      const others = value.filter(({ type }: JsonSchema) => type !== 'null')
      const isOrNull = others.length === 1 && value.length === 2
      take(facts, at, isOrNull ? others[0] : value, !isOrNull)
      if (isOrNull) own['type'] = [own['type'], 'null'].flat()
    } else if (key === 'x-enumDescriptions')
      for (const [code, means] of Object.entries(value)) take(facts, `${at}.${code}`, { means })
    else if (key === 'enum' && 'x-extensible' in node) for (const code of value) take(facts, `${at}.${code}`, {})
    else if (['if', 'then', 'else', 'dependentRequired'].includes(key)) own.conditions.push(value)
    else if (key === 'const') own['enum'] = [value]
    else if (key === 'required' && own['required']) own['required'] = [own['required'], value].flat()
    else own[key] = value
  }
}
