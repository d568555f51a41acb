import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { apiPage } from './api-page.ts'
import { CONTROL_POLICY, controlPage } from './control-page.ts'
import { pay } from './checkout/pay.ts'
import { faultNames, type FaultSwitch, type Faults } from './faults.ts'
import { jsonReply, scopeOf } from './receive.ts'
import { resetStore, type Store } from './store/store.ts'
import type { Transactions } from './transactions.ts'

export type Control = {
  store: Store
  transactions: Transactions
  faults: Faults
  now: () => number
  operationIds: readonly string[]
}

/**
 * The mock's own routes under `/_mock`: a control page for people, and the same functions as JSON for tests.
 *
 *     POST   /_mock/faults {operationId, fault, times?, scope?}    POST /_mock/faults/off    POST /_mock/reset
 *     GET    /_mock/api                                            (the API document as a page)
 *     POST   /_mock/pay {order_id}                                 (the stand-in checkout)
 */
export function controlRoutes({ store, transactions, faults, now, operationIds }: Control): Hono {
  const app = new Hono()
  app.use(sameSite)

  app.get('/', ({ html, header }) => {
    header('content-security-policy', CONTROL_POLICY)
    header('cache-control', 'no-store')
    return html(controlPage(operationIds, faults.list()))
  })

  app.get('/api', apiPage)

  app.post('/faults', async (context) => {
    const input = await readInput(context)
    const scope = input['scope'] || scopeOf(context.req.raw.headers)
    const operationId = operationIds.find((id) => id === input['operationId'])
    if (!operationId)
      return jsonReply({ status: 400, body: { message: `operationId: one of ${operationIds.join(', ')}` } })
    if (input['fault'] === 'none') {
      faults.switchOff(operationId, scope)
      return done(context)
    }
    const fault = faultNames.find((name) => name === input['fault'])
    if (!fault) return jsonReply({ status: 400, body: { message: `fault: none or one of ${faultNames.join(', ')}` } })
    const times = Number(input['times']) || undefined
    faults.switchOn({ operationId, fault, ...(times && { times }), ...(scope && { scope }) } satisfies FaultSwitch)
    return done(context)
  })

  app.post('/faults/off', (context) => {
    faults.clear(scopeOf(context.req.raw.headers))
    return done(context)
  })

  app.post('/reset', async (context) => {
    await transactions.inTurn(() => resetStore(store, { now: now() }))
    faults.clear()
    return done(context)
  })

  app.post('/pay', async (context) => {
    const { order_id: orderId = '' } = await readInput(context)
    const payment = await transactions.transaction(() => pay(store, orderId, now()))
    return payment
      ? context.json(payment)
      : jsonReply({ status: 400, body: { message: 'There is no such order, or it is paid.' } })
  })

  return app
}

/** Rejects writes from other sites, so that none can reset the mock of a visitor. Programs send no `Origin`. */
const sameSite: MiddlewareHandler = async ({ req, text }, next) => {
  const origin = req.header('origin')
  if (req.method !== 'GET' && origin !== undefined && origin !== new URL(req.url).origin) return text('Forbidden', 403)
  return next()
}

/** The fields of a form or a JSON body, as strings. */
async function readInput({ req }: Context): Promise<Record<string, string | undefined>> {
  const isJson = req.header('content-type')?.startsWith('application/json')
  const input: unknown = await (isJson ? req.json() : req.parseBody()).catch(() => undefined)
  if (typeof input !== 'object' || input === null) return {}
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
}

/** Redirects a form back to the page; answers a program with an empty reply. */
function done(context: Context): Response {
  const isForm = /^(application\/x-www-form-urlencoded|multipart)/.test(context.req.header('content-type') ?? '')
  return isForm ? context.redirect('/_mock', 303) : new Response(null, { status: 204 })
}
