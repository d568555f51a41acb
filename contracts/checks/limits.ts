import { allOperations, resolved, type Document, type JsonSchema } from '../document.ts'

/** Whatever somebody may send has an end: each text and each list of a request has a limit in the document. */
export function limits(document: Document): string[] {
  return allOperations(document).flatMap(([, , operation]) => {
    const { operationId, parameters = [], requestBody } = resolved(document, operation)
    const bodies = Object.values(requestBody?.content ?? {}).map(({ schema = {} }) => schema)
    return [
      ...parameters.flatMap(({ name, schema }) => unlimited(schema, name)),
      ...bodies.flatMap((schema) => unlimited(schema, 'body')),
    ].map((at) => `${operationId}: \`${at}\` has no limit`)
  })
}

function unlimited(schema: JsonSchema, at: string): string[] {
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema as Record<string, never>
  const inside = [
    ...Object.entries<JsonSchema>(properties).flatMap(([name, inner]) => unlimited(inner, `${at}.${name}`)),
    ...[...(allOf as JsonSchema[]), ...(oneOf as JsonSchema[]), ...(anyOf as JsonSchema[])].flatMap((inner) =>
      unlimited(inner, at),
    ),
    ...(items ? unlimited(items, `${at}[]`) : []),
  ]
  const types = new Set([schema.type].flat())
  const isOpen = (types.has('string') && !hasEnd(schema)) || (types.has('array') && !('maxItems' in schema))
  return isOpen ? [at, ...inside] : inside
}

/** Photos and papers have theirs in words: 5 MB. */
const hasEnd = (schema: JsonSchema) =>
  ['maxLength', 'enum', 'const'].some((key) => key in schema) ||
  ['date', 'date-time', 'binary'].includes(String(schema['format'])) ||
  (typeof schema['pattern'] === 'string' && isBounded(schema['pattern']))

/** From its beginning to its end, and nothing in it may repeat for ever. */
const isBounded = (pattern: string) =>
  pattern.startsWith('^') &&
  pattern.endsWith('$') &&
  !/[+*]|\{\d+,\}/.test(pattern.replaceAll(/\(\?=.*?\)|\[[^\]]*\]/g, ''))
