import type { IHttpRequest } from '@stoplight/prism-http'
// The only deep import: Prism's package doesn't export its validators. So package.json pins Prism's exact version.
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js'
import { formSchema, type Operation } from './document.ts'
import { formBySchema, type Form } from './multipart.ts'
import type { Received } from './receive.ts'
import type { Diagnostic } from './violations.ts'

// Prism's validation of requests and replies; contract.ts acts on the results.

function prismRequest({ method, url, headers, lang, hasBody, body, formData }: Received): IHttpRequest {
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
  return {
    method: method.toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query },
    // Prism takes a missing content-length for "no body", and chunked requests have none.
    headers: { ...Object.fromEntries(headers), 'x-user-lang': lang, 'content-length': hasBody ? '1' : '0' },
    body: hasBody ? (formData ? {} : body) : undefined,
  }
}

/**
 * Validates a request with Prism. It can't read forms, so it gets their fields as JSON; `form` has them coerced to the
 * document's types.
 */
export function judgeRequest(
  operation: Operation,
  received: Received,
): { diagnostics: readonly Diagnostic[]; form?: Form } {
  const input = prismRequest(received)
  const schema = formSchema(operation)
  if (!received.formData || !schema)
    return { diagnostics: findings(validateInput({ resource: operation, element: input })) }
  const form = formBySchema(received.formData, schema)
  const element = { ...input, body: form.json, headers: { ...input.headers, 'content-type': FORM_AS_JSON } }
  return { diagnostics: findings(validateInput({ resource: formAsJson(operation), element })), form }
}

const findings = (result: ReturnType<typeof validateInput | typeof validateOutput>): readonly Diagnostic[] =>
  'left' in result ? result.left : []

const FORM_AS_JSON = 'application/vnd.form+json'
const operationsWithForm = new WeakMap<Operation, Operation>()

/** The operation with its form declared as JSON. Memoized, because Prism caches compiled schemas by identity. */
function formAsJson(operation: Operation): Operation {
  const known = operationsWithForm.get(operation)
  const { body } = operation.request ?? {}
  if (known || !body) return known ?? operation
  const contents = body.contents?.map((content) =>
    content.mediaType === 'multipart/form-data' ? { ...content, mediaType: FORM_AS_JSON } : content,
  )
  const adapted = { ...operation, request: { ...operation.request, body: { ...body, contents } } }
  operationsWithForm.set(operation, adapted)
  return adapted
}

/** Validates a reply with Prism. */
export function judgeReply(
  operation: Operation,
  { status, headers, body }: { status: number; headers: Record<string, string>; body: unknown },
): readonly Diagnostic[] {
  const declared = operation.responses.find(({ code }) => code === String(status))
  if (body !== undefined && declared && !declared.contents?.length) {
    return [{ path: ['body'], message: `The document declares no body for ${status}` }]
  }
  return findings(validateOutput({ resource: operation, element: { statusCode: status, headers, body } }))
}
