import type { IHttpProxyConfig, IHttpRequest } from '@stoplight/prism-http'
// The only deep import: Prism's package doesn't export its validators. So package.json pins Prism's exact version.
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js'
import { formSchema, type Operation } from './document.ts'
import { formBySchema, type Form } from './multipart.ts'
import type { Received } from './receive.ts'
import type { Diagnostic } from './violations.ts'

// Prism's input, and its validation of requests and replies; contract.ts acts on the results.

/** Returns a new object for each request, because Prism modifies it. */
export function prismConfig(): IHttpProxyConfig {
  return {
    isProxy: true, // "proxy" to the handlers, see `forward`
    upstream: new URL('http://in.process'),
    upstreamProxy: undefined,
    errors: true,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false, // `judgeReply` does it, while the handler's writes can still be rolled back
    mock: { dynamic: false },
  }
}

export function prismRequest({ method, url, headers, lang, hasBody, body, formData }: Received): IHttpRequest {
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

/** Prism can't read forms, so it gets their fields as JSON. `form` has them coerced to the document's types. */
export function judgeRequest(
  operation: Operation,
  input: IHttpRequest,
  formData: FormData | undefined,
): { judgement: ReturnType<typeof validateInput>; form?: Form } {
  const schema = formSchema(operation)
  if (!formData || !schema) return { judgement: validateInput({ resource: operation, element: input }) }
  const form = formBySchema(formData, schema)
  const element = { ...input, body: form.json, headers: { ...input.headers, 'content-type': FORM_AS_JSON } }
  return { judgement: validateInput({ resource: formAsJson(operation), element }), form }
}

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
  const result = validateOutput({ resource: operation, element: { statusCode: status, headers, body } })
  return 'left' in result ? result.left : []
}
