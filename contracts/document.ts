import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '../mock-server/coerce.ts'
import { pathPattern } from '../mock-server/parameters.ts'
import { operationsOf, referred, type Document as Paths } from '../scripts/api/operations.ts'
import { ROOT } from './files.ts'

export type JsonSchema = Schema & { [keyword: string]: unknown }
type Media = Record<string, { schema?: JsonSchema }>
type Operation = {
  operationId: string
  tags: [string, ...string[]]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Media }
  responses: Record<string, { content?: Media; headers?: Record<string, Header> }>
  security?: Record<string, unknown>[]
  'x-needed-by'?: Record<string, string>
}
type Header = { required?: boolean; schema?: JsonSchema }
type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema }
/** The API document as one JSON object, with all references inside it. */
export type Document = Omit<Paths, 'paths'> & {
  info: { version: string }
  components?: { schemas?: Record<string, JsonSchema>; parameters?: Record<string, Parameter> }
  paths: Record<string, Record<string, Operation>>
}

/** The document of this project as one file, which `npm run api` writes. A test compares it with its sources. */
export const readDocument = () => JSON.parse(readFileSync(join(ROOT, 'openapi/dist/openapi.json'), 'utf8')) as Document

export type FoundOperation = readonly [path: string, method: string, operation: Operation]
// The scripts' type declares fewer fields; the objects are the same.
export const allOperations = (document: Document) => operationsOf(document) as unknown as FoundOperation[]

export const addressOf = ([path, method]: FoundOperation) => `${method.toUpperCase()} ${path}`

/** The operation of an address. Paths without placeholders take precedence. */
export function operationAt(document: Document, method: string, address: string): FoundOperation | undefined {
  return allOperations(document)
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .find(([path, verb]) => verb === method.toLowerCase() && pathPattern({ path }).test(address))
}

/** Every object below this one with its place, but nothing in examples. */
export function* nodesOf(node: unknown, at = '#'): Generator<readonly [at: string, node: object]> {
  if (typeof node !== 'object' || node === null) return
  yield [at, node]
  for (const [key, inner] of Object.entries(node))
    if (key !== 'example' && key !== 'examples') yield* nodesOf(inner, `${at}/${key}`)
}

/** Replaces all references (the document has no cycles). */
export function resolved<Part>(document: Document, part: Part): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => resolved(document, one)) as Part
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...rest } = part as { $ref?: string }
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, resolved(document, value)]))
  if ($ref === undefined) return own as Part
  return { ...(resolved(document, referred(document, $ref)) as object), ...own } as Part
}
