import type { Handlers } from '../../mock-server/operation.ts'
import type { Store } from '../../mock-server/store/store.ts'

/** A planted fault, and the checks that detected it, by name and message. */
export type Mutation = {
  where: 'document' | 'client' | 'provider' | 'pact'
  fault: string
  caughtBy: { check: string; says: string }[]
}

/** What a fault can access of the mock in which it is planted. */
export type Planted = { store: Store; token: (mobile: string) => Promise<string> }

/** A fault of a backend: it changes a request before it is read, a handler, or a reply before it is sent. */
export type ProviderFault = {
  name: string
  /** The promise it breaks, if the document's types can't express it: a line of PROMISES.md. */
  promise?: string
  /** Interactions that must detect it, by the beginning of their description. */
  interactions?: string
  /** The journey that must detect it, by the beginning of its promise. */
  journey?: string
  request?: (request: Request, planted: Planted) => Request | Promise<Request>
  handlers?: (real: Handlers) => { [Id in keyof Handlers]?: (call: never) => unknown }
  reply?: (reply: Response, request: Request, planted: Planted) => Response | Promise<Response>
}
