import { fieldSchemas, withDefaults } from './coerce.ts'
import { bearerOf, bodySchema, formSchema, idOf, type Operation } from './document.ts'
import { refuse, slashText, type Problems, type RefusalCode } from './failure.ts'
import type { Faults } from './faults.ts'
import type { Form } from './multipart.ts'
import type { Call, Lang, OperationId, User } from './operation.ts'
import { blankNumbers, decoded, pathOf, pathPattern, queryOf } from './parameters.ts'
import { judgeReply, judgeRequest } from './prism.ts'
import { jsonReply, languageOf, receive, Refused, type Received } from './receive.ts'
import type { Store } from './store/store.ts'
import type { Transactions } from './transactions.ts'
import { errorsByPlace, problemsOf, type Diagnostic } from './violations.ts'
import { keyedRequest, storedReply, storeReply } from './idempotency.ts'

export type ContractOptions = {
  operations: Operation[]
  /** Keyed by operationId: all of `Handlers`, or the few that a test's own document needs. */
  handlers: Readonly<Record<string, (call: never) => unknown>>
  store: Store
  transactions: Transactions
  faults: Faults
  userOfToken: (token: string) => User | undefined
  now: () => number
  log: (message: string, details: unknown) => void
}

/** Answers every request under the document's paths. */
export type Contract = (request: Request) => Promise<Response>

type Exchange = Received & { form?: Form | undefined }

/** A reply that the document doesn't allow. */
class ContractViolation extends Error {
  readonly diagnostics: readonly Diagnostic[]
  constructor(operation: Operation, status: number, diagnostics: readonly Diagnostic[]) {
    super(`${idOf(operation)} answered ${status}, which breaks the API document`)
    this.diagnostics = diagnostics
  }
}

/**
 * Runs Prism's validators and the handlers in one process. Prism validates each request, a handler answers, and Prism
 * checks the reply. A handler's writes are committed only if its reply is valid. Where a provider state wants an example
 * of the document, that is the answer, and no handler runs.
 */
