import { Hono, type MiddlewareHandler } from 'hono'
import { cors as allowOtherSites } from 'hono/cors'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CRASH_REPORTS, REPORTS, SECURITY_HEADERS } from '../scripts/build/headers.ts'
import { compress } from './compress.ts'
import { createContract } from './contract.ts'
import { controlRoutes } from './control.ts'
import { assertFileFields, loadOperations, type Operation } from './document.ts'
import { createFaults } from './faults.ts'
import { handlers as own } from './handlers/index.ts'
import { mediaRoutes } from './media.ts'
import type { Handlers } from './operation.ts'
import { pactRoutes } from './states.ts'
import { staticFiles } from './static.ts'
import type { Store } from './store/store.ts'
import { userOfToken } from './tokens.ts'
import { createTransactions } from './transactions.ts'

export type AppOptions = {
  store: Store
  /** Milliseconds since 1970. */
  now?: () => number
  log?: (message: string, details: unknown) => void
  /** Folder of the production build; without it only the API is served. */
  staticRoot?: string | undefined
  /** Allows requests from an app on another site (docs/deployment.md, API on another origin). */
  cors?: boolean | undefined
  /** Replacements for the mock's own handlers; contracts/mutations plants its faults with them. */
  handlers?: Handlers | undefined
}

const documentFile = fileURLToPath(new URL('../openapi/openapi.yaml', import.meta.url))
const checkoutScript = readFileSync(new URL('checkout/checkout.js', import.meta.url))

let operations: Promise<Operation[]> | undefined

/** Creates the mock as one Hono app. A server listens in front of it; tests call it directly. */
export async function createApp({
  store,
  now = Date.now,
  log = report,
  staticRoot,
  cors,
  handlers = own,
}: AppOptions): Promise<Hono> {
  operations ??= loadOperations(documentFile)
  const transactions = createTransactions(store)
  const faults = createFaults()
  const loaded = await operations
  assertFileFields(loaded)
  const contract = createContract({
    operations: loaded,
    handlers,
    store,
    transactions,
    faults,
    userOfToken: (token) => userOfToken(store, token, now()),
    now,
    log,
  })

  const app = new Hono()
  app.use(secureHeaders(cors ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}), compress) // the CORP override lets an app on another site load the API's pictures
  if (cors) app.use(allowOtherSites(CORS))
  app.use('/api/*', noStore)
  app.all('/api/*', ({ req }) => contract(req.raw))
  app.route('/media', mediaRoutes(store))
  app.route('/_mock', controlRoutes({ store, transactions, faults, now, operationIds: Object.keys(handlers) }))
  if (store.db.location() === null) app.route('/_pact', pactRoutes({ store, transactions, faults, now }))
  app.get('/checkout.js', () => new Response(checkoutScript, { headers: CHECKOUT_HEADERS }))
  app.get('/config.json', ({ json }) => json(CONFIG))
  app.post(REPORTS, async ({ req, body }) => {
    log('the content security policy was violated', await req.text())
    return body(null, 204)
  })
  app.post(CRASH_REPORTS, async ({ req, body }) => {
    log('the app crashed', await req.text())
    return body(null, 204)
  })
  if (staticRoot) app.route('/', staticFiles(staticRoot))
  app.onError((error, { req, text }) => {
    log(`${req.method} ${req.path} failed`, error)
    return text('Something went wrong', 500)
  })
  return app
}

/** The app's settings, in the form a deployment publishes them (scripts/publish). */
const CONFIG = { checkout: { script: '/checkout.js', key: 'rzp_test_mock' }, crashReports: CRASH_REPORTS }
const CHECKOUT_HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }

/** Not `hono/secure-headers`, which would need its own list of names, and `false` for each of its seven defaults. */
const secureHeaders =
  (changed: Partial<typeof SECURITY_HEADERS>): MiddlewareHandler =>
  async (context, next) => {
    await next()
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...changed }))
      context.res.headers.set(name, value)
  }

/** Every origin is allowed: there are no cookies, so a request is authenticated only by the token it sends. */
const CORS = {
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-user-lang'],
  exposeHeaders: ['date', 'retry-after'],
  maxAge: 86400,
}

const noStore: MiddlewareHandler = async (context, next) => {
  await next()
  context.res.headers.set('cache-control', 'no-store')
}

function report(message: string, details: unknown): void {
  console.error(`[mock] ${message}`, details)
}
