import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Operation } from '../../mock-server/document.ts'
import { holds, type Schema } from './schema.ts'

/** A timeout (ms) far above any answer's duration, even on a busy machine. */
const HANGS_AFTER = 10_000

export type Fetch = (request: Request) => Promise<Response>

/** The operation of a request, found without the mock's own routing. */
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

/** The schema of every refusal. */
export function failureSchema(operations: readonly Operation[]): Schema {
  const schema = operations[0]?.responses.find(({ code }) => code === '500')?.contents?.[0]?.schema
  if (!schema) throw new Error('The document declares no 500')
  return schema as Schema
}

/** An answer with its body read. */
export type Answer = { status: number; headers: Headers; text: string }

/** Sends a request; throws if no answer comes in time. */
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
 * Why an answer violates the document; undefined if it doesn't. A 500 is declared everywhere, but no test here provokes
 * one. Outside the document's operations, a 404 or 405 in the common shape of refusals is right.
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
