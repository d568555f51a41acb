// The mock with the data of `grow.ts`, on a free port that it prints. fixture.ts starts it.
import { serve } from '@hono/node-server'
import { createApp } from '../../mock-server/app.ts'
import { openStore } from '../../mock-server/store/store.ts'
import { grow } from './grow.ts'

const now = Date.now()
const store = openStore(':memory:', { now })
grow(store, now)
const app = await createApp({ store, staticRoot: process.argv[2] })

/** An endless list for a browser with the cookie `endless`, because the mock itself can't break the document. */
function endless({ url }: Request): Response {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  const results = Array.from({ length: 12 }, (_, index) => 12 * (page - 1) + index + 1)
  return Response.json({
    count: 12,
    next: `?page=${page + 1}`,
    previous: null,
    results: results.map((id) => ({ id, name: `Category ${id}` })),
  })
}

const isEndless = ({ headers, url }: Request) =>
  url.includes('/product-categories/') && /\bendless=/.test(headers.get('cookie') ?? '')
const fetch = (request: Request) => (isEndless(request) ? endless(request) : app.fetch(request))

serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(String(port)))
// Exits when the parent process is gone.
process.stdin.on('end', () => process.exit(0)).resume()
