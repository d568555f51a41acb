import { allOperations, resolved, type Document, type FoundOperation, type JsonSchema } from '../document.ts'

/**
 * Finds breaking changes of the document that the comparator (checks/conformance.ts) misses.
 *
 * - The comparator finds what this app sends or reads and the document dropped.
 * - This file judges wider replies, narrower requests, closed shapes and conditions. The comparator sees them only where
 *   an example happens to use them.
 * - It also judges units, meanings, defaults, tokens and headers, which the comparator ignores.
 * - checks/deprecated.ts judges removed operations.
 *
 * (oasdiff would compare two documents, but neither npm nor Debian has it.)
 */

/** What the document says about one field, parameter or header. */
type Facts = Record<string, unknown>
/**
 * Whether a fact now allows less, which breaks requests of an old app, or more, which may break how it reads replies.
 */
type Judge = (was: unknown, is: unknown) => { less?: boolean; more?: boolean }

const lacks = (all: unknown, some: unknown) => (some as unknown[]).some((one) => !(all as unknown[]).includes(one))
const oneOfMany: Judge = (was, is) => ({
  less: is !== undefined && (was === undefined || lacks(is, was)),
  more: was !== undefined && (is === undefined || lacks(was, is)),
})
const anotherText: Judge = (was, is) => ({ less: is !== undefined, more: was !== undefined })
/** A looser limit never breaks replies: no app relies on the length of a text or the size of a number. */
const limit =
  (sign: 1 | -1): Judge =>
  (was, is) => ({ less: is !== undefined && (was === undefined || sign * Number(is) < sign * Number(was)) })

const JUDGES: Record<string, Judge> = {
  'must be there': (was, is) => ({ less: is === true, more: was === true }),
  type: oneOfMany,
  choices: oneOfMany,
  /** An open list of choices (`x-extensible`), which may grow. */
  'choices so far': (was, is) => ({ ...oneOfMany(was, is), more: is === undefined }),
  shapes: (was, is) => ({ less: Number(is) < Number(was), more: Number(is) > Number(was) }),
  'other fields': (_, is) => ({ less: is === 'none', more: is !== 'none' }),
  pattern: anotherText,
  format: anotherText,
  default: (was) => ({ less: was !== undefined }),
  'x-unit': (was) => ({ less: was !== undefined, more: was !== undefined }),
  meanings: (was, is) => {
    const now = (is ?? {}) as Facts
    const isOther = Object.entries(was ?? {}).some(([value, means]) => value in now && now[value] !== means)
    return { less: isOther, more: isOther }
  },
  /** A page is laid out for as many rows. */
  maxItems: (was, is) => ({ ...limit(1)(was, is), more: limit(1)(is, was).less === true }),
  conditions: () => ({ less: true, more: true }),
  token: (was, is) => ({ less: [was, is].includes('required') }),
  header: (_, is) => ({ more: is === undefined }),
  success: () => ({ more: true }),
  ...Object.fromEntries(['maximum', 'exclusiveMaximum', 'maxLength'].map((key) => [key, limit(1)])),
  ...Object.fromEntries(['minimum', 'exclusiveMinimum', 'minLength', 'minItems'].map((key) => [key, limit(-1)])),
}
/** For new and removed fields only these matter. */
const OF_NEW = ['must be there', 'header', 'success']

/** Breaking differences, in words, between operations that both documents have. */
export function changesBeyondRules(before: Document, after: Document): string[] {
  const now = new Map(allOperations(after).map((one) => [addressOf(one), one]))
  return allOperations(before).flatMap((one) => {
    const other = now.get(addressOf(one))
    if (!other) return []
    const [old, present] = [factsOf(before, one[2]), factsOf(after, other[2])]
    return [...new Set([...old.keys(), ...present.keys()])].flatMap((at) => {
      const [was, is] = [old.get(at), present.get(at)]
      return (was && is ? Object.keys(JUDGES) : OF_NEW).flatMap((key) => {
        const said = [was?.[key], is?.[key]].map((fact) => JSON.stringify(fact))
        if (said[0] === said[1]) return []
        const { less, more } = JUDGES[key]!(was?.[key], is?.[key])
        const isBreaking = at.startsWith('reply') ? more : less
        return isBreaking
          ? [`${addressOf(one)}: ${at}: ${key} was ${said[0] ?? 'not said'}, is ${said[1] ?? 'not said'}`]
          : []
      })
    })
  })
}

