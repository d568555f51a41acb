import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { operationIn, type Interaction, type Pact } from '../pact.ts'
import { contacts } from './contacts.ts'
import { addressOf, Broken, Reply, type Journey, type Person, type Sent, type World } from './journey.ts'
import { language } from './language.ts'
import { lists } from './lists.ts'
import { ownEnquiries } from './own-enquiries.ts'
import { people } from './people.ts'
import { signIn } from './sign-in.ts'

export const journeys: readonly Journey[] = [...signIn, ...people, ...ownEnquiries, ...contacts, ...lists, ...language]

export type Walked = {
  journey: Journey
  state: 'holds' | 'fails' | 'not offered'
  /** What was observed instead. */
  found?: { says: string; operation?: OperationId; status?: number; place?: string | undefined }
}
type Server = {
  url: string
  /** URL of the state endpoint. */
  states: string
  pact: Pact
  /** Regular expression on descriptions, as for the verifier: only matching operations are offered. */
  only?: string | undefined
}

/** Runs all journeys against a running server, one at a time, because the server's states are shared. */
export async function walk(server: Server, which: readonly Journey[] = journeys): Promise<Walked[]> {
  const offers = (operation: OperationId) => !server.only || new RegExp(server.only).test(`${operation} 200: journey`)
  const walked: Walked[] = []
  for (const journey of which) {
    if (!journey.uses.every(offers)) {
      walked.push({ journey, state: 'not offered' })
      continue
    }
    const { world, teardown } = worldOf(server, offers, journey.uses)
    try {
      await teardown()
      await journey.run(world)
      walked.push({ journey, state: 'holds' })
    } catch (error) {
      walked.push({ journey, state: 'fails', found: foundIn(error) })
    } finally {
      await teardown().catch(() => undefined)
    }
  }
  return walked
}

function foundIn(error: unknown): NonNullable<Walked['found']> {
  const says = error instanceof Error ? error.message : String(error)
  if (!(error instanceof Broken)) return { says }
  const { operation, status, place } = error
  return { says, operation, status, place }
}

function worldOf(
  { url, states, pact }: Server,
  offers: (operation: OperationId) => boolean,
  uses: readonly OperationId[],
) {
  const base = url.replace(/\/$/, '')
  const toState = async (body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(states, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`the state endpoint answered ${answer.status} to ${JSON.stringify(body)}: ${text}`)
    return (text ? JSON.parse(text) : {}) as Record<string, string>
  }
  const given: World['given'] = (state, params = {}) => toState({ state, params, action: 'setup' })
  const teardown = () => toState({ state: 'a user is signed in', params: {}, action: 'teardown' })
  const reply = async (operation: OperationId, address: string, init: RequestInit) => {
    const response = await fetch(`${base}${address}`, init)
    return new Reply<never>(operation, response, await response.text())
  }

  const withToken = (token: string | undefined): Person => ({
    token,
    ask(operation, sent = {}) {
      if (!uses.includes(operation)) throw new Error(`The journey does not say that it uses ${operation}`)
      return reply(operation, addressOf(operation, sent), requestOf(operation, sent, token))
    },
  })

  const world: World = {
    given,
    visitor: withToken(undefined),
    withToken,
    async person(mobile) {
      const { token } = await given('a user is signed in', { mobile })
      return withToken(token)
    },
    interactions: pact.interactions.filter((one) => !one.pending && offers(operationIn(one.description))),
    async replay(interaction, authorization) {
      await teardown()
      const answers: Record<string, string> = {}
      for (const { name, params } of interaction.providerStates ?? [])
        Object.assign(answers, await given(name as never, params))
      return reply(operationIn(interaction.description), ...requestOfPact(interaction, answers, authorization))
    },
    file: (link) => fetch(new URL(link, `${base}/`)),
  }
  return { world, teardown }
}

function requestOf(operation: OperationId, { json, form, lang = 'en', key }: Sent, token?: string): RequestInit {
  const headers = new Headers({ 'x-user-lang': lang })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (key !== undefined) headers.set('idempotency-key', key)
  if (json !== undefined) headers.set('content-type', 'application/json')
  const body = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) body.append(name, value)
  return {
    method: operations[operation].method.toUpperCase(),
    headers,
    body: form ? body : json === undefined ? null : JSON.stringify(json),
  }
}

/** The request that the verifier would send for an interaction. */
function requestOfPact(
  { request: { method, path, query = {}, headers, body } }: Interaction,
  answers: Record<string, string>,
  authorization: string | null | undefined = answers['token'] && `Bearer ${answers['token']}`,
): [address: string, init: RequestInit] {
  const sent = new Headers(
    Object.entries(headers).map(([name, values]) => [name, values.join(', ')] as [string, string]),
  )
  if (authorization === null) sent.delete('authorization')
  else if (authorization) sent.set('authorization', authorization)
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
  ).toString()
  const content = !body
    ? null
    : body.encoded
      ? Buffer.from(String(body.content), body.encoded as BufferEncoding)
      : JSON.stringify(withAnswers(body.content as object, answers))
  return [search ? `${path}?${search}` : path, { method, headers: sent, body: content }]
}

/** Fills in the values that only the server knows, from the equally named ones of its state endpoint. */
const withAnswers = (body: object, answers: Record<string, string>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, answers[name] ?? (value as unknown)]))
