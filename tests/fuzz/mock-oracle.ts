import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Operation } from '../../mock-server/document.ts'
import { holds, type Schema } from './schema.ts'

/** Far longer than any answer takes, on a busy machine too: what takes longer hangs. */
const HANGS_AFTER = 10_000

export type Fetch = (request: Request) => Promise<Response>

/** The operation of a request, found without the mock's own matching. */
export function operationAt(operations: readonly Operation[], method: string, pathname: string) {
  const parts = pathname.split('/')
  return operations.find((operation) => {
    const pattern = operation.path.split('/')
    return (
      operation.method.toUpperCase() === method &&
      pattern.length === parts.length &&
      pattern.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]))
    )
  })
}

/** What every refusal looks like. */
export function failureSchema(operations: readonly Operation[]): Schema {
  const schema = operations[0]?.responses.find(({ code }) => code === '500')?.contents?.[0]?.schema
  if (!schema) throw new Error('The document declares no 500')
  return schema as Schema
}

/** An answer whose body has been read. */
export type Answer = { status: number; headers: Headers; text: string }

/** Sends a request; throws when it isn't answered. */
export async function answerTo(fetch: Fetch, request: Request): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${HANGS_AFTER} ms`)), HANGS_AFTER)
  })
  const answer = fetch(request).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: plain(Buffer.from(await response.arrayBuffer()), response.headers.get('content-encoding')),
  }))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

function plain(bytes: Buffer, encoding: string | null): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

/**
 * Why an answer is outside of the document; undefined when it is within. A 500 is declared everywhere, but nothing here asks
 * for one. Where the document has no operation, a 404 or 405 in the shape of all refusals is right.
 */
export function outsideOf(
  operation: Operation | undefined,
  failure: Schema,
  { status, headers, text }: Answer,
  method: string,
): string | undefined {
  if (status >= 500) return `a ${status}: ${text.slice(0, 300)}`
  const declared = operation?.responses.find(({ code }) => code === String(status))
  if (operation && !declared) return `${status} is not declared`
  if (!operation && status !== 404 && status !== 405) return `${status} where there is no operation`
  const content = operation ? declared?.contents?.[0] : { mediaType: 'application/json', schema: failure }
  if (!content || method === 'HEAD')
    return text === '' ? undefined : `a body of ${text.length} characters, none is declared`
  const type = headers.get('content-type') ?? 'none'
  if (type.split(';')[0] !== content.mediaType) return `content-type ${type}`
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return `no JSON: ${text.slice(0, 100)}`
  }
  return holds(content.schema as Schema, body)
    ? undefined
    : `a body that breaks the schema of ${status}: ${text.slice(0, 300)}`
}
