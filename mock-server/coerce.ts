/** The parts of JSON Schema that this API document uses, with references resolved by Prism. */
export type Schema = {
  type?: string | readonly string[]
  format?: string
  default?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

/** Converts text of a URL or form to the schema's type. Text that doesn't fit stays, so that Prism rejects it. */
export function coerceText(text: string, schema: Schema | undefined): unknown {
  const types = typesOf(schema)
  const takesNumber = types.has('number') || types.has('integer')
  if (takesNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if (types.has('null') && text === '') return null
  return text
}

/** The schemas of an object's fields, including all alternatives (`createEnquiry` takes one of two sets of fields). */
export function fieldSchemas(schema: Schema | undefined): Record<string, Schema> {
  if (!schema) return {}
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return Object.assign({}, ...parts.map(fieldSchemas), schema.properties)
}

/** The fields, with the document's defaults filled in for those that were not sent. */
export function withDefaults(
  fields: Record<string, unknown>,
  schemas: Record<string, Schema>,
): Record<string, unknown> {
  const filled = { ...fields }
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.default !== undefined && filled[name] === undefined) filled[name] = schema.default
  }
  return filled
}

function typesOf(schema: Schema | undefined): Set<string> {
  if (!schema) return new Set()
  const alternatives = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return new Set([schema.type ?? [], alternatives.map((part) => Array.from(typesOf(part)))].flat(3))
}
