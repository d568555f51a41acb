import type { Browser, BrowserContext, Page } from 'playwright'

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** BenchmarkIndex of a Moto G Power of 2022. */
const PHONE = 264
/** Factor by which this machine's processor is slowed down (`calibrate`). */
let slowdown = 6

/** Lighthouse's BenchmarkIndex: the mean of long texts joined and arrays copied per second, each divided by 10. */
function benchmarkIndex(): number {
  const perSecond = (work: (turn: number) => void) => {
    const start = performance.now()
    let turns = 0
    while (performance.now() - start < 500 || turns % 10) work(turns++)
    return turns / 10 / ((performance.now() - start) / 1_000)
  }
  const arrays = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index)) as [number[], number[]]
  const joined = perSecond(() => {
    let text = ''
    for (let n = 0; n < 10_000; n++) text += 'a'
    if (text.length === 1) throw new Error('never: so that it is not optimised away')
  })
  const copied = perSecond((turn) => {
    const [from, to] = turn % 2 ? arrays : [arrays[1], arrays[0]]
    for (let n = 0; n < from.length; n++) to[n] = from[n]!
  })
  return Math.round((joined + copied) / 2)
}

/** Slows all later pages down to the phone's speed. @returns the factor, and the index measured with it */
export async function calibrate(browser: Browser): Promise<{ slowdown: number; index: number }> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  const indexAt = async (rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    const found: number[] = []
    for (let n = 0; n < 3; n++) found.push(await page.evaluate(benchmarkIndex))
    return median(found)
  }
  slowdown = Math.max(1, (await indexAt(1)) / PHONE)
  // Throttling slows pages down by more than its factor, so the factor is corrected by the measured index.
  slowdown = Math.max(1, (slowdown * (await indexAt(slowdown))) / PHONE)
  const index = await indexAt(slowdown)
  await page.close()
  return { slowdown, index }
}

export type Load = {
  firstPaint: number
  content: number
  /** Script kB (1,000 bytes) transferred before the content appeared. */
  scriptKB: number
  /** Requests before the content appeared, without pictures. */
  requests: number
  /** Total blocking time in ms until the page is idle: the part of each task beyond 50 ms. */
  blocked: number
  shift: number
}

type Notes = { contentAt?: number; shift: number; slowest: number; blocked: number }
declare global {
  interface Window {
    bench: Notes
    /** Notifies the bench that the content is visible. */
    onContent?: (said: string) => void
  }
}

/** Runs in the page before its scripts: collects metrics and notes when an element of `selector` becomes visible. */
function observe(selector: string) {
  const notes: Notes = { shift: 0, slowest: 0, blocked: 0 }
  window.bench = notes
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) notes.shift += value
  })
  watch('longtask', ({ duration }) => (notes.blocked += duration - 50))
  watch(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId) notes.slowest = Math.max(notes.slowest, entry.duration)
    },
    { durationThreshold: 16 },
  )
  const look = () => {
    const there = Array.from(document.querySelectorAll(selector)).some((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )
    if (there) {
      notes.contentAt = performance.now()
      window.onContent?.('')
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export async function slowPage(context: BrowserContext, selector: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(observe, selector)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

export const newPhone = (browser: Browser, storage: Record<string, string>, origin: string, worker = true) =>
  browser.newContext({
    serviceWorkers: worker ? 'allow' : 'block',
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })) }],
    },
  })

type Session = { send: (method: 'Runtime.setMaxCallStackSizeToCapture', options: { size: number }) => Promise<unknown> }
type Internals = { _connection: { toImpl: (page: Page) => { delegate: { _mainFrameSession: { _client: Session } } } } }

export async function load(page: Page, url: string): Promise<Load> {
  // The page reports its content itself: Playwright's waiting injects a script, which costs a slow phone 100 ms.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'onContent' })
  // DevTools records a stack for each error. React DOM creates five while it loads, and V8 would parse all of its code again for their
  // positions: 130 ms on this phone that no visitor waits for. Playwright's own session must not record them either.
  // oxlint-disable-next-line eslint/no-underscore-dangle -- Playwright has no public way to its session
  const playwrights = (page as unknown as Internals)._connection.toImpl(page).delegate._mainFrameSession._client
  for (const each of [session, playwrights]) await each.send('Runtime.setMaxCallStackSizeToCapture', { size: 0 })
  const content = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve))
  await page.goto(url, { waitUntil: 'commit' })
  await content
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const { contentAt = 0, shift, blocked } = window.bench
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    // Content found before the first frame becomes visible with it.
    const content = Math.max(contentAt, firstPaint)
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= content)
    const isPicture = ({ name, initiatorType }: PerformanceResourceTiming) =>
      initiatorType === 'img' || /\/media\/|\.(svg|png)$/.test(name)
    return {
      firstPaint,
      content,
      scriptKB: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000,
      requests: 1 + entries.filter((entry) => entry.startTime < content && !isPicture(entry)).length,
      blocked,
      shift,
    }
  })
}

/** The longest time in ms from an input of `act` to the next frame. */
export async function interaction(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.bench.slowest = 0))
  await act(page)
  // Event timing entries are delivered after the frame, when the page is idle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
  return page.evaluate(() => window.bench.slowest)
}

/** Time in ms from a tap on a link to the visible content of its page. */
export async function pageTransition(page: Page, link: string, content: string): Promise<number> {
  const arrived = await page.evaluateHandle(
    (content) => ({
      after: new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`no page 30 s after the tap, but “${document.title}”`)), 30_000)
        const before = document.querySelector('h1')
        let from = 0
        addEventListener('pointerdown', () => (from = performance.now()), { once: true, capture: true })
        const look = () => {
          const isThere = document.querySelector('h1') !== before && document.querySelector(content)?.checkVisibility()
          if (from && isThere) resolve(performance.now() - from)
          else requestAnimationFrame(look)
        }
        look()
      }),
    }),
    content,
  )
  await page.locator(link).first().tap()
  return arrived.evaluate(({ after }) => after)
}
