import { sample } from 'fast-check'
import { schemaArbitrary } from './schema-arbitrary.ts'
import { holds, takes, ways, type Plain, type Schema } from './schema.ts'

/** An invalid value, which differs from a valid one in one place. */
export type Spoilt = { place: string; value: unknown }

/** A sample of each JSON type. */
const SAMPLES = [
  ['null', null],
  ['true', true],
  ['a number', 7.5],
  ['a text', 'text'],
  ['a list', [{}]],
  ['an object', { alien: true }],
] as const

// Breaks a schema in each place: a field missing, null, of each wrong type, and beyond each limit (pattern, format,
// length, range, enumeration). `seed` generates the complete values to start from.
export function spoilt(schema: Schema, seed: number): { broken: Spoilt[]; harmless: string[] } {
  const broken = new Map<string, Spoilt>()
  const harmless = new Set<string>()
  const shapes = ways(schema)
  for (const [index, shape] of shapes.entries()) {
    const [value] = sample(complete(schema, shape), { numRuns: 1, seed })
    const prefix = shapes.length > 1 ? `shape ${index + 1} ` : ''
    for (const copy of spoil(schema, value)) {
      const place = prefix + copy.place
      // A change in one place may produce another valid shape.
      if (holds(schema, copy.value)) harmless.add(place)
      else broken.set(place, { ...copy, place })
    }
  }
  return { broken: [...broken.values()], harmless: [...harmless] }
}

const complete = (schema: Schema, shape: Plain) =>
  schemaArbitrary(schema, { complete: true, extras: false, longest: 2 }).filter((value) => takes(shape, value))

function* spoil(schema: Schema, value: unknown): Generator<Spoilt> {
  for (const [name, sample] of SAMPLES)
    if (!holds(schema, sample)) yield { place: ` is ${name}`, value: structuredClone(sample) }
  const way = ways(schema).find((way) => takes(way, value))
  if (!way) return
  for (const [name, past] of beyond(way, value)) if (!holds(schema, past)) yield { place: ` ${name}`, value: past }
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[]
    // Only the first row is changed.
    if (first !== undefined)
      for (const copy of spoil(way.items ?? true, first))
        yield { place: `[0]${copy.place}`, value: [copy.value, ...rest] }
  } else if (typeof value === 'object' && value !== null) yield* spoilFields(way, value as Record<string, unknown>)
}

function* spoilFields(way: Plain, value: Record<string, unknown>): Generator<Spoilt> {
  const { properties = {}, required = [], additionalProperties = true } = way
  // Only one entry of a map is changed.
  const entry = Object.keys(value).find((name) => !Object.hasOwn(properties, name))
  const fields = Object.entries(properties).filter(([name]) => Object.hasOwn(value, name))
  if (entry !== undefined && typeof additionalProperties === 'object') fields.push([entry, additionalProperties])
  const others = (name: string) => Object.entries(value).filter(([other]) => other !== name)
  for (const [name, schema] of fields) {
    const called = name === entry ? '*' : name
    if (required.includes(name)) yield { place: `.${called} is missing`, value: Object.fromEntries(others(name)) }
    for (const copy of spoil(schema, value[name]))
      yield { place: `.${called}${copy.place}`, value: Object.fromEntries([...others(name), [name, copy.value]]) }
  }
}

/** Values of the right type beyond a limit. */
function* beyond(way: Plain, value: unknown): Generator<[string, unknown]> {
  if (typeof value === 'string') {
    if (way.enum || 'const' in way) yield ['is not one of its values', 'alien']
    if (way.minLength) yield ['is empty', '']
    if (way.maxLength !== undefined) yield ['is too long', 'x'.repeat(way.maxLength + 1)]
    if (way.patterns?.length) yield ['breaks its pattern', '\u0000 <>']
    if (way.format) yield ['breaks its format', 'not a \\ <date> or ^ address']
  }
  if (typeof value === 'boolean' && 'const' in way) yield ['is not one of its values', !value]
  if (typeof value === 'number') {
    const least = way.minimum ?? way.exclusiveMinimum
    const most = way.maximum ?? way.exclusiveMaximum
    if (least !== undefined) yield ['is too small', least - 1]
    if (least !== undefined) yield ['is far too small', -1e21]
    if (most !== undefined) yield ['is too large', most + 1]
    if (way.type === 'integer') yield ['is not whole', value + 0.5]
  }
  if (Array.isArray(value)) {
    if (way.minItems) yield ['is empty', []]
    if (way.maxItems !== undefined)
      yield ['is too long', Array.from({ length: way.maxItems + 1 }, () => value[0] as unknown)]
  }
}
