import type { IHttpProxyConfig, IHttpRequest } from '@stoplight/prism-http'
// The one deep import: Prism's package exports no validators. Its version is pinned exactly (README, "How it works").
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js'
import { formSchema, type Operation } from './document.ts'
import { formBySchema, type Form } from './multipart.ts'
import type { Received } from './receive.ts'
import type { Diagnostic } from './violations.ts'

// What Prism is given, and its judgement of requests and replies; contract.ts says what follows from it.

/** A new one for each request: Prism writes into it. */
export function prismConfig(): IHttpProxyConfig {
  return {
    isProxy: true, // "proxy" to the handlers, see `forward`
    upstream: new URL('http://in.process'),
    upstreamProxy: undefined,
    errors: true,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false, // done by `judgeReply`, while the handler's writes can still be undone
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
    // Prism reads "no body" out of the length, which a chunked request doesn't say.
    headers: { ...Object.fromEntries(headers), 'x-user-lang': lang, 'content-length': hasBody ? '1' : '0' },
    body: hasBody ? (formData ? {} : body) : undefined,
  }
}

/**
 * What is wrong with a request, by Prism. It can't read forms, so it is given the fields as JSON.
 * @param formData the form, where there is one: `form` of the answer has its fields as the document types them
 */
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

/** The operation with its form declared as JSON. Kept, because Prism caches compiled schemas by identity. */
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

/** What is wrong with a reply, by Prism. */
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
