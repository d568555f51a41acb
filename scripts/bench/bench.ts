// `npm run bench`: how fast the app is on a low-end phone (§performance.1: 360 × 800, CPU six times slower, 1.6 Mbit/s down,
// 750 kbit/s up, 150 ms round trip, TLS and HTTP/2, brotli), beside a page of plain HTML on the same line. On a finished build and
// the stateful mock; medians of 5. `-- --once` for a quick look, `-- --http1` for the same over HTTP/1.1, `-- home mandi` for some.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromium as launch } from '../chromium.ts'
import { writeFloor } from './floor.ts'
import { slowLine } from './line.ts'
import { interaction, load, newPhone, passage, slowPage, type Load } from './measure.ts'
import { site } from './site.ts'
import { HEAD, line, type Row } from './table.ts'

const isOnce = process.argv.includes('--once')
const http = process.argv.includes('--http1') ? 1 : 2
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const TIMES = isOnce ? 1 : 5
const dist = process.env.OUT ?? 'dist'
const MOCK = Number(process.env.BENCH_PORT ?? 4396)

const BUDGETS = {
  firstPaint: 900,
  content: 1_800,
  embedded: 1_000,
  warm: 900,
  shift: 0.001,
  interaction: 100,
  requests: 12,
}
const CHANGE = { notLoaded: 500, loaded: 150 }

type Subject = {
  name: string
  path: string
  /** What shows that the content is there. */
  content: string
  signedIn?: boolean
  scriptKB: number
  /** One typical interaction. */
  act?: (page: Page) => Promise<void>
}
const subjects: Subject[] = [
  {
    name: 'home',
    path: '/',
    content: 'main article',
    scriptKB: 90,
    act: (page) =>
      page
        .locator('main input')
        .first()
        .tap()
        .then(() => page.keyboard.type('to')),
  },
  {
    name: 'board',
    path: '/global-enquiry',
    content: 'main article',
    signedIn: true,
    scriptKB: 100,
    act: (page) => page.locator('main nav a, main input').first().tap(),
  },
  {
    name: 'mandi',
    path: '/price-mandi',
    content: 'main article, main tbody tr',
    scriptKB: 100,
    act: (page) => page.locator('main fieldset label').last().tap(),
  },
  {
    name: 'auth',
    path: '/auth',
    content: 'main form input',
    scriptKB: 100,
    act: (page) =>
      page
        .locator('main form input')
        .first()
        .tap()
        .then(() => page.keyboard.type('98')),
  },
]
const chosen = subjects.filter(({ name }) => !only.length || only.includes(name))

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const ofAll = (loads: Load[]): Load =>
  Object.fromEntries(
    (['firstPaint', 'content', 'scriptKB', 'requests', 'shift'] as const).map((key) => [
      key,
      key === 'shift' ? Math.max(...loads.map((each) => each[key])) : median(loads.map((each) => each[key])),
    ]),
  ) as Load

const mock = spawn(
  process.execPath,
  ['mock-server/main.ts', '--port', String(MOCK), '--strict-port', '--db', ':memory:'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
await once(mock.stdout, 'data')
const api = `http://127.0.0.1:${MOCK}`

async function signedIn(): Promise<Record<string, string>> {
  const mobile = '9876512340'
  const post = async (path: string, data: object) => {
    const headers = { 'Content-Type': 'application/json', 'X-user-lang': 'en' }
    return (await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(data) })).json() as Promise<{
      token: string
      user_id: number
    }>
  }
  await fetch(`${api}/_pact/state`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: 'the user has a complete business', params: { mobile, type: 'buyer' } }),
  })
  await post('/api/auth/request-otp/', { mobile })
  const { token, user_id: userId } = await post('/api/auth/verify-otp/', { mobile, otp: '123456' })
  return { authToken: token, userId: String(userId), mobile, business_type: 'buyer' }
}

const embedded = '.cache/bench/embedded'
rmSync(embedded, { recursive: true, force: true })
cpSync(dist, embedded, { recursive: true })
execFileSync(process.execPath, [`${dist}-server/publish.js`, '--out', embedded, '--data', api], { stdio: 'inherit' })
writeFloor('.cache/bench/floor', (await (await fetch(`${api}/api/web/latest-enquiries/`)).json()) as never)

