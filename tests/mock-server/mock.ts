import { createApp } from '../../mock-server/app.ts'
import { openStore, type Store } from '../../mock-server/store/store.ts'
import { mintToken } from '../../mock-server/tokens.ts'

export type TestMock = {
  /** Answers a request in process, as the server does over its port. */
  fetch: (request: Request) => Promise<Response>
  store: Store
  now: () => number
  clock: { now: () => number; advance: (ms: number) => void }
  /** All rows of a query on the store. */
  rows: (sql: string, ...values: (string | number)[]) => Record<string, unknown>[]
  /** A bearer token for a person in the store. */
  tokenOf: (mobile: string) => string
  /** What the mock reported: invalid replies and exceptions. */
  log: [message: string, details: unknown][]
}

/** The complete mock in memory, with its seed and a clock that only the test advances. */
export async function startMock({ now = Date.parse('2026-04-21T06:30:00Z') } = {}): Promise<TestMock> {
  const store = openStore(':memory:', { now })
  const log: TestMock['log'] = []
  const app = await createApp({ store, now: () => now, log: (message, details) => log.push([message, details]) })
  return {
    fetch: async (request) => app.fetch(request),
    store,
    log,
    now: () => now,
    clock: { now: () => now, advance: (ms) => void (now += ms) },
    rows: (sql, ...values) => store.db.prepare(sql).all(...values),
    tokenOf(mobile) {
      const user = store.db.prepare('SELECT id FROM user WHERE mobile = ?').get(mobile)
      if (!user) throw new Error(`Nobody has the number ${mobile}`)
      return mintToken(store, Number(user['id']), now)
    },
  }
}
