import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { createApp, type AppOptions } from '../mock-server/app.ts'
import { openStore, type Store } from '../mock-server/store/store.ts'
import { walk } from './journeys/run.ts'
import type { Pact } from './pact.ts'
import { statesOf, verify } from './verify.ts'

type Mock = {
  /** Comes before and after the mock's own answer. */
  wrap?: (answer: typeof fetch) => typeof fetch
  store?: Store
  handlers?: AppOptions['handlers']
}

/** The stateful mock, with its data in memory, on a free port. */
export async function serveMock({ wrap = (answer) => answer, store: given, handlers }: Mock = {}) {
  const store = given ?? openStore(':memory:')
  const complaints: string[] = []
  const app = await createApp({ store, handlers, log: (message) => complaints.push(message) })
  const answer = wrap((async (request: Request) => app.fetch(request)) as typeof fetch)
  const server = serve({ fetch: answer as (request: Request) => Promise<Response>, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What the mock found wrong with its own replies. */
    complaints,
    stop() {
      server.close()
      if (!given) store.close()
    },
  }
}

/** The mock keeps every promise and passes every journey: also the optional ones, and none of them is skipped. */
export async function verifyMock(pact: Pact): Promise<{ problems: string[]; summary: string }> {
  const mock = await serveMock()
  try {
    const { ok, results, output } = await verify({ url: mock.url })
    const states = statesOf(mock.url)
    const walked = await walk({ url: mock.url, states, pact })
    const broken = walked.filter(({ state }) => state !== 'holds')
    const failed = results.filter((one) => !one.ok).map(({ description }) => description)
    const details = output.slice(Math.max(0, output.indexOf('\nFailures:')))
    return {
      problems: [
        ...(ok && failed.length === 0 ? [] : [`${failed.join('\n')}\n${details}`]),
        ...(results.length === pact.interactions.length
          ? []
          : [`${results.length} of ${pact.interactions.length} were verified`]),
        ...broken.map(({ journey, found }) => `${journey.promise} ${found?.operation ?? ''}: ${found?.says}`),
        ...mock.complaints,
      ],
      summary: `${results.length} interactions and ${walked.length} journeys verified on the mock`,
    }
  } finally {
    mock.stop()
  }
}
