import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { readArguments } from '../arguments.ts'
import { chromium as launch } from '../chromium.ts'
import { writeFloor } from './floor.ts'
import { newLine, slowLine } from './line.ts'
import { calibrate, interaction, load, median, newPhone, pageTransition, slowPage, type Load } from './measure.ts'
import { MOCK, site, startMock, trustsSite } from './site.ts'
import { subjects, type Subject } from './subjects.ts'
import { HEAD, line, misses, type Row } from './table.ts'

const names = [...subjects.map(({ name }) => name), 'taps']
const USAGE = `npm run bench -- [--times=5] [--http1] [NAME…]

Compares the app's speed on a low-end phone with plain HTML on the same connection (§performance.1). Starts a mock.
The phone: 360 × 800, its processor slowed to a BenchmarkIndex of 264. The connection: 1.6 Mbit/s down, 750 kbit/s up,
150 ms round trip, slow start, TLS and HTTP/2, brotli.
  --times=5   how often each page is loaded; the figures are medians
  --http1     over HTTP/1.1
  NAME        ${names.join(', ')}; without any all`
const { values, positionals: only } = readArguments(
  USAGE,
  { times: { type: 'string', default: '5' }, http1: { type: 'boolean' } },
  names,
)
const http = values.http1 ? 1 : 2
const TIMES = Number(values.times)
const dist = process.env.OUT ?? 'dist'

/** Goals (§performance.2): loads as multiples of the plain HTML page; blocked, interaction and tap in ms. */
const GOALS = {
  withData: 1.3,
  coldSignedIn: 3,
  warm: 1.3,
  shift: 0.001,
  interaction: 120,
  blocked: 300,
  blockedSignedIn: 500,
  /** From a tap to the next page's content, with its code already loaded; includes the loader's 300 ms (§shell.10). */
  tap: 600,
  tapWithData: 400,
}
const chosen = subjects.filter(({ name }) => !only.length || only.includes(name))

const ofAll = (loads: Load[]): Load =>
  Object.fromEntries(
    (['firstPaint', 'content', 'scriptKB', 'requests', 'blocked', 'shift'] as const).map((key) => [
      key,
      key === 'shift' ? Math.max(...loads.map((each) => each[key])) : median(loads.map((each) => each[key])),
    ]),
  ) as Load

const mock = await startMock()
const api = `http://127.0.0.1:${MOCK}`

/** Local storage of a signed-in user: Anjali, a buyer of the mock with enquiries of her own (mock-server/README.md). */
async function signedIn(): Promise<Record<string, string>> {
  const mobile = '9876500015'
  const post = async (path: string, data: object) => {
    const headers = { 'Content-Type': 'application/json', 'X-user-lang': 'en' }
    return (await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(data) })).json() as Promise<{
      token: string
      user_id: number
    }>
  }
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
  servers.push(await site(root, port, http), await slowLine(port + 1, port))
  origins[name] = `https://127.0.0.1:${port + 1}`
}
const { plain, embedded: withData } = origins as { plain: string; embedded: string }
const originOf = ({ isPublished }: Subject) => (isPublished ? withData : plain)

const browser = await chromium.launch({ ...launch, args: [...launch.args, trustsSite()] })
const rows: Row[] = []
const report = (row: Row) => {
  rows.push(row)
  console.log(line(row, rows[0]!))
}
const storage = await signedIn()

/** Median of first visits. The worker would be installed later, so it is left out. @param after runs on the page after each load */
async function cold(origin: string, subject: Subject, after?: (page: Page) => Promise<void>): Promise<Load> {
  const loads: Load[] = []
  for (let n = 0; n < TIMES; n++) {
    newLine('slow')
    const context = await newPhone(browser, subject.isSignedIn ? storage : {}, origin, false)
    const page = await slowPage(context, subject.content)
    loads.push(await load(page, origin + subject.path))
    await after?.(page)
    await context.close()
  }
  return ofAll(loads)
}

/** Median of repeat visits with the service worker, over new connections. */
async function warm(context: BrowserContext, subject: Subject): Promise<Load> {
  const loads: Load[] = []
  for (let n = 0; n < TIMES; n++) {
    newLine('slow')
    const page = await slowPage(context, subject.content)
    loads.push(await load(page, originOf(subject) + subject.path))
    await page.close()
  }
  return ofAll(loads)
}

