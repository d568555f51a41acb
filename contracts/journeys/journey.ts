import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'
import type { operations as Schema } from '../../src/api/generated/schema.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { StateName } from '../../mock-server/states.ts'
import type { PageName } from '../report/pages.ts'
import type { Interaction } from '../pact.ts'

/** Several requests by one or more people, and what must be true of all the replies together. */
export type Journey = {
  /** What holds, as a sentence: it stands in the report and in PROMISES.md. */
  promise: string
  page: PageName
  /** The journey runs only against servers that offer all of these. */
  uses: readonly OperationId[]
  /** What happens to a person where the promise does not hold. */
  harm: string
  /** A server need not keep it: a failure is reported, and the run still succeeds. */
  optional?: true
  run: (world: World) => Promise<void>
}

/** The server under test, and what the verification knows about it. */
export type World = {
  /** Makes a fact of STATES.md true; gives back what only the server knows, such as a token. */
  given: (state: StateName, params?: Record<string, unknown>) => Promise<Record<string, string>>
  /** Somebody with this number and a valid token. */
  person: (mobile: string) => Promise<Person>
  visitor: Person
  withToken: (token: string | undefined) => Person
  /** Interactions of the pact whose operation this server offers. */
  interactions: readonly Interaction[]
  /** Sends the request of an interaction with its states and no others; `authorization` replaces its own. */
  replay: (interaction: Interaction, authorization?: string | null) => Promise<Reply<never>>
  /** Fetches the file behind a link of a reply. */
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
  /** As the state endpoint or the sign-in gave it. */
  token: string | undefined
  ask: <Id extends OperationId>(operation: Id, sent?: Sent) => Promise<Reply<Success<Id>>>
}

type Success<Id extends OperationId> = BodyOf<Schema[Id]['responses']>
type BodyOf<Responses> = {
  [Status in keyof Responses & (200 | 201)]: Responses[Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : never
}[keyof Responses & (200 | 201)]

/** What a journey found, with the place in the document that says otherwise. */
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

  /** As the document types it: only to be read once `is` has seen a success. */
  get body(): Body {
    try {
      return JSON.parse(this.text) as Body
    } catch {
      throw this.broken(`the reply is no JSON: ${this.text.slice(0, 80)}`)
    }
  }

  /** The body of a refusal, or of an answer that says no. */
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

  /** The value at `place` is this one. */
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

/** The address of an operation with its parameters filled in. */
export function addressOf(operation: OperationId, { path = {}, query = {} }: Sent): string {
  const filled = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

export const isPersonal = (operation: OperationId) => operations[operation].bearer === 'required'
