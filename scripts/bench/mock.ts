// `npm run bench:mock`: measures how fast the stateful mock starts and answers its lists over HTTP.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'

const PORT = 4395
const TIMES = 60
const origin = `http://127.0.0.1:${PORT}`
const premium = { Authorization: 'Bearer demo-9876500022', 'X-user-lang': 'hi', 'Accept-Encoding': 'br' }

const lists = [
  '/api/web/latest-enquiries/',
  '/api/web/product-subcategories/?pagination=false',
  '/api/mobile/v1/product-categories/',
  '/api/mobile/v1/global-enquiries/?page=1&page_size=12',
  '/api/mobile/v1/global-enquiries/?page=20&page_size=12',
  '/api/mobile/v1/enquiries/?page=1&page_size=12',
  '/api/mobile/v1/farmers/?page=1&page_size=12',
  '/api/mobile/v1/price-mandi/?offset=0&limit=20',
  '/api/mobile/v1/price-mandi/?offset=70000&limit=20',
  '/api/mobile/v1/price-mandi/?offset=0&limit=20&state=Maharashtra&commodity=kanda',
]

const started = performance.now()
const server = spawn(
  process.execPath,
  ['mock-server/main.ts', '--port', String(PORT), '--strict-port', '--db', ':memory:'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
await once(server.stdout, 'data')
console.log(`started, seeded in memory: ${Math.round(performance.now() - started)} ms\n`)
console.log('median  p95   first   (ms)')
try {
  for (const path of lists) {
    const times: number[] = []
    for (let n = 0; n < TIMES; n++) {
      const from = performance.now()
      const reply = await fetch(origin + path, { headers: premium })
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
      times.push(performance.now() - from)
    }
    const [first] = times
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(share * (TIMES - 1))]!.toFixed(1).padStart(6)
    console.log(`${at(0.5)} ${at(0.95)} ${first!.toFixed(1).padStart(6)}   ${path}`)
  }
} finally {
  server.kill()
}
