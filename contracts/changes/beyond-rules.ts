import { allOperations, resolved, type Document, type FoundOperation, type JsonSchema } from '../document.ts'

// Finds changes of the document that the comparator (checks/conformance.ts) misses. The comparator checks the pact's examples
// against the new document, so it finds what this app sends or reads and the document dropped. It ignores units,
// meanings, defaults, conditions and tokens. Wider replies or narrower requests it notices only where an example
// happens to use them.

export type Change = { breaking: boolean; says: string }
type Side = 'request' | 'reply'
/** What the document says about one field, parameter or header. */
type Facts = Record<string, unknown>

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']

/**
 * Whether a fact now allows less, which breaks requests of an old app, or more, which may break how it reads replies.
 */
type Judge = (was: unknown, is: unknown) => { narrows?: boolean; widens?: boolean }
const lacks = (all: unknown, some: unknown) => (some as unknown[]).some((one) => !(all as unknown[]).includes(one))
const oneOfMany: Judge = (was, is) => ({
  narrows: is !== undefined && (was === undefined || lacks(is, was)),
  widens: was !== undefined && (is === undefined || lacks(was, is)),
})
const anotherText: Judge = (was, is) => ({ narrows: is !== undefined, widens: was !== undefined })
const anotherMeaning: Judge = (was) => ({ narrows: was !== undefined, widens: was !== undefined })
/** A looser limit never breaks replies: no app relies on their length or size. */
const limit =
  (sign: 1 | -1): Judge =>
  (was, is) => ({ narrows: is !== undefined && (was === undefined || sign * Number(is) < sign * Number(was)) })

const JUDGES: Record<string, Judge> = {
  'must be there': (was, is) => ({ narrows: is === true, widens: was === true }),
  type: oneOfMany,
  choices: oneOfMany,
  /** An open list of choices (`x-extensible`), which may grow. */
  'choices so far': (was, is) => ({ ...oneOfMany(was, is), widens: is === undefined }),
  shapes: (was, is) => ({ narrows: Number(is) < Number(was), widens: Number(is) > Number(was) }),
  'other fields': (_, is) => ({ narrows: is === 'none', widens: is !== 'none' }),
  pattern: anotherText,
  format: anotherText,
  default: (was) => ({ narrows: was !== undefined }),
  'x-unit': anotherMeaning,
  meanings: (was, is) => {
    const now = (is ?? {}) as Facts
    const isOther = Object.entries(was ?? {}).some(([value, means]) => value in now && now[value] !== means)
    return { narrows: isOther, widens: isOther }
  },
  conditions: () => ({ narrows: true, widens: true }),
  token: (was, is) => ({ narrows: [was, is].includes('required') }),
  header: (_, is) => ({ widens: is === undefined }),
  success: () => ({ widens: true }),
  ...Object.fromEntries(UPPER.map((key) => [key, limit(1)])),
  ...Object.fromEntries(LOWER.map((key) => [key, limit(-1)])),
}

/** Differences, in words, between operations that both documents have. */
export function changesBeyondRules(before: Document, after: Document): Change[] {
  const now = new Map(allOperations(after).map((one) => [addressOf(one), one]))
  return allOperations(before).flatMap((was) => {
    const is = now.get(addressOf(was))
    if (!is) return [] // checks/deprecated.ts
    const [old, present] = [fieldsOf(before, was[2]), fieldsOf(after, is[2])]
    return [...new Set([...old.keys(), ...present.keys()])].flatMap((at) =>
      changesOf(old.get(at), present.get(at), at.startsWith('reply') ? 'reply' : 'request').map(
        ({ breaking, says }) => ({
          breaking,
          says: `${addressOf(was)}: ${at}: ${says}`,
        }),
      ),
    )
  })
}

const addressOf = ([path, method]: FoundOperation) => `${method.toUpperCase()} ${path}`

