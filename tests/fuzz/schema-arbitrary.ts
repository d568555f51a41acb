import * as fc from 'fast-check'
import { EDGE_DATES, EDGE_NUMBERS, EDGE_TIMES, HOSTILE_ADDRESSES, HOSTILE_TEXTS } from './hostile.ts'
import { hasChoices, holds, ways, type Plain, type Schema } from './schema.ts'

type Options = {
  /** Whether objects may get fields unknown to the document. */
  extras?: boolean
  /** The maximum number of items in a list without a lower limit of its own. */
  longest?: number
  /** Every optional field is present, no list is empty, and nothing nullable is null. */
  complete?: boolean
}

// Generates valid values, hostile ones too, and shrinks towards the plainest.
export function schemaArbitrary(
  schema: Schema,
  { extras = true, longest = 5, complete = false }: Options = {},
): fc.Arbitrary<unknown> {
  const makers: Record<string, (way: Plain) => fc.Arbitrary<unknown>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    integer: numbers,
    number: numbers,
    string: texts,
    array: lists,
    object: objects,
  }

  function preferred(schema: Schema): Plain[] {
    const all = ways(schema)
    const full = complete ? all.filter(({ type }) => type !== 'null') : all
    return full.length > 0 ? full : all
  }

  function any(schema: Schema): fc.Arbitrary<unknown> {
    if (schema === true) return JSON_VALUES
    const made = preferred(schema).map((way) => {
      if ('const' in way) return fc.constant(way.const)
      return way.enum ? fc.constantFrom(...way.enum) : makers[way.type]!(way)
    })
    if (made.length === 0) throw new Error(`Nothing fulfils ${JSON.stringify(schema)}`)
    const values = made.length === 1 ? made[0]! : fc.oneof(...made)
    // Valid by construction up to here; mutually exclusive choices need a check.
    return typeof schema === 'object' && hasChoices(schema) ? values.filter((value) => holds(schema, value)) : values
  }

  function lists({ items = true, minItems = 0, maxItems = Infinity }: Plain) {
    const most = Math.max(minItems, Math.min(maxItems, longest))
    const least = complete ? Math.min(most, Math.max(1, minItems)) : minItems
    return fc.array(any(items), { minLength: least, maxLength: most })
  }

  function objects(way: Plain): fc.Arbitrary<object> {
    const { properties = {}, required = [], additionalProperties = true, unevaluatedProperties = true } = way
    const named = Object.entries(properties).filter(([, value]) => ways(value).length > 0)
    const missing = required.filter((name) => !named.some(([known]) => known === name))
    const known = fc.record(
      Object.fromEntries([
        ...named.map(([name, value]) => [name, any(value)]),
        ...missing.map((name) => [name, JSON_VALUES]),
      ]) as Record<string, fc.Arbitrary<unknown>>,
      { requiredKeys: complete ? undefined : required, noNullPrototype: true },
    )
    const rest: Schema = additionalProperties !== true ? additionalProperties : unevaluatedProperties
    const isMap = typeof rest === 'object'
    if (rest === false || (!extras && !isMap)) return known
    const names = (isMap ? fc.oneof(TEXTS, fc.string({ maxLength: 20 })) : EXTRA_NAMES).filter(
      (name) => !Object.hasOwn(properties, name) && !required.includes(name),
    )
    const others = fc.uniqueArray(fc.tuple(names, isMap ? any(rest) : JSON_VALUES), {
      selector: ([name]) => name,
      minLength: isMap && complete ? 1 : 0,
      maxLength: isMap ? longest : 2,
    })
    // `fromEntries` makes `__proto__` an ordinary field, as JSON.parse does.
    return fc
      .tuple(known, others)
      .map(([fields, more]) => Object.fromEntries([...Object.entries(fields), ...more]) as object)
  }

  return any(schema)
}

const TEXTS = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...HOSTILE_TEXTS), { maxLength: 3 }).map((all) => all.join('')) },
)
const JSON_VALUES = fc.jsonValue({ maxDepth: 2 })
const EXTRA_NAMES = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'then', 'length', 'key', 'ref', 'children', 'data', 'token'),
  TEXTS,
)

/** Fits a text to the length limits, counted in characters as in JSON Schema. */
function fitted(text: string, least: number, most: number): string {
  const characters = Array.from(text)
  return characters.length < least
    ? text + 'x'.repeat(least - characters.length)
    : characters.length > most
      ? characters.slice(0, most).join('')
      : text
}

function texts({ format, patterns = [], minLength = 0, maxLength = Infinity }: Plain): fc.Arbitrary<string> {
  const rules = {
    allOf: [
      { minLength, maxLength: Math.min(maxLength, 1e6) },
      ...(format ? [{ format }] : []),
      ...patterns.map((pattern) => ({ pattern })),
    ],
  }
  const anchored = patterns.find((pattern) => pattern.startsWith('^') && pattern.endsWith('$'))
  const made = format
    ? formatted(format)
    : anchored
      ? // fast-check can't look ahead, so the excess is filtered.
        fc.stringMatching(new RegExp(anchored.replaceAll(/\(\?=.*?\)/g, ''), 'u'), {
          maxLength: Math.min(maxLength, 100),
        })
      : TEXTS.map((text) => fitted(text, minLength, maxLength))
  return format || patterns.length > 0 ? made.filter((text) => holds(rules, text)) : made
}

function formatted(format: string): fc.Arbitrary<string> {
  const times = fc.date({ noInvalidDate: true, min: new Date('0001-01-02'), max: new Date('9999-12-30') })
  switch (format) {
    case 'date-time':
      return fc.oneof(
        fc.constantFrom(...EDGE_TIMES),
        times.map((time) => time.toISOString()),
      )
    case 'date':
      return fc.oneof(
        fc.constantFrom(...EDGE_DATES),
        times.map((time) => time.toISOString().slice(0, 10)),
      )
    case 'uri-reference':
      return fc.oneof(fc.constantFrom(...HOSTILE_ADDRESSES), fc.webPath(), fc.webUrl({ withQueryParameters: true }))
    case 'binary':
      return fc.constant('') // a form's file, which has no text
    case 'email':
      return fc.emailAddress()
    default:
      throw new Error(`The interpreter does not know the format ${format}`)
  }
}

function numbers(way: Plain): fc.Arbitrary<number> {
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = way
  const least = Math.max(minimum, exclusiveMinimum ?? -Infinity)
  const most = Math.min(maximum, exclusiveMaximum ?? Infinity)
  const fits = (value: number) =>
    value >= least &&
    value <= most &&
    value !== exclusiveMinimum &&
    value !== exclusiveMaximum &&
    (type === 'number' || Number.isInteger(value))
  const edges = [least, most, ...EDGE_NUMBERS, ...EDGE_NUMBERS.map((edge) => -edge)].filter(
    (edge) => Number.isFinite(edge) && !Object.is(edge, -0) && fits(edge),
  )
  const made =
    type === 'integer'
      ? fc.integer({
          min: Math.max(Math.ceil(least), -(2 ** 31)),
          max: Math.min(Math.floor(most), 2 ** 31),
        })
      : fc.double({
          noNaN: true,
          noDefaultInfinity: true,
          ...(Number.isFinite(least) && { min: least }),
          ...(Number.isFinite(most) && { max: most }),
        })
  // JSON has no -0.
  return fc.oneof(
    { weight: 3, arbitrary: made.map((value) => value + 0).filter(fits) },
    { weight: 2, arbitrary: fc.constantFrom(...edges) },
  )
}
