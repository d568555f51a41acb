// `npm run bench:page`: the first load on a low-end phone (notes: CPU six times slower, 1.6 Mbit/s, 150 ms round trip), on
// the production build and the stateful mock, medians of 5 cold loads. Paths as arguments; the home page without any.
import { chromium } from 'playwright'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium as launch } from '../chromium.ts'

const PORT = 4396
const TIMES = 5
const origin = `http://127.0.0.1:${PORT}`
/** What shows that a page's content is there. */
const content: Record<string, string> = { '/': 'article', '/price-mandi': 'tbody tr, [data-row]' }
const paths = process.argv.slice(2)

const server = spawn(
  process.execPath,
  ['mock-server/main.ts', '--port', String(PORT), '--strict-port', '--db', ':memory:', '--static', 'dist'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
await once(server.stdout, 'data')
const browser = await chromium.launch(launch)
const median = (values: number[]) => Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!)

try {
  console.log('first paint  content  layout shift   (ms, medians of 5)')
  for (const path of paths.length ? paths : ['/']) {
    const paints: number[] = []
    const contents: number[] = []
    let shift = 0
    for (let n = 0; n < TIMES; n++) {
      const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'hi-IN' })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (750 * 1024) / 8,
      })
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            ;(window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(origin + path, { waitUntil: 'commit' })
      await page
        .locator(content[path] ?? 'main h1')
        .first()
        .waitFor()
      contents.push(await page.evaluate(() => performance.now()))
      const [paint, moved] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        (window as unknown as { shift: number }).shift,
      ])
      paints.push(paint)
      shift = Math.max(shift, moved)
      await context.close()
    }
    console.log(
      `${String(median(paints)).padStart(11)} ${String(median(contents)).padStart(8)} ${shift.toFixed(3).padStart(13)}   ${path}`,
    )
  }
} finally {
  await browser.close()
  server.kill()
}
