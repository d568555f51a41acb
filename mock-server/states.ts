import { Hono } from 'hono'
import type { Faults } from './faults.ts'
import { jsonReply } from './receive.ts'
import type { State } from './state.ts'
import { BadParam, readParams } from './state-params.ts'
import { peopleStates } from './state-people.ts'
import { serverStates } from './state-server.ts'
import { tradeStates } from './state-trade.ts'
import type { Store } from './store/store.ts'
import type { Transactions } from './transactions.ts'

/** Short facts on top of the seed, for contracts (contracts/STATES.md). They combine; `teardown` reverts them all. */
const states = { ...peopleStates, ...tradeStates, ...serverStates } satisfies Record<string, State>

export type StateName = keyof typeof states
export const stateNames = Object.keys(states) as StateName[]

/**
 * Pact's state-change endpoint: `POST /_pact/state {state, params, action}`, where `action` is `setup` (the default) or
 * `teardown`. Answers 200 with the state's values (`{"token": …}`), or 404 for an unknown state: a 5xx would be retried
 * for two minutes. Only for an in-memory store, because a file contains a user's data.
 */
export function pactRoutes({
  store,
  transactions,
  faults,
  now,
}: {
  store: Store
  transactions: Transactions
  faults: Faults
  now: () => number
}): Hono {
  const app = new Hono()
  const { db } = store

  app.post('/state', async ({ req }) => {
    const input: unknown = await req.json().catch(() => undefined)
    const { state, params, action } = { state: '', params: {}, action: 'setup', ...(input as object | undefined) }
    const apply = (states as Record<string, State>)[Object.hasOwn(states, state) ? state : '']
    if (!apply)
      return jsonReply({ status: 404, body: { message: `There is no state "${state}".`, states: stateNames } })

    if (action === 'teardown') {
      faults.clear()
      await transactions.inTurn(() => db.isTransaction && db.exec('ROLLBACK'))
      return jsonReply({ status: 200, body: {} })
    }
    try {
      // One transaction until the teardown, so that writes of the requests in between are rolled back too.
      await transactions.inTurn(() => db.isTransaction || db.exec('BEGIN'))
      const result = await transactions.transaction(() => apply({ store, faults, now: now() }, readParams(params)))
      return jsonReply({ status: 200, body: result ?? {} })
    } catch (error) {
      return jsonReply({ status: error instanceof BadParam ? 400 : 409, body: { message: String(error) } })
    }
  })

  return app
}
