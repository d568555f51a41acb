import { handlers as own } from '../../mock-server/handlers/index.ts'
import type { Handlers } from '../../mock-server/operation.ts'
import { openStore, type Store } from '../../mock-server/store/store.ts'
import { walk } from '../journeys/run.ts'
import { heldBy } from '../promises.ts'
import { readPact } from '../pact.ts'
import { statesOf, verify } from '../verify.ts'
import { serveMock } from '../verify-mock.ts'
import type { Mutation, Planted, ProviderFault } from './mutation.ts'
import { providerFaults } from './provider-faults.ts'

/** Verifies mocks with one fault each, and returns what detected it. */
export async function providerMutations(): Promise<Mutation[]> {
  const waiting = [...providerFaults.entries()]
  const mutations: Mutation[] = []
  // Two at a time, each with its own mock, because the states of a provider are shared.
  await Promise.all(
    [1, 2].map(async () => {
      const store = openStore(':memory:')
      for (let next = waiting.shift(); next; next = waiting.shift())
        mutations[next[0]] = await mutationOf(next[1], store)
      store.db.close()
    }),
  )
  return mutations
}

const isState = ({ url }: Request) => new URL(url).pathname === '/_pact/state'

async function mutationOf(fault: ProviderFault, store: Store): Promise<Mutation> {
  const wrap = (answer: typeof fetch) =>
    (async (input: Request) => {
      const asked = uncompressed(input)
      const planted: Planted = { store, token: (mobile) => tokenFrom(answer, asked.url, mobile) }
      const request = (await fault.request?.(asked, planted)) ?? asked
      const original = request.clone() // because the mock consumes its body
      const reply = await answer(request)
      if (isState(asked)) return reply
      return (await fault.reply?.(reply, original, planted)) ?? reply
    }) as typeof fetch
  const mock = await serveMock({ wrap, store, handlers: { ...own, ...fault.handlers?.(own) } as Handlers })
  try {
    const caughtBy = [...(await byInteractions(fault, mock.url)), ...(await byJourneys(fault, mock.url))]
    return { where: 'provider', fault: fault.name, caughtBy }
  } finally {
    mock.stop()
  }
}

/** All matching interactions must detect the fault; if one passes, none counts. */
async function byInteractions({ name, interactions }: ProviderFault, url: string): Promise<Mutation['caughtBy']> {
  if (interactions === undefined) return []
  const { results, output } = await verify({ url, only: `^${interactions}` })
  if (results.length === 0) throw new Error(`No interaction is called ${interactions} ("${name}")`)
  if (results.some((one) => one.ok)) return []
  const [, first = ''] = output.split('\n1) ')
  const what = /(?<=- ).*/.exec(first)?.[0] ?? ''
  const why = /\S+ -> [^\n]+|expected \d+ but was \d+/.exec(first)?.[0] ?? ''
  return [{ check: 'interaction', says: [what, why].filter(Boolean).join(': ') }]
}

async function byJourneys(fault: ProviderFault, url: string): Promise<Mutation['caughtBy']> {
  const walked = await walk({ url, states: statesOf(url), pact: readPact() }, heldBy(fault))
  return walked.flatMap(({ state, journey, found }) =>
    state === 'fails'
      ? [{ check: 'journey', says: `${journey.promise} ${found?.operation ?? ''}: ${found?.says}` }]
      : [],
  )
}

async function tokenFrom(answer: typeof fetch, url: string, mobile: string): Promise<string> {
  const body = JSON.stringify({ state: 'a user is signed in', params: { mobile }, action: 'setup' })
  const reply = await answer(new Request(new URL('/_pact/state', url), { method: 'POST', body }))
  return ((await reply.json()) as { token: string }).token
}

/** Requests an uncompressed reply, so that a fault can be planted in its text. */
function uncompressed(request: Request): Request {
  request.headers.delete('accept-encoding')
  return request
}