/** A phone that has visited these pages and stored their copies. These visits aren't measured, so they use a fast line. */
async function returning(visited: Subject[]): Promise<BrowserContext> {
  newLine('fast')
  const { isSignedIn } = visited[0]!
  const context = await newPhone(browser, isSignedIn ? storage : {}, originOf(visited[0]!))
  // The first visit only installs the worker; nothing of its pages is stored.
  for (const subject of [visited[0]!, ...visited]) {
    const page = await context.newPage()
    await page.goto(originOf(subject) + subject.path)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // `waitForFunction` takes the promise of an async function for true.
    while (!(await page.evaluate(isSignedIn ? hasLastSeen : hasNewest, subject.path))) await page.waitForTimeout(100)
    await page.close()
  }
  return context
}

/** Whether the page's data is stored for its next visit (src/app/offline/save-last-seen.ts). */
const hasLastSeen = (path: string) => localStorage.getItem('seen')?.includes(`en ${path}"`) ?? false
/** Whether the page's HTML is stored for its next visit (src/worker/newest.ts). */
const hasNewest = async (path: string) => {
  const stored = await (await caches.open('newest')).keys()
  return stored.some(
    ({ url }) => new URL(url).pathname === (path === '/' ? '/app/index.en.html' : `/app${path}.en.html`),
  )
}

/** Times from a tap on home to the prices: first with the page's code loaded, then again with its data too. */
async function taps(): Promise<{ code: number[]; data: number[] }> {
  const [home, mandi] = ['home', 'mandi'].map((name) => subjects.find((subject) => subject.name === name)!)
  const found = { code: [] as number[], data: [] as number[] }
  const context = await newPhone(browser, {}, withData, false)
  newLine('fast')
  const before = await context.newPage()
  await before.goto(withData + mandi!.path, { waitUntil: 'networkidle' })
  await before.close()
  for (let n = 0; n < TIMES; n++) {
    newLine('slow')
    const page = await slowPage(context, home!.content)
    await load(page, withData + home!.path)
    found.code.push(await pageTransition(page, `footer a[href="${mandi!.path}"]`, mandi!.content))
    await page.waitForTimeout(500)
    await pageTransition(page, `header a[href="${home!.path}"]`, home!.content)
    await page.waitForTimeout(500)
    found.data.push(await pageTransition(page, `footer a[href="${mandi!.path}"]`, mandi!.content))
    await page.close()
  }
  await context.close()
  return found
}

try {
  const { slowdown, index } = await calibrate(browser)
  const machine = `${cpus()[0]?.model.trim()} × ${cpus().length}`
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, slowed down ${slowdown.toFixed(1)} times to a BenchmarkIndex of ${index}. ` +
      `HTTP/${http === 2 ? 2 : 1.1}, ${TIMES === 1 ? 'one visit each' : `medians of ${TIMES}`}. Times in ms; **bold** misses the goal.\n`,
  )
  console.log(HEAD)
  const floor = await cold(origins['floor']!, { name: 'floor', path: '/', content: 'article' })
  report({ what: 'plain HTML', goals: {}, figures: floor })
  const times = (goal: number) => goal * floor.content
  const { shift, blocked, blockedSignedIn } = GOALS
  for (const subject of chosen) {
    const { name, act, isSignedIn } = subject
    const inputs: number[] = []
    const figures = await cold(originOf(subject), subject, async (page) => {
      if (act) inputs.push(await interaction(page, act))
    })
    report({
      what: name,
      goals: {
        content: times(isSignedIn ? GOALS.coldSignedIn : GOALS.withData),
        shift,
        interaction: GOALS.interaction,
        blocked: isSignedIn ? blockedSignedIn : blocked,
      },
      figures: { ...figures, interaction: inputs.length ? median(inputs) : undefined },
    })
  }
  const again = chosen.filter(({ isWarm }) => isWarm !== false)
  for (const visited of [again.filter(({ isSignedIn }) => !isSignedIn), again.filter(({ isSignedIn }) => isSignedIn)]) {
    if (visited.length === 0) continue
    const context = await returning(visited)
    for (const subject of visited)
      report({
        what: `${subject.name}, again`,
        goals: { content: times(GOALS.warm), shift },
        figures: await warm(context, subject),
      })
    await context.close()
  }
  if (!only.length || only.includes('taps')) {
    const { code, data } = await taps()
    for (const [what, goal, times] of [
      ['tap: code there', GOALS.tap, code],
      ['tap: data there too', GOALS.tapWithData, data],
    ] as const)
      report({ what, goals: { content: goal }, figures: { content: median(times) } })
  }
  console.log(`\n${misses(rows)} goals missed, in ${(performance.now() / 60_000).toFixed(1)} minutes`)
  writeFileSync(
    '.cache/bench.json',
    JSON.stringify({ http, times: TIMES, index, slowdown, rows, goals: GOALS }, null, 2),
  )
} finally {
  await browser.close()
  servers.forEach((server) => server.close())
  mock.kill()
}
process.exit(0)
