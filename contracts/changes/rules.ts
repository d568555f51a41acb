import { addressOf, allOperations, resolved, type Document, type FoundOperation, type JsonSchema } from '../document.ts'

// Who judges a change of the document:
// - What the app sends or reads is renamed, gone or of another type: the comparator, with the pact (checks/conformance.ts).
// - An operation goes: checks/deprecated.ts.
// - What the pact’s examples can’t show, here: a reply that may have more or a request that may have less, and another
//   unit, default, meaning, token or header. oasdiff would see more or less, but neither npm nor Debian has it.

/** Whether a keyword's new value allows less than its old one, or something else. */
type Judge = (was: unknown, is: unknown) => boolean
/** Whether a change breaks the requests of an old app, and whether it breaks how the app reads replies. */
type Rule = [request: Judge, reply: Judge]

const never: Judge = () => false
const always: Judge = () => true
const wasSaid: Judge = (was) => was !== undefined
const isSaid: Judge = (_, is) => is !== undefined
const isLess: Judge = (was, is) => is !== undefined && (was === undefined || Number(is) < Number(was))
const isMore: Judge = (was, is) => is !== undefined && (was === undefined || Number(is) > Number(was))
const lacksOne: Judge = (was, is) =>
  is !== undefined && !(was as unknown[] | undefined)?.every((one) => (is as unknown[]).includes(one))
const meansOther: Judge = (was = {}, is = {}) =>
  Object.entries(was as Facts).some(([value, means]) => ((is as Facts)[value] ?? means) !== means)
/** If less is allowed, old requests break; if more is allowed, old apps can't read replies. */
const either = (judge: Judge): Rule => [judge, (was, is) => judge(is, was)]
const all = (keywords: string[], rule: Rule) => Object.fromEntries(keywords.map((keyword) => [keyword, rule]))

const RULES: Record<string, Rule> = {
  ...all(['must be there', 'no other fields', 'pattern', 'format'], either(isSaid)),
  ...all(['type', 'choices'], either(lacksOne)),
  ...all(['shapes', 'maxItems'], either(isLess)), // a page is laid out for as many rows
  // No app relies on the length of a text or the size of a number in a reply.
  ...all(['maximum', 'maxLength'], [isLess, never]),
  ...all(['minimum', 'exclusiveMinimum', 'minLength'], [isMore, never]),
  'x-unit': [wasSaid, wasSaid],
  'x-enumDescriptions': [meansOther, meansOther],
  conditions: [always, always],
  'choices so far': [lacksOne, (_, is) => is === undefined], // `x-extensible`: they may grow
  default: [wasSaid, never],
  token: [always, never],
  success: [never, always],
}
/** An addition breaks nothing, unless it must be sent or is another success. */
const OF_NEW = ['must be there', 'success']

/** What breaks: the operation, what of it such as `reply 200 application/json.id`, and how it differs. */
export type Change = { operation: string; at: string; says: string }

/** The breaking differences between the operations that both documents have. */
export function breakingChanges(before: Document, after: Document): Change[] {
  const now = new Map(allOperations(after).map((one) => [addressOf(one), one]))
  return allOperations(before).flatMap((found) => {
    const other = now.get(addressOf(found))
    if (!other) return []
    const [old, present] = [factsOf(before, found), factsOf(after, other)]
    return [...new Set([...old.keys(), ...present.keys()])].flatMap((at) =>
      differences(at, old.get(at), present.get(at)).map((says) => ({ operation: addressOf(found), at, says })),
    )
  })
}

function differences(at: string, was: Facts | undefined, is: Facts | undefined): string[] {
  if (!is) return ['is gone']
  return (was ? Object.keys(RULES) : OF_NEW).flatMap((key) => {
    const said = [was?.[key], is[key]].map((fact) => JSON.stringify(fact))
    const isBreaking = said[0] !== said[1] && RULES[key]![at.startsWith('reply') ? 1 : 0](was?.[key], is[key])
    return isBreaking ? [`${key} was ${said[0] ?? 'not said'}, is ${said[1] ?? 'not said'}`] : []
  })
}

/** What a document says about one field, parameter or header. */
type Facts = Record<string, unknown>

/** Everything that a document says about an operation, by location. */
function factsOf(document: Document, [, , found]: FoundOperation): Map<string, Facts> {
  const { parameters = [], requestBody, responses, security = document.security ?? [] } = resolved(document, found)
  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0)
  const facts = new Map<string, Facts>([['request', { token: isOpen ? undefined : 'required' }]])
  for (const { in: place, name, required, schema } of parameters)
    take(facts, `request ${place} ${name}`, schema, required)
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {}))
    take(facts, `request ${type}`, schema, requestBody?.required)
  for (const [status, { content = {}, headers = {} }] of Object.entries(responses)) {
    facts.set(`reply ${status}`, { success: status.startsWith('2') || undefined })
    for (const [type, { schema }] of Object.entries(content)) take(facts, `reply ${status} ${type}`, schema)
    for (const [name, { schema, required }] of Object.entries(headers))
      take(facts, `reply ${status} header ${name}`, schema, required)
  }
  return facts
}

/** Adds what a schema says about a location to what is known of it. Parts of `allOf` and "this or null" are one schema. */
function take(facts: Map<string, Facts>, at: string, schema: JsonSchema = {}, required?: boolean): void {
  const { properties = {}, items, allOf = [], additionalProperties: rest, unevaluatedProperties } = schema
  const shapes = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])] as JsonSchema[]
  const others = shapes.filter(({ type }) => type !== 'null')
  const isOrNull = others.length === 1 && shapes.length === 2
  for (const part of isOrNull ? [...allOf, ...others] : allOf) take(facts, at, part)

  const known = facts.get(at)
  const of = (key: string) => (known?.[key] ?? []) as unknown[]
  const types = [schema.type ?? of('type'), isOrNull ? 'null' : []].flat()
  const own = {
    ...schema,
    'must be there': required || undefined,
    type: types.length > 0 ? types.flatMap((one) => (one === 'number' ? ['number', 'integer'] : one)) : undefined,
    [schema['x-extensible'] ? 'choices so far' : 'choices']: 'const' in schema ? [schema['const']] : schema['enum'],
    conditions: [...of('conditions'), ...CONDITIONS.flatMap((key) => schema[key] ?? [])],
    shapes: Number(known?.['shapes'] ?? 0) + (isOrNull ? 0 : shapes.length),
    'no other fields': rest === false || unevaluatedProperties === false || undefined,
  }
  facts.set(at, { ...known, ...Object.fromEntries(Object.entries(own).filter(([, fact]) => fact !== undefined)) })

  for (const name of (schema['required'] ?? []) as string[]) take(facts, `${at}.${name}`, {}, true)
  for (const [name, inner] of Object.entries(properties)) take(facts, `${at}.${name}`, inner)
  if (items) take(facts, `${at}[]`, items)
  if (typeof rest === 'object') take(facts, `${at}.*`, rest as JsonSchema)
  if (!isOrNull) for (const [index, one] of shapes.entries()) take(facts, `${at} (${index + 1})`, one)
}

const CONDITIONS = ['if', 'then', 'else', 'dependentRequired']