function changesOf(was: Facts | undefined, is: Facts | undefined, side: Side): Change[] {
  // For new and removed fields only required ones, headers and successes matter.
  const keys = was && is ? Object.keys(JUDGES) : ['must be there', 'header', 'success']
  return keys.flatMap((key) => {
    const [one, other] = [was?.[key], is?.[key]]
    if (JSON.stringify(one) === JSON.stringify(other)) return []
    const { narrows = false, widens = false } = JUDGES[key]!(one, other)
    const said = [one, other].map((fact) => (fact === undefined ? 'not said' : JSON.stringify(fact)))
    return [{ breaking: side === 'request' ? narrows : widens, says: `${key} was ${said[0]}, is ${said[1]}` }]
  })
}

/** All facts about an operation, by location. */
function fieldsOf(document: Document, found: FoundOperation[2]): Map<string, Facts> {
  const { parameters = [], requestBody, responses, security = document.security ?? [] } = resolved(document, found)
  const fields = new Map<string, Facts>()
  const token =
    security.length === 0 ? 'none' : security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required'
  fields.set('request', { token })
  for (const { in: place, name, required, schema } of parameters)
    take(fields, schema, `request ${place} ${name}`, required)
  for (const { schema = {} } of Object.values(requestBody?.content ?? {}))
    take(fields, schema, 'request body', requestBody?.required)
  for (const [status, { content = {}, headers = {} }] of Object.entries(responses)) {
    if (status.startsWith('2')) fields.set(`reply ${status}`, { success: status })
    for (const { schema = {} } of Object.values(content)) take(fields, schema, `reply ${status} body`)
    for (const [name, { schema = {}, ...header }] of Object.entries(headers)) {
      take(fields, schema, `reply ${status} header ${name}`, (header as { required?: boolean }).required)
      fields.get(`reply ${status} header ${name}`)!['header'] = name
    }
  }
  return fields
}

function take(fields: Map<string, Facts>, schema: JsonSchema, at: string, required = false): void {
  const merged = flat(schema)
  const { type, properties = {}, items, additionalProperties: rest, unevaluatedProperties } = merged
  const choice = alternativesOf(merged)
  fields.set(at, {
    ...merged,
    'must be there': required || undefined,
    type: type && [type].flat().flatMap((one) => (one === 'number' ? ['number', 'integer'] : [one])),
    [merged['x-extensible'] ? 'choices so far' : 'choices']: 'const' in merged ? [merged['const']] : merged['enum'],
    meanings: merged['x-enumDescriptions'],
    conditions: ['if', 'then', 'else', 'not', 'dependentRequired'].map((key) => merged[key]).filter(Boolean),
    shapes: choice.length,
    'other fields': rest === false || unevaluatedProperties === false ? 'none' : 'any',
  })
  for (const [name, inner] of Object.entries(properties))
    take(fields, inner, `${at}.${name}`, (merged['required'] as string[]).includes(name))
  if (items) take(fields, items, `${at}[]`)
  if (typeof rest === 'object') take(fields, rest as JsonSchema, `${at}.*`)
  for (const [index, one] of choice.entries()) take(fields, one, `${at} (${index + 1})`)
}

const alternativesOf = ({ oneOf = [], anyOf = [] }: JsonSchema) => [...oneOf, ...anyOf] as JsonSchema[]

/** Merges all parts of `allOf` into one schema, and "this or null" into one type. */
function flat({ allOf = [], ...own }: JsonSchema): JsonSchema {
  const parts = [...allOf.map(flat), own]
  const whole: JsonSchema = Object.assign({}, ...parts)
  whole.properties = {}
  for (const { properties = {} } of parts)
    for (const [name, inner] of Object.entries(properties))
      whole.properties[name] = whole.properties[name] ? { allOf: [whole.properties[name], inner] } : inner
  whole['required'] = parts.flatMap((part) => (part['required'] ?? []) as string[])
  const choice = alternativesOf(whole)
  const only = choice.find(({ type }) => type !== 'null')
  if (!only || choice.length !== 2 || choice.every(({ type }) => type !== 'null')) return whole
  const inner = flat(only)
  return { ...whole, oneOf: [], anyOf: [], ...inner, type: [...[inner.type ?? []].flat(), 'null'] }
}
