type Media = Record<string, unknown>
type Operation = {
  operationId: string
  tags: [string, ...string[]]
  security?: Record<string, unknown>[]
  parameters?: object[]
  requestBody?: { content: Media }
  responses: Record<string, unknown>
}
/** The parts of the bundled API document that these scripts read. */
export type Document = {
  openapi: string
  security?: Record<string, unknown>[]
  paths: Record<string, Record<string, Operation>>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** All operations as `[path, method, operation]`, in document order. */
export const operationsOf = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [[path, method, item[method]] as const] : [])),
  )

/** What a reference of the document leads to: `#/components/schemas/Plan`. */
export const referred = (document: object, $ref: string): unknown =>
  $ref
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document)

export type Schema = {
  [keyword: string]: unknown
  allOf?: Schema[]
  $ref?: string
  properties?: object
  required?: string[]
}

/** A schema composed with `allOf` as one object. @param target follows a reference */
export function merged({ allOf, ...own }: Schema, target: (part: Schema) => Schema): Schema {
  if (!allOf) return own
  const parts = [...allOf.map((part) => merged(target(part), target)), own]
  return {
    ...(Object.assign({}, ...parts) as Schema),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as object,
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/** Whether a token is required, optional or not accepted. */
export function bearer(document: Document, { security = document.security ?? [] }: Operation) {
  if (security.length === 0) return 'none'
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required'
}

const bodies = { 'multipart/form-data': 'form', 'application/json': 'json' } as const

/** TypeScript source of the operation table, which types the mock's handlers and the contract checks. */
export function operationTable(document: Document): string {
  const rows = operationsOf(document).map(([path, method, operation]) => {
    const media = Object.keys(operation.requestBody?.content ?? {})[0] as keyof typeof bodies | undefined
    const row = {
      method,
      path,
      bearer: bearer(document, operation),
      body: media ? bodies[media] : 'none',
      keyed: (operation.parameters ?? []).some((one) => '$ref' in one && String(one.$ref).endsWith('/IdempotencyKey')),
      statuses: Object.keys(operation.responses).map(Number),
    }
    return `  ${operation.operationId}: ${JSON.stringify(row)},`
  })
  return `/** Every operation of the API document: where it is, whether it takes a token and a key, what it takes and answers. */
export const operations = {\n${rows.join('\n')}\n} as const\n`
}

const readRow = (document: Document, path: string, operation: Operation) => ({
  path,
  bearer: bearer(document, operation),
  area: operation.tags[0].toLowerCase(),
})

/** TypeScript source of the GET operations' addresses, small enough for the head of every page. */
export function readTable(document: Document): string {
  const rows = operationsOf(document).flatMap(([path, method, operation]) =>
    method === 'get' ? [`  ${operation.operationId}: ${JSON.stringify(readRow(document, path, operation))},`] : [],
  )
  return `/** Every read of the API document: its address, whether it takes a token, and its area (the operation's tag). */
export const addresses = {\n${rows.join('\n')}\n} as const\n`
}
