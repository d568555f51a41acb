import { coerceText, withDefaults, type Schema } from './coerce.ts'
import type { Operation } from './document.ts'

/** The path parameters of a request, coerced to the document's types. */
export function pathOf(path: string, operation: Operation): Record<string, unknown> {
  const schemas = schemasByName(operation.request?.path)
  const texts = pathPattern(operation).exec(path)?.groups ?? {}
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, coerceText(decodeURIComponent(text), schemas[name])]),
  )
}

/** The query parameters that the document declares, coerced to its types, with its defaults. */
export function queryOf(query: URLSearchParams, operation: Operation): Record<string, unknown> {
  const schemas = schemasByName(operation.request?.query)
  const sent: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const text = query.getAll(name).find((each) => each !== '') // Prism treats an empty parameter as absent
    if (text !== undefined) sent[name] = coerceText(text, schema)
  }
  return withDefaults(sent, schemas)
}

/** Names of number parameters that contain only spaces, which Prism would read as 0. */
export function blankNumbers(query: Record<string, unknown>, operation: Operation): string[] {
  return Object.entries(schemasByName(operation.request?.query))
    .filter(([name, { type }]) => (type === 'integer' || type === 'number') && typeof query[name] === 'string')
    .map(([name]) => name)
}

/** A percent-encoded path as text; undefined if it is encoded wrongly. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Matches the paths of an operation. */
export function pathPattern({ path }: Pick<Operation, 'path'>): RegExp {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`)
}

function schemasByName(parameters: readonly { name: string; schema?: object }[] = []): Record<string, Schema> {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, (schema ?? {}) as Schema]))
}
