import type { JsonSchema } from '../document.ts'

/** A difference between two schemas: what the new one allows that the old one did not, or the other way round. */
export type Difference = { at: string; says: string; widens: boolean; narrows: boolean }

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const CONDITIONS = ['if', 'then', 'else', 'not', 'dependentRequired'] as const
const WORDS = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  null: 'null',
}

/** How the second schema differs from the first, in words. Both without references (`resolved`). */
export function differences(before: JsonSchema, after: JsonSchema, at = ''): Difference[] {
  const [old, now] = [flat(before), flat(after)]
  return [
    ...types(old, now, at),
    ...choices(old, now, at),
    ...meanings(old, now, at),
    ...bounds(old, now, at),
    ...forms(old, now, at),
    ...fields(old, now, at),
    ...alternatives(old, now, at),
    ...(old.items && now.items ? differences(old.items, now.items, `${at}[]`) : []),
    ...CONDITIONS.filter((key) => !same(old[key], now[key])).map((key) =>
      difference(at, `has another condition (\`${key}\`)`, { widens: true, narrows: true }),
    ),
  ]
}

const difference = (at: string, says: string, how: { widens?: boolean; narrows?: boolean }): Difference => ({
  at: at || 'the body',
  says,
  widens: how.widens ?? false,
  narrows: how.narrows ?? false,
})

function types(old: JsonSchema, now: JsonSchema, at: string): Difference[] {
  const [was, is] = [typesOf(old), typesOf(now)]
  if (!was || !is)
    return was === is ? [] : [difference(at, `was ${words(was)}, is ${words(is)}`, { widens: !is, narrows: !was })]
  const takes = (all: Set<string>, one: string) => all.has(one) || (one === 'integer' && all.has('number'))
  const widens = [...is].some((one) => !takes(was, one))
  const narrows = [...was].some((one) => !takes(is, one))
  return widens || narrows ? [difference(at, `was ${words(was)}, is ${words(is)}`, { widens, narrows })] : []
}

function choices(old: JsonSchema, now: JsonSchema, at: string): Difference[] {
  const [was, is] = [choicesOf(old), choicesOf(now)]
  if (!was && !is) return []
  if (!was || !is) {
    const says = is ? `must be one of ${[...is].join(', ')}` : 'may be anything, no longer one of a few'
    return [difference(at, says, { widens: !is, narrows: !was })]
  }
  const grows = { widens: !(old['x-extensible'] && now['x-extensible']) }
  return [
    ...[...is].filter((one) => !was.has(one)).map((one) => difference(at, `may be ${one} too`, grows)),
    ...[...was]
      .filter((one) => !is.has(one))
      .map((one) => difference(at, `is never ${one} any more`, { narrows: true })),
  ]
}

/** What no type says: the unit of a number, what a value stands for, what is taken where nothing is sent. */
function meanings(old: JsonSchema, now: JsonSchema, at: string): Difference[] {
  const inWords = (schema: JsonSchema) =>
    new Map(Object.entries((schema['x-enumDescriptions'] ?? {}) as Record<string, string>))
  const [was, is] = [inWords(old), inWords(now)]
  const anyway = { widens: true, narrows: true }
  return [
    ...(['x-unit', 'default'] as const)
      .filter((key) => key in old && !same(old[key], now[key]))
      .map((key) => {
        const says = `${key === 'default' ? 'is without a value' : 'is in'} ${JSON.stringify(now[key]) ?? 'nothing said'}`
        // A reply's default is nobody's.
        return difference(
          at,
          `${says}, was ${JSON.stringify(old[key])}`,
          key === 'default' ? { narrows: true } : anyway,
        )
      }),
    ...[...was]
      .filter(([value, meaning]) => is.has(value) && is.get(value) !== meaning)
      .map(([value]) => difference(at, `means something else by ${value}`, anyway)),
  ]
}

function bounds(old: JsonSchema, now: JsonSchema, at: string): Difference[] {
  const limit = (schema: JsonSchema, key: string) => schema[key] as number | undefined
  return [...UPPER, ...LOWER].flatMap((key) => {
    const [was, is] = [limit(old, key), limit(now, key)]
    if (was === is) return []
    const isUpper = UPPER.some((one) => one === key)
    const widens = is === undefined || (was !== undefined && (isUpper ? is > was : is < was))
    const says = `has the limit \`${key}\` ${is ?? 'no more'} (was ${was ?? 'without'})`
    return [difference(at, says, { widens, narrows: !widens })]
  })
}

