import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** The document uses this subset of JSON Schema 2020-12; `loadOperations` resolves its references. */
export type Schema = boolean | Rules
export type Rules = {
  type?: Type | Type[]
  enum?: unknown[]
  const?: unknown
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  if?: Schema
  then?: Schema
  else?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  dependentRequired?: Record<string, string[]>
  additionalProperties?: Schema
  unevaluatedProperties?: Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}
type Type = 'null' | 'boolean' | 'object' | 'array' | 'string' | 'number' | 'integer'

/** This fulfils a schema with one type and no choices; keywords that only accept or reject are evaluated already. */
export type Plain = Omit<Rules, 'type' | 'allOf' | 'oneOf' | 'anyOf' | 'if' | 'then' | 'else' | 'pattern'> & {
  type: Type
  patterns?: string[]
}

const ajv = new Ajv2020({ strict: false, allowUnionTypes: true, logger: false })
addFormats(ajv)
const compiled = new WeakMap<Rules, (value: unknown) => boolean>()

/** Whether a value strictly fulfils a schema. */
export function holds(schema: Schema, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema
  const known = compiled.get(schema)
  if (known) return known(value)
  const { $schema: _, ...rules } = { $schema: undefined, ...schema }
  const validate = ajv.compile(rules)
  compiled.set(schema, (value) => validate(value))
  return validate(value)
}

const ANY: Type[] = ['null', 'boolean', 'object', 'array', 'string', 'number']
// Lists the ways that are known without testing values. `holds` checks that the other `oneOf` branches fail, and that
// `if` fails for `else`.
export function ways(schema: Schema): Plain[] {
  if (schema === false) return []
  if (schema === true) return ANYTHING
  const known = waysOf.get(schema)
  if (known) return known
  const found = find(schema)
  waysOf.set(schema, found)
  return found
}

const waysOf = new WeakMap<Rules, Plain[]>()
const ANYTHING: Plain[] = ANY.map((type) => ({ type }))

function find(schema: Rules): Plain[] {
  const { type = ANY, allOf = [], oneOf, anyOf, if: condition, then = true, else: otherwise = true, ...rest } = schema
  const { pattern, ...own } = rest
  const plain = { ...own, ...(pattern !== undefined && { patterns: [pattern] }) }
  let found = [type].flat().map((one): Plain => Object.assign({ type: one }, plain))
  const narrow = (choices: Plain[]) =>
    (found = found.flatMap((way) => choices.flatMap((choice) => both(way, choice) ?? [])))
  for (const part of allOf) narrow(ways(part))
  for (const choices of [oneOf, anyOf]) if (choices) narrow(choices.flatMap(ways))
  if (condition !== undefined) narrow([...ways({ allOf: [condition, then] }), ...ways(otherwise)])
  return found
}

/** Whether a value fulfils this way. */
export function takes(way: Plain, value: unknown): boolean {
  const { patterns = [], ...rules } = way
  const known = rulesOf.get(way) ?? { ...rules, allOf: [true, ...patterns.map((pattern) => ({ pattern }))] }
  rulesOf.set(way, known)
  return holds(known, value)
}
const rulesOf = new WeakMap<Plain, Rules>()

/** Whether some ways may be invalid, so that each value has to be tested. */
export const hasChoices = (schema: Rules): boolean =>
  [schema.oneOf, schema.if, schema.dependentRequired].some((keyword) => keyword !== undefined) ||
  [...(schema.allOf ?? []), ...(schema.anyOf ?? [])].some((part) => typeof part === 'object' && hasChoices(part))

/** The intersection of two ways; undefined if they exclude each other. */
function both(one: Plain, other: Plain): Plain | undefined {
  const type = one.type === other.type ? one.type : 'integer'
  if (one.type !== other.type && !(NUMBERS.has(one.type) && NUMBERS.has(other.type))) return undefined
  const merged: Plain = { ...one, ...other, type }
  const choices = intersection(one.enum, other.enum)
  if (choices?.length === 0) return undefined
  if ('const' in one && 'const' in other && one.const !== other.const) return undefined
  if (choices && 'const' in merged && !choices.includes(merged.const)) return undefined
  const properties = { ...one.properties }
  for (const [name, schema] of Object.entries(other.properties ?? {}))
    properties[name] = name in properties ? { allOf: [properties[name]!, schema] } : schema
  const tightest = (pick: (...bounds: number[]) => number, keyword: Bound) => {
    const bounds = [one[keyword], other[keyword]].filter((bound) => bound !== undefined)
    return bounds.length > 0 && { [keyword]: pick(...bounds) }
  }
  return {
    ...merged,
    ...(choices && { enum: choices }),
    ...(Object.keys(properties).length > 0 && { properties }),
    required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
    patterns: [...(one.patterns ?? []), ...(other.patterns ?? [])],
    ...(one.additionalProperties !== undefined &&
      other.additionalProperties !== undefined && {
        additionalProperties: { allOf: [one.additionalProperties, other.additionalProperties] },
      }),
    ...(one.items !== undefined && other.items !== undefined && { items: { allOf: [one.items, other.items] } }),
    ...Object.assign({}, ...LOWER.map((keyword) => tightest(Math.max, keyword))),
    ...Object.assign({}, ...UPPER.map((keyword) => tightest(Math.min, keyword))),
  }
}

const NUMBERS = new Set<Type>(['integer', 'number'])
const LOWER = ['minItems', 'minLength', 'minimum', 'exclusiveMinimum'] as const
const UPPER = ['maxItems', 'maxLength', 'maximum', 'exclusiveMaximum'] as const
type Bound = (typeof LOWER | typeof UPPER)[number]

const intersection = (one?: unknown[], other?: unknown[]) =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other)
