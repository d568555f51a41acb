import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp, type AppOptions } from '../mock-server/app.ts'
import { openStore, type Store } from '../mock-server/store/store.ts'
import { journeys } from './journeys/run.ts'
import { makePackage } from './package/pack.ts'
import type { Pact } from './pact.ts'
import { runProgram } from './verify.ts'

type Mock = {
  /** Wraps the mock's handling of requests. */
  wrap?: (answer: typeof fetch) => typeof fetch
  store?: Store
  handlers?: AppOptions['handlers']
}

/** Starts the stateful mock on a free port, with its data in memory. */
export async function serveMock({ wrap = (answer) => answer, store: given, handlers }: Mock = {}) {
  const store = given ?? openStore(':memory:')
  const complaints: string[] = []
  const app = await createApp({ store, handlers, log: (message) => complaints.push(message) })
  const answer = wrap((async (request: Request) => app.fetch(request)) as typeof fetch)
  const server = serve({ fetch: answer as (request: Request) => Promise<Response>, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Problems that the mock found in its own replies. */
    complaints,
    stop() {
      server.close()
      if (!given) store.db.close()
    },
  }
}

/** Verifies, with the package for backend teams, that the mock keeps every promise and passes every journey. */
export async function verifyMock(pact: Pact): Promise<{ problems: string[]; lines: string[] }> {
  const program = join(await makePackage(), 'contracts/verify.js')
  const mock = await serveMock()
  try {
    const { ok, output } = await runProgram(program, '--url', mock.url)
    const all = [
      `${pact.interactions.length} of ${pact.interactions.length} interactions hold`,
      `${journeys.length} of ${journeys.length} journeys hold`,
    ]
    const hasAllSuites = ok && all.every((line) => output.includes(line))
    return {
      problems: [...(hasAllSuites ? [] : ['the mock does not keep every promise']), ...mock.complaints],
      lines: hasAllSuites ? all : [output],
    }
  } finally {
    mock.stop()
  }
}
