import { createApp } from '../../mock-server/app.ts'
import { openStore } from '../../mock-server/store/store.ts'
import { mintToken } from '../../mock-server/tokens.ts'

export type TestMock = Awaited<ReturnType<typeof startMock>>

/** The complete mock in memory, with its seed and a clock that only the test advances. */
export async function startMock({ now = Date.parse('2026-04-21T06:30:00Z') } = {}) {
  const store = openStore(':memory:', { now })
  const log: [message: string, details: unknown][] = []
  const app = await createApp({ store, now: () => now, log: (message, details) => log.push([message, details]) })
  return {
    /** Answers a request in process, as the server does over its port. */
    fetch: async (request: Request) => app.fetch(request),
    store,
    /** What the mock reported: invalid replies and exceptions. */
    log,
    now: () => now,
    clock: { advance: (ms: number) => void (now += ms) },
    rows: (sql: string) => store.db.prepare(sql).all(),
    tokenOf(mobile: string) {
      const user = store.db.prepare('SELECT id FROM user WHERE mobile = ?').get(mobile)
      if (!user) throw new Error(`Nobody has the number ${mobile}`)
      return mintToken(store, Number(user['id']), now)
    },
  }
}
