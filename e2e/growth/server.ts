// The mock with the data of `grow.ts`, on a free port that it prints. fixture.ts starts it.
import { serve } from '@hono/node-server'
import { createApp } from '../../mock-server/app.ts'
import { openStore } from '../../mock-server/store/store.ts'
import { grow } from './grow.ts'

const now = Date.now()
const store = openStore(':memory:', { now })
grow(store, now)
const app = await createApp({ store, staticRoot: process.argv[2] })

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(String(port)))
// Exits when the parent process is gone.
process.stdin.on('end', () => process.exit(0)).resume()
