import { verify } from '../verify.ts'
import { serveMock } from '../verify-mock.ts'
import type { Mutation } from './mutation.ts'
import { providerFaults, type ProviderFault } from './provider-faults.ts'

/** What the verification says of a mock that does one thing wrong: each fault by itself. */
export async function providerMutations(): Promise<Mutation[]> {
  const waiting = [...providerFaults.entries()]
  const mutations: Mutation[] = []
  // Two at a time, each with a mock of its own, as the states of a provider are everybody's.
  await Promise.all(
    [1, 2].map(async () => {
      let fault: ProviderFault | undefined
      const mock = await serveMock((answer) => async (request) => {
        const asked = await (fault?.request ?? same)(uncompressed(request as Request))
        const reply = await answer(asked)
        return isState(asked) ? reply : (fault?.reply ?? same)(reply, asked)
      })
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          fault = next[1]
          mutations[next[0]] = await mutationOf(fault, mock.url)
        }
      } finally {
        mock.stop()
      }
    }),
  )
  return mutations
}

const same = <Same>(one: Same) => one
const isState = ({ url }: Request) => new URL(url).pathname === '/_pact/state'

async function mutationOf({ name, interactions }: ProviderFault, url: string): Promise<Mutation> {
  const { results, output } = await verify({ url, only: `^${interactions}` })
  // Each of them has to notice: one that does not is no proof of anything.
  const ok = results.some((one) => one.ok)
  if (results.length === 0) throw new Error(`No interaction is called ${interactions}`)
  const [, first = ''] = output.split('\n1) ')
  const what = /(?<=- ).*/.exec(first)?.[0] ?? ''
  const why = /\S+ -> [^\n]+|expected \d+ but was \d+/.exec(first)?.[0] ?? ''
  const caughtBy = [{ check: 'verification', says: [what, why].filter(Boolean).join(': ') }]
  return { where: 'provider', fault: name, caughtBy: ok ? [] : caughtBy }
}

/** So that a fault can be planted in the text of the reply. */
function uncompressed(request: Request): Request {
  request.headers.delete('accept-encoding')
  return request
}
