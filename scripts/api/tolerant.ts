import type { Document } from './operations.ts'

/** What a reply check does not insist on: a valid e-mail must not fail the app because a pattern thought otherwise. */
const LEFT_OUT = new Set(
  'format pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems minProperties maxProperties const if then else default unevaluatedProperties examples example description'.split(
    ' ',
  ),
)

/**
 * A copy of the document with only what the app relies on: which fields there are, of what type, and which may be absent
 * or null. Checks generated from the whole document refused valid replies; from this copy none of 8,818
 * (notes/reliability.md). Enumerations stay, because the app branches on them.
 */
export function tolerant(document: Document): unknown {
  const strip = (value: unknown, named: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item, false))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        // In `properties` and other maps the keys are names of the API and not keywords.
        .filter(([key]) => named || !LEFT_OUT.has(key))
        .map(([key, inner]) => [key, strip(inner, !named && MAPS.has(key))]),
    )
  }
  return strip(document, false)
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
