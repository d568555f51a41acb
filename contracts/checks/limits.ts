import { allOperations, resolved, type Document, type JsonSchema } from '../document.ts'

/** Every text and list in a request must have a limit in the document. */
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

/** Binary files count as limited: their limit of 5 MB is stated in the description. */
const hasEnd = (schema: JsonSchema) =>
  ['maxLength', 'enum', 'const'].some((key) => key in schema) ||
  ['date', 'date-time', 'binary'].includes(String(schema['format'])) ||
  (typeof schema['pattern'] === 'string' && isBounded(schema['pattern']))

/** Whether a pattern is anchored and contains no unlimited repetition. */
const isBounded = (pattern: string) =>
  pattern.startsWith('^') &&
  pattern.endsWith('$') &&
  !/[+*]|\{\d+,\}/.test(pattern.replaceAll(/\(\?=.*?\)|\[[^\]]*\]/g, ''))
