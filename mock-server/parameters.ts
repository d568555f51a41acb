import { coerceText, withDefaults, type Schema } from './coerce.ts'
import type { Operation } from './document.ts'

/** The values in a request's path, as the document types them. */
export function pathOf(path: string, operation: Operation): Record<string, unknown> {
  const schemas = schemasByName(operation.request?.path)
  const texts = pathPattern(operation).exec(path)?.groups ?? {}
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, coerceText(decodeURIComponent(text), schemas[name])]),
  )
}

/** The values in a request's query that the document knows, typed by it, with its defaults. */
export function queryOf(query: URLSearchParams, operation: Operation): Record<string, unknown> {
  const schemas = schemasByName(operation.request?.query)
  const sent: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const texts = query.getAll(name).filter((text) => text !== '') // Prism takes an empty parameter for an absent one
    if (texts.length === 0) continue
    sent[name] =
      schema.type === 'array' ? texts.map((text) => coerceText(text, schema.items)) : coerceText(texts[0] ?? '', schema)
  }
  return withDefaults(sent, schemas)
}

/** Where somebody sent spaces for a number: Prism reads them as 0. */
export function blankNumbers(query: Record<string, unknown>, operation: Operation): string[] {
  return Object.entries(schemasByName(operation.request?.query))
    .filter(([name, { type }]) => (type === 'integer' || type === 'number') && typeof query[name] === 'string')
    .map(([name]) => name)
}

/** Matches the paths of an operation. */
export function pathPattern({ path }: Operation): RegExp {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`)
}

function schemasByName(parameters: readonly { name: string; schema?: object }[] = []): Record<string, Schema> {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, (schema ?? {}) as Schema]))
}