export function createContract({
  operations,
  handlers,
  store,
  transactions,
  faults,
  userOfToken,
  now,
  log,
}: ContractOptions): Contract {
  const unhandled = operations.map(idOf).filter((id) => !Object.hasOwn(handlers, id))
  if (unhandled.length > 0) throw new Error(`Operations without a handler: ${unhandled.join(', ')}`)

  // Addresses without placeholders take precedence.
  const byPrecedence = operations.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)

  /** Throws if no operation has the address, or none with this method. */
  function operationFor({ method, url: { pathname }, lang }: Received): Operation {
    if (decoded(pathname) === undefined) throw new Refused(refuse(404, 'not_found', lang))
    const there = byPrecedence.filter((operation) => pathPattern(operation).test(pathname))
    if (there.length === 0) throw new Refused(nowhere(pathname, lang))
    const found = there.find((operation) => operation.method === method.toLowerCase())
    const allow = there.map((operation) => operation.method.toUpperCase()).join(', ')
    if (!found) throw new Refused(refuse(405, 'method_not_allowed', lang), { allow })
    return found
  }

  async function answer(
    operation: Operation,
    exchange: Exchange,
    diagnostics: readonly Diagnostic[],
  ): Promise<Response> {
    const { lang, scope, signal } = exchange
    const id = idOf(operation)
    const success = successOf(operation)
    const breaks = (reply: unknown) => diagnosticsOf(operation, success, reply).length > 0
    const circumstances = { lang, signal, success, breaks }

    const switched = await faults.switched(id, scope, circumstances)
    if (switched) return switched

    const user = authenticate(operation, exchange)
    refuseBadInput(exchange, diagnostics)

    const query = queryOf(exchange.url.searchParams, operation)
    const blank = blankNumbers(query, operation)
    if (blank.length > 0) {
      throw new Refused(refuse(400, 'invalid', lang, Object.fromEntries(blank.map((name) => [name, 'number']))))
    }

    const call = {
      query,
      path: pathOf(exchange.url.pathname, operation),
      body: bodyOf(operation, exchange),
      lang,
      user,
      store,
      now: now(),
      address: exchange.url.origin + exchange.url.pathname,
    } satisfies Record<keyof Call<OperationId>, unknown>

    const typed = await faults.typed(call, circumstances)
    if (typed) return typed

    const { path, body: input } = call
    const keyed = keyedRequest(id, keyOf(operation, exchange), user, { path, query, input })
    return transactions.transaction(async () => {
      const before = keyed && storedReply(store, keyed, lang, call.now)
      if (before) return checkedReply(operation, before)
      // `never`: the handler's types come from the document, against which Prism has validated the call
      const reply = (await handlers[id]?.(call as never)) as { status: number; body?: unknown }
      const response = checkedReply(operation, reply)
      if (keyed && response.ok) storeReply(store, keyed, reply, call.now)
      return response
    })
  }

  function authenticate(operation: Operation, { headers, lang }: Exchange): User | undefined {
    const bearer = bearerOf(operation)
    const header = headers.get('authorization')
    if (bearer === 'none' || (bearer === 'optional' && header === null)) return undefined
    const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1]
    const user = token === undefined ? undefined : userOfToken(token)
    if (!user) throw new Refused(refuse(401, 'unauthenticated', lang), { 'www-authenticate': 'Bearer' })
    return user
  }

  /** The 404 of an address that no operation has. It names the one that is meant if only the slashes at the end differ. */
  function nowhere(path: string, lang: Lang) {
    const { status, body } = refuse(404, 'not_found', lang)
    const address = path.replace(/\/*$/, '/')
    const isMeant = operations.some((operation) => pathPattern(operation).test(address))
    return isMeant ? { status, body: { ...body, message: slashText(address, lang) } } : { status, body }
  }

  async function respond(request: Request): Promise<Response> {
    const received = await receive(request)
    const operation = operationFor(received)
    const { form, diagnostics } = judgeRequest(operation, received)
    const example = faults.exampleOf(idOf(operation))
    return example ? exampleReply(operation, example) : answer(operation, { ...received, form }, diagnostics)
  }

  return async function contract(request) {
    try {
      return await respond(request)
    } catch (error) {
      if (error instanceof Refused) return error.response()
      const lang = languageOf(request.headers)
      if (error instanceof ContractViolation) {
        log(error.message, error.diagnostics)
        const { status, body } = refuse(500, 'contract_violation', lang)
        return jsonReply({ status, body: { ...body, errors: errorsByPlace(error.diagnostics) } })
      }
      const left = request.signal.aborted // the client disconnected while sending its body
      if (!left) log(`${request.method} ${new URL(request.url).pathname} failed`, error)
      return jsonReply(refuse(500, 'server_error', lang))
    }
  }
}

/** The reply of the document's example with this name. */
function exampleReply(operation: Operation, name: string): Response {
  for (const { code, contents = [] } of operation.responses)
    for (const example of contents.flatMap(({ examples = [] }) => examples))
      if (example.key === name && 'value' in example) return jsonReply({ status: Number(code), body: example.value })
  throw new Error(`${idOf(operation)} has no example ${name}`)
}

function bodyOf(operation: Operation, { form, hasBody, body }: Exchange): unknown {
  const sent = form?.body ?? (hasBody ? body : undefined)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  return withDefaults({ ...sent }, fieldSchemas(form ? formSchema(operation) : bodySchema(operation)))
}

/** The value of `Idempotency-Key`, if the operation accepts one. */
const keyOf = ({ request }: Operation, { headers }: Exchange) =>
  request?.headers?.some(({ name }) => name.toLowerCase() === KEY) ? headers.get(KEY) : null
const KEY = 'idempotency-key'

function refuseBadInput({ lang, form, body }: Exchange, diagnostics: readonly Diagnostic[]): void {
  // An id with an invalid format gets the same 404 as an unknown one.
  if (diagnostics.some(({ path }) => path?.[0] === 'path')) throw new Refused(refuse(404, 'not_found', lang))
  if (diagnostics.some(({ code }) => code === 415)) throw new Refused(refuse(400, 'unsupported_type', lang))
  const sent = form?.json ?? body
  const problems: Problems = { ...problemsOf(diagnostics, sent), ...form?.problems }
  if (Object.keys(problems).length > 0) throw new Refused(refuse(400, 'invalid', lang, problems))
}

/** Prism's findings about a reply as it is sent: without undefined fields, dates as text, `no-store` by app.ts. */
function diagnosticsOf(operation: Operation, status: number, body: unknown): readonly Diagnostic[] {
  const headers = { ...Object.fromEntries(jsonReply({ status, body }).headers), 'cache-control': 'no-store' }
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
  return judgeReply(operation, { status, headers, body: sent })
}

/** Throws if the document doesn't allow the reply or doesn't declare its status. */
function checkedReply(operation: Operation, { status, body }: { status: number; body?: unknown }): Response {
  const diagnostics = diagnosticsOf(operation, status, body)
  if (diagnostics.length > 0) throw new ContractViolation(operation, status, diagnostics)
  const { error } = { error: undefined, ...(body as { error?: RefusalCode } | undefined) }
  if (error && !ANYWHERE.has(error) && !ownErrors(operation).includes(error))
    throw new ContractViolation(operation, status, [
      { path: ['body', 'error'], message: `${error} is not in x-errors` },
    ])
  return jsonReply({ status, body })
}

/** Codes allowed on every operation. All others must be listed in the operation's `x-errors`. */
const ANYWHERE = new Set<RefusalCode>(['invalid', 'not_found', 'unauthenticated', 'too_many', 'key_reused'])
const ownErrors = ({ extensions = {} }: Operation) => (extensions['x-errors'] ?? []) as string[]

function successOf({ responses }: Operation): number {
  return Number(responses.find(({ code }) => code.startsWith('2'))?.code ?? 200)
}
