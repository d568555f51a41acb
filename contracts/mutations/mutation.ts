import type { Handlers } from '../../mock-server/operation.ts'
import type { Store } from '../../mock-server/store/store.ts'

/** A fault that was planted, and which checks noticed it: by name, with what they said. */
export type Mutation = {
  where: 'document' | 'client' | 'provider' | 'pact'
  fault: string
  caughtBy: { check: string; says: string }[]
}

/** What a fault can reach of the mock that it is planted in. */
export type Planted = { store: Store; token: (mobile: string) => Promise<string> }

/** Something that a backend does wrong: to a request before it is read, in a handler, or to a reply before it is sent. */
export type ProviderFault = {
  name: string
  /** What it breaks, where the document's types can't say it: a row of PROMISES.md. */
  promise?: string
  /** Interactions that have to notice it, by the beginning of their description. */
  interactions?: string
  /** The journey that has to notice it, by the beginning of its promise. */
  journey?: string
  request?: (request: Request, planted: Planted) => Request | Promise<Request>
  handlers?: (real: Handlers) => { [Id in keyof Handlers]?: (call: never) => unknown }
  reply?: (reply: Response, request: Request, planted: Planted) => Response | Promise<Response>
}