const servers: { close: () => unknown }[] = []
const origins: Record<string, string> = {}
for (const [index, [name, root]] of Object.entries({ plain: dist, embedded, floor: '.cache/bench/floor' }).entries()) {
  const port = MOCK + 1 + 2 * index
  servers.push(await site(root, port, MOCK, http), await slowLine(port + 1, port))
  origins[name] = `https://127.0.0.1:${port + 1}`
}

const browser = await chromium.launch({ ...launch, args: [...launch.args, '--ignore-certificate-errors'] })
const rows: Row[] = []
const report = (row: Row) => {
  rows.push(row)
  console.log(line(row, rows[0]!))
}
const changes: Record<'notLoaded' | 'loaded', number[]> = { notLoaded: [], loaded: [] }
const storage = await signedIn()

async function cold(
  origin: string,
  { path, content, signedIn = false }: Subject,
  after?: (page: Page) => Promise<void>,
) {
  const loads: Load[] = []
  for (let n = 0; n < TIMES; n++) {
    const context = await newPhone(browser, signedIn ? storage : {}, origin)
    const page = await slowPage(context, content)
    loads.push(await load(page, origin + path))
    await after?.(page)
    await context.close()
  }
  return ofAll(loads)
}

try {
  console.log(
    `\nLow-end phone, HTTP/${http === 2 ? 2 : 1.1}, ${isOnce ? 'once' : 'medians of 5'}; ms; ! over the budget\n`,
  )
  console.log(HEAD)
  const floor = await cold(origins['floor']!, { name: 'floor', path: '/', content: 'article', scriptKB: 0 })
  report({ what: 'plain HTML, 12 cards', budget: {}, figures: floor })
  for (const subject of chosen) {
    const { name, path, content, act, scriptKB } = subject
    const budget = {
      firstPaint: BUDGETS.firstPaint,
      content: BUDGETS.content,
      scriptKB,
      requests: BUDGETS.requests,
      shift: BUDGETS.shift,
    }
    const inputs: number[] = []
    const figures = await cold(origins['plain']!, subject, async (page) => {
      if (act) inputs.push(await interaction(page, act))
    })
    report({
      what: `${name}, cold`,
      budget: { ...budget, interaction: BUDGETS.interaction },
      figures: { ...figures, interaction: median(inputs) },
    })
    if (['/', '/price-mandi'].includes(path))
      report({
        what: `${name}, cold, embedded`,
        budget: { ...budget, content: BUDGETS.embedded },
        figures: await cold(origins['embedded']!, subject, async (page) => {
          if (path !== '/') return
          await page.locator('a[href="/Support"]').first().waitFor({ state: 'attached' })
          changes.notLoaded.push(await passage(page, '/Support', 'Support'))
          await page.waitForLoadState('networkidle')
          changes.loaded.push(await passage(page, '/', 'farm'))
        }),
      })
    // The second visit, by the service worker.
    const context = await newPhone(browser, subject.signedIn ? storage : {}, origins['plain']!)
    const first = await slowPage(context, content)
    await first.goto(origins['plain']! + path)
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 90_000 })
    await first.waitForLoadState('networkidle')
    await first.close()
    const loads: Load[] = []
    for (let n = 0; n < TIMES; n++) {
      const page = await slowPage(context, content)
      loads.push(await load(page, origins['plain']! + path))
      await page.close()
    }
    await context.close()
    report({
      what: `${name}, warm`,
      budget: { firstPaint: BUDGETS.firstPaint, content: BUDGETS.warm, shift: BUDGETS.shift },
      figures: { ...ofAll(loads), scriptKB: undefined },
    })
  }

  const passages = Object.fromEntries(
    Object.entries(changes).map(([kind, values]) => [kind, values.length ? median(values) : undefined]),
  )
  console.log(
    `\nto another page: its code not loaded ${passages['notLoaded']?.toFixed(0)} ms (budget ${CHANGE.notLoaded}), loaded ${passages['loaded']?.toFixed(0)} ms (budget ${CHANGE.loaded})`,
  )
  writeFileSync(
    '.cache/bench.json',
    JSON.stringify({ http, times: TIMES, rows, passages, budgets: { ...BUDGETS, CHANGE } }, null, 2),
  )
} finally {
  await browser.close()
  servers.forEach((server) => server.close())
  mock.kill()
}
process.exit(0)
