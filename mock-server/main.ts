import { serve } from '@hono/node-server'
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname } from 'node:path'
import { readArguments } from '../scripts/arguments.ts'
import { createApp } from './app.ts'
import { OTP } from './handlers/sign-in.ts'
import { demoUsers } from './store/seed/demo-users.ts'
import { openStore, resetStore } from './store/store.ts'

const USAGE = `npm start -- [OPTION…]

Serves the app on the stateful mock (mock-server/README.md).
  --port 4300       the next free port if it is taken
  --strict-port     fails if the port is taken
  --host 127.0.0.1  the address to listen on
  --db FILE         where data is stored (.cache/mock.sqlite); :memory: stores none
  --reset           deletes the data, and starts from the seed
  --static FOLDER   a build to serve; without it, only the API
  --cors            allows apps of other origins`
const { values } = readArguments(USAGE, {
  port: { type: 'string', default: process.env['PORT'] ?? '4300' },
  'strict-port': { type: 'boolean', default: false },
  host: { type: 'string', default: '127.0.0.1' },
  db: { type: 'string', default: '.cache/mock.sqlite' },
  reset: { type: 'boolean', default: false },
  static: { type: 'string' },
  cors: { type: 'boolean', default: false },
})

if (values.db !== ':memory:') mkdirSync(dirname(values.db), { recursive: true })
const store = openStore(values.db)
if (values.reset) resetStore(store)
const app = await createApp({ store, staticRoot: values.static, cors: values.cors })

const wanted = Number(values.port)
const server = await listen(wanted, values['strict-port'] ? wanted : wanted + 20)
// Longer than clients reuse idle connections. With Node's 5 s, clients of a busy machine often hit a closing one.
server.keepAliveTimeout = 75_000
const address = server.address()
const port = typeof address === 'object' && address ? address.port : wanted
if (port !== wanted) console.log(`Port ${wanted} is taken.`)
const buyer = demoUsers.find(({ business }) => business?.type === 'buyer' && !business.incomplete)!
console.log(`
  ${values.static ? 'Krishi Vyapar' : 'The mock     '}  http://${values.host}:${port}/
  Sign in with   ${buyer.mobile} and OTP ${OTP}, as ${buyer.name}, a buyer
  Other users, and what can be made to fail: http://${values.host}:${port}/_mock
  The API as a page: http://${values.host}:${port}/_mock/api
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => {
      store.db.close()
      process.exit(0)
    })
    server.closeAllConnections()
  })
}

/** Listens on the first free port of a range. */
function listen(from: number, to: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const started = serve({ fetch: app.fetch, hostname: values.host, port: from }, () => resolve(started)) as Server
    started.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') reject(error)
      else if (from < to) resolve(listen(from + 1, to))
      else {
        console.error(`Port ${from} is taken.`)
        process.exit(1)
      }
    })
  })
}
