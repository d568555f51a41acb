import { merged, referred, type Document, type Schema } from './operations.ts'

/** Keywords that reply checks ignore: a valid e-mail address that a pattern rejects must not break the app. */
const LEFT_OUT = new Set(
  'format pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems minProperties maxProperties const if then else default unevaluatedProperties examples example description'.split(
    ' ',
  ),
)

/**
 * A copy of the document reduced to what the app relies on: fields, their types, and which may be absent or null.
 * Checks generated from the complete document refused valid replies; checks from this copy refused none of 8,818
 * (§reliability.9). Enums stay, because the app branches on them, except those that may grow (`x-extensible`).
 */
export function tolerant(document: Document): unknown {
  const strip = (value: unknown, named: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item, false))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        // In `properties` and other maps the keys are names of the API, not keywords.
        .filter(([key]) => named || !(LEFT_OUT.has(key) || (key === 'enum' && 'x-extensible' in value)))
        .map(([key, inner]) => [key, strip(inner, !named && MAPS.has(key))]),
    )
  }
  const stripped = strip(document, false) as Schema
  return flat(stripped, stripped)
}

/** Merges objects composed with `allOf` into one: the same check in half the code. */
function flat(value: unknown, document: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => flat(item, document))
  if (value === null || typeof value !== 'object') return value
  const target = (part: Schema) => (part.$ref ? (referred(document, part.$ref) as Schema) : part)
  const schema = Array.isArray((value as Schema).allOf) ? merged(value as Schema, target) : value
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, flat(inner, document)]))
}
const MAPS = new Set([
  'properties',
  'schemas',
  'responses',
  'parameters',
  'headers',
  'paths',
  'content',
  'securitySchemes',
])