function forms(old: JsonSchema, now: JsonSchema, at: string): Difference[] {
  return (['pattern', 'format'] as const)
    .filter((key) => old[key] !== now[key])
    .map((key) => {
      const [was, is] = [old[key] as string | undefined, now[key] as string | undefined]
      const how = { widens: was !== undefined, narrows: is !== undefined }
      return difference(at, `has the ${key} ${is ?? 'no more'} (was ${was ?? 'without'})`, how)
    })
}

function fields(old: JsonSchema, now: JsonSchema, at: string): Difference[] {
  const [was, is] = [old.properties ?? {}, now.properties ?? {}]
  const [needed, needs] = [requiredOf(old), requiredOf(now)]
  const [closed, closes] = [isClosed(old), isClosed(now)]
  const inside = (name: string) => (at ? `${at}.${name}` : name)
  const rest = [old.additionalProperties, now.additionalProperties] as const
  return [
    ...Object.keys({ ...was, ...is }).flatMap((name) => {
      const [one, other] = [was[name], is[name]]
      if (one && other) return differences(one, other, inside(name))
      if (one && needed.has(name)) return [difference(inside(name), 'is gone', { widens: true, narrows: closes })]
      if (one) return [difference(inside(name), 'is gone, and was optional', { narrows: closes })]
      return [difference(inside(name), 'is new', { widens: closed })]
    }),
    ...[...needs]
      .filter((name) => !needed.has(name))
      .map((name) => difference(inside(name), 'must be there', { narrows: true })),
    ...[...needed]
      .filter((name) => !needs.has(name) && is[name])
      .map((name) => difference(inside(name), 'may be left out', { widens: true })),
    ...(isSchema(rest[0]) && isSchema(rest[1]) ? differences(rest[0], rest[1], inside('*')) : []),
    ...(closed === closes
      ? []
      : [difference(at, closes ? 'takes no other fields' : 'takes other fields', { widens: closed, narrows: closes })]),
  ]
}

function alternatives(old: JsonSchema, now: JsonSchema, at: string): Difference[] {
  const [was, is] = [alternativesOf(old), alternativesOf(now)]
  if (was.length === is.length) return was.flatMap((one, index) => differences(one, is[index] ?? {}, at))
  const lacks = (all: JsonSchema[], one: JsonSchema) => !all.some((other) => same(one, other))
  return [
    ...is.filter((one) => lacks(was, one)).map(() => difference(at, 'may have another shape', { widens: true })),
    ...was.filter((one) => lacks(is, one)).map(() => difference(at, 'has one shape less', { narrows: true })),
  ]
}

/** All parts of `allOf` as one schema, and "this or null" as a type of its own. */
function flat({ allOf = [], ...own }: JsonSchema): JsonSchema {
  const whole: JsonSchema = {}
  const required = new Set<string>()
  const properties: Record<string, JsonSchema> = {}
  for (const part of [...allOf.map(flat), own]) {
    Object.assign(whole, part)
    for (const name of requiredOf(part)) required.add(name)
    for (const [name, schema] of Object.entries(part.properties ?? {})) {
      properties[name] = properties[name] ? { allOf: [properties[name], schema] } : schema
    }
  }
  Object.assign(whole, { properties, required: [...required] })

  const choice = alternativesOf(whole)
  const only = choice.find(({ type }) => type !== 'null')
  if (!only || choice.length !== 2 || choice.every(({ type }) => type !== 'null')) return whole
  const inner = flat(only)
  return { ...whole, oneOf: [], anyOf: [], ...inner, type: [...(typesOf(inner) ?? []), 'null'] }
}

const alternativesOf = ({ oneOf, anyOf }: JsonSchema) => [...(oneOf ?? []), ...(anyOf ?? [])] as JsonSchema[]
const requiredOf = ({ required }: JsonSchema) => new Set((required ?? []) as string[])
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
const isClosed = ({ additionalProperties, unevaluatedProperties }: JsonSchema) =>
  additionalProperties === false || unevaluatedProperties === false
const typesOf = ({ type }: JsonSchema) => (type === undefined ? undefined : new Set([type].flat()))
const choicesOf = (schema: JsonSchema) => {
  const values = 'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined)
  return values && new Set(values.map((value) => JSON.stringify(value)))
}
const words = (types: Set<string> | undefined) =>
  types ? [...types].map((type) => WORDS[type as keyof typeof WORDS] ?? `an ${type}`).join(' or ') : 'anything'
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
