/** What this project's document uses of JSON Schema, after Prism has resolved its references. */
export type Schema = {
  type?: string | readonly string[]
  format?: string
  contentMediaType?: string
  default?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

/** Text of an address or a form as the type that the schema says; text that doesn't fit stays text, for Prism to refuse. */
export function coerceText(text: string, schema: Schema | undefined): unknown {
  const types = typesOf(schema)
  const takesNumber = types.has('number') || types.has('integer')
  if (takesNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if (types.has('null') && text === '') return null
  return text
}

/** The schemas of an object's fields, through all alternatives (`createEnquiry` takes one of two sets of fields). */
export function fieldSchemas(schema: Schema | undefined): Record<string, Schema> {
  if (!schema) return {}
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return Object.assign({}, ...parts.map(fieldSchemas), schema.properties)
}

/** The fields with the document's defaults where nothing was sent. */
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
