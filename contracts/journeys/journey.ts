import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'
import type { operations as Schema } from '../../src/api/generated/schema.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { StateName } from '../../mock-server/states.ts'
import type { PageName } from '../report/pages.ts'
import type { Interaction } from '../pact.ts'

/** Mobile numbers with little in common, so that a part of one is never mistaken for a part of another. */
export const ME = '9812345670'
export const OTHER = '7038291564'
export const THIRD = '8459603127'

/** Several requests by one or more users, and what must hold for all replies together. */
export type Journey = {
  /** The promise as a sentence, for the report and PROMISES.md. */
  promise: string
  page: PageName
  /** The journey runs only on servers that offer all of these. */
  uses: readonly OperationId[]
  /** The harm to a user if the promise is broken. */
  harm: string
  /** Servers needn't keep it: a failure is reported, but the run succeeds. */
  optional?: true
  run: (world: World) => Promise<void>
}

/** The server under test, and the means to test it. */
export type World = {
  /** Makes a fact of STATES.md true. Returns what only the server knows, such as a token. */
  given: (state: StateName, params?: Record<string, unknown>) => Promise<Record<string, string>>
  /** A user with this number and a valid token. */
  person: (mobile: string) => Promise<Person>
  visitor: Person
  withToken: (token: string | undefined) => Person
  /** Interactions of the pact with operations that this server offers. */
  interactions: readonly Interaction[]
  /** Sends the request of an interaction with only its own states; `authorization` replaces its own. */
  replay: (interaction: Interaction, authorization?: string | null) => Promise<Reply<never>>
  /** Downloads the file behind a link in a reply. */
  file: (link: string) => Promise<Response>
}

export type Sent = {
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  json?: unknown
  form?: Record<string, string | Blob>
  lang?: Locale
  key?: string
}
export type Person = {
  /** From the state endpoint or the sign-in. */
  token: string | undefined
  ask: <Id extends OperationId>(operation: Id, sent?: Sent) => Promise<Reply<Success<Id>>>
}

type Success<Id extends OperationId> = BodyOf<Schema[Id]['responses']>
type BodyOf<Responses> = {
  [Status in keyof Responses & (200 | 201)]: Responses[Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : never
}[keyof Responses & (200 | 201)]

/** A broken promise, with the contradicting location in the document. */
export class Broken extends Error {
  readonly operation: OperationId
  readonly status: number
  readonly place: string | undefined

  constructor(operation: OperationId, status: number, says: string, place?: string) {
    super(says)
    this.operation = operation
    this.status = status
    this.place = place
  }
}

export class Reply<Body> {
  readonly operation: OperationId
  readonly status: number
  readonly headers: Headers
  readonly text: string

  constructor(operation: OperationId, { status, headers }: Response, text: string) {
    this.operation = operation
    this.status = status
    this.headers = headers
    this.text = text
  }

  /** Typed by the document; valid only after `is` has confirmed a success. */
  get body(): Body {
    try {
      return JSON.parse(this.text) as Body
    } catch {
      throw this.broken(`the reply is no JSON: ${this.text.slice(0, 80)}`)
    }
  }

  /** The body of a refusal, or of a success with a negative answer. */
  get refusal(): { message?: string; error?: string; errors?: Record<string, string[]>; token?: string | null } {
    return this.body as never
  }

  is(...statuses: number[]): this {
    const wanted = statuses.join(' or ')
    return this.must(statuses.includes(this.status), `answered ${this.status} where ${wanted} was expected`)
  }

  must(holds: boolean, says: string, place?: string): this {
    if (!holds) throw this.broken(says, place)
    return this
  }

  /** Fails unless the value at `place` equals `expected`. */
  says(value: unknown, expected: unknown, place: string): this {
    return this.must(
      value === expected,
      `says ${JSON.stringify(value)} where ${JSON.stringify(expected)} is right`,
      place,
    )
  }

  private broken(says: string, place?: string) {
    return new Broken(this.operation, this.status, says, place)
  }
}

/** The address of an operation with its parameters. */
export function addressOf(operation: OperationId, { path = {}, query = {} }: Sent): string {
  const filled = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

export const isPersonal = (operation: OperationId) => operations[operation].bearer === 'required'