const addressOf = ([path, method]: FoundOperation) => `${method.toUpperCase()} ${path}`

/** All facts about an operation, by location. */
function factsOf(document: Document, found: FoundOperation[2]): Map<string, Facts> {
  const { parameters = [], requestBody, responses, security = document.security ?? [] } = resolved(document, found)
  const isOptional = security.some((way) => Object.keys(way).length === 0)
  const facts = new Map<string, Facts>([
    ['request', { token: security.length === 0 ? 'none' : isOptional ? 'optional' : 'required' }],
  ])
  for (const { in: place, name, required, schema } of parameters)
    take(facts, schema, `request ${place} ${name}`, required)
  for (const { schema = {} } of Object.values(requestBody?.content ?? {}))
    take(facts, schema, 'request body', requestBody?.required)
  for (const [status, { content = {}, headers = {} }] of Object.entries(responses)) {
    if (status.startsWith('2')) facts.set(`reply ${status}`, { success: status })
    for (const { schema = {} } of Object.values(content)) take(facts, schema, `reply ${status} body`)
    for (const [name, { schema = {}, required }] of Object.entries(headers))
      take(facts, schema, `reply ${status} header ${name}`, required, { header: name })
  }
  return facts
}

function take(facts: Map<string, Facts>, schema: JsonSchema, at: string, required = false, more: Facts = {}): void {
  const merged = flat(schema)
  const { type, properties = {}, items, additionalProperties: rest, unevaluatedProperties } = merged
  const choice = alternativesOf(merged)
  facts.set(at, {
    ...merged,
    ...more,
    'must be there': required || undefined,
    type: type && [type].flat().flatMap((one) => (one === 'number' ? ['number', 'integer'] : [one])),
    [merged['x-extensible'] ? 'choices so far' : 'choices']: 'const' in merged ? [merged['const']] : merged['enum'],
    meanings: merged['x-enumDescriptions'],
    conditions: ['if', 'then', 'else', 'not', 'dependentRequired'].map((key) => merged[key]).filter(Boolean),
    shapes: choice.length,
    'other fields': rest === false || unevaluatedProperties === false ? 'none' : 'any',
  })
  for (const [name, inner] of Object.entries(properties))
    take(facts, inner, `${at}.${name}`, (merged['required'] as string[]).includes(name))
  if (items) take(facts, items, `${at}[]`)
  if (typeof rest === 'object') take(facts, rest as JsonSchema, `${at}.*`)
  for (const [index, one] of choice.entries()) take(facts, one, `${at} (${index + 1})`)
}

const alternativesOf = ({ oneOf = [], anyOf = [] }: JsonSchema) => [...oneOf, ...anyOf] as JsonSchema[]

/** Merges all parts of `allOf` into one schema, and "this or null" into one type. */
function flat({ allOf = [], ...own }: JsonSchema): JsonSchema {
  const parts = [...allOf.map(flat), own]
  const merged: JsonSchema = Object.assign({}, ...parts)
  merged.properties = {}
  for (const { properties = {} } of parts)
    for (const [name, inner] of Object.entries(properties))
      merged.properties[name] = merged.properties[name] ? { allOf: [merged.properties[name], inner] } : inner
  merged['required'] = parts.flatMap((part) => (part['required'] ?? []) as string[])
  const choice = alternativesOf(merged)
  const only = choice.find(({ type }) => type !== 'null')
  if (!only || choice.length !== 2 || choice.every(({ type }) => type !== 'null')) return merged
  const inner = flat(only)
  return { ...merged, oneOf: [], anyOf: [], ...inner, type: [...[inner.type ?? []].flat(), 'null'] }
}
