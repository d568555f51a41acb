import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fieldSchemas, type Schema } from './coerce.ts'
import { isFile } from './multipart.ts'
import { fileFields } from './operation.ts'

/** An operation of the document, as parsed by Prism. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** Reads the document. Throws if it contains a schema that Prism would silently skip. */
export async function loadOperations(document: string | object): Promise<Operation[]> {
  const operations = await getHttpOperationsFromSpec(document)
  compileSchemas(operations)
  return operations
}

export function idOf(operation: Operation): string {
  return operation.iid ?? `${operation.method} ${operation.path}`
}

/** Whether an operation requires, accepts or ignores the `Authorization` header. */
export function bearerOf({ security = [] }: Operation): 'none' | 'optional' | 'required' {
  if (security.length === 0) return 'none'
  return security.some((alternative) => alternative.length === 0) ? 'optional' : 'required'
}

export function formSchema(operation: Operation): Schema | undefined {
  return bodySchema(operation, 'multipart/form-data')
}

export function bodySchema(operation: Operation, mediaType = 'application/json'): Schema | undefined {
  const content = operation.request?.body?.contents?.find((candidate) => candidate.mediaType === mediaType)
  return content?.schema as Schema | undefined // the same JSON Schema, reduced to the few keywords that coercion reads
}

/** Throws for a schema that ajv can't compile, because Prism would let such a schema accept everything. */
function compileSchemas(operations: readonly Operation[]): void {
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true, logger: false })
  addFormats(ajv)
  const compiled = new Set<string>()
  const broken: string[] = []
  for (const operation of operations) {
    for (const [place, schema] of schemasOf(operation)) {
      if (!schema) continue
      const { $schema: _, ...rules } = { $schema: undefined, ...schema }
      const text = JSON.stringify(rules)
      if (compiled.has(text)) continue
      compiled.add(text)
      try {
        ajv.compile({ ...rules, __bundled__: Reflect.get(operation, '__bundled__') })
      } catch (error) {
        broken.push(`${idOf(operation)} ${place}: ${String(error)}`)
      }
    }
  }
  if (broken.length > 0) throw new Error(`The API document has schemas that can't be compiled:\n${broken.join('\n')}`)
}

function* schemasOf({ request, responses }: Operation): Generator<[place: string, schema: object | undefined]> {
  for (const content of request?.body?.contents ?? []) yield [`body ${content.mediaType}`, content.schema]
  for (const where of ['query', 'path', 'headers'] as const) {
    for (const parameter of request?.[where] ?? []) yield [`${where} ${parameter.name}`, parameter.schema]
  }
  for (const response of responses) {
    for (const content of response.contents ?? []) yield [`reply ${response.code} ${content.mediaType}`, content.schema]
  }
}

/** Throws if `fileFields` in `operation.ts` is out of date: the generated types don't tell files from strings. */
export function assertFileFields(operations: readonly Operation[]): void {
  const wrong = operations.flatMap((operation) =>
    Object.entries(fieldSchemas(formSchema(operation)))
      .filter(([name, schema]) => fileFields.some((field) => field === name) !== isFile(schema))
      .map(([name]) => `${idOf(operation)}.${name}`),
  )
  if (wrong.length > 0) throw new Error(`fileFields in mock-server/operation.ts is out of date: ${wrong.join(', ')}`)
}
