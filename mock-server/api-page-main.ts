// Beside plain Prism (`npm run mock`), which serves no pages: the API document as a page, on the port after Prism's.
import { serve } from '@hono/node-server'
import { parseArgs } from 'node:util'
import { apiPage } from './api-page.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p', default: '4010' } },
  strict: false, // all other options are Prism's
})

listen(Number(values.port) + 1)

function listen(port: number) {
  const server = serve({ fetch: apiPage, hostname: '127.0.0.1', port }, (address) =>
    console.log(`The API as a page: http://127.0.0.1:${address.port}/`),
  )
  server.once('error', () => listen(0)) // the port is taken: any free one
}
