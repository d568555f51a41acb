import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '../mock-server/operation.ts'
import { FRESH, PACT, PARTIES } from './files.ts'

/** The parts of a Pact file (version 4) that the checks read. */
export type Pact = {
  consumer: { name: string }
  provider: { name: string }
  interactions: Interaction[]
  metadata: object
}
export type Interaction = {
  /** `{operationId} {status}: {situation}` */
  description: string
  pending: boolean
  comments?: { text?: string[] }
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers: Record<string, string[]>
    body?: Body
  }
  response: {
    status: number
    headers?: Record<string, string[]>
    body?: Body
    matchingRules?: { body?: Record<string, { matchers: { match: string; regex?: string; min?: number }[] }> }
  }
}
type Body = { content: unknown; contentType: string; encoded: false | string }

export const readPact = (file = PACT) => JSON.parse(readFileSync(file, 'utf8')) as Pact

/** The comment on an interaction whose request breaks the document on purpose. */
export const INVALID = 'invalid on purpose'

/** Splits `$.results[*].photo` into `results`, `*`, `photo`. */
export const stepsOf = (path: string) => [...path.matchAll(/[^.[\]'$]+/g)].map(([step]) => step)

export const operationIn = (description: string) => description.split(' ')[0] as OperationId

/** Merges the pacts of all test files into one, in a fixed order so that the bytes are reproducible. */
export function merged(more: readonly Interaction[] = []): string {
  const interactions = globSync(join(FRESH, '*', '*.json'))
    .flatMap((file) => readPact(file).interactions)
    .concat(more)
    .sort((a, b) => (a.description < b.description ? -1 : 1))
  const twice = interactions.find(({ description }, index) => description === interactions[index + 1]?.description)
  if (twice) throw new Error(`Two interactions are called "${twice.description}"`)
  const pact: Pact = {
    consumer: { name: PARTIES.consumer },
    provider: { name: PARTIES.provider },
    interactions,
    metadata: { pactSpecification: { version: '4.0' } },
  }
  return `${JSON.stringify(pact, null, 2)}\n`
}
