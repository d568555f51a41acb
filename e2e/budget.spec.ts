import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { LOADER_SHOWS_FOR } from '../src/domain/timers.ts'
import { LOCALES } from '../src/i18n/locales.ts'
import { inTurn, sampled } from '../tests/sample.ts'
import { expect, open } from './fixture.ts'
import { read, test } from './production/published.ts'
import { holdApp, holdRequests, requestsTo } from './requests.ts'
import { MAX_SHIFT, sumOf, watchShifts } from './shifts.ts'
import { signIn } from './sign-in.ts'

/** What the first load of a page may cost, and how it must be arranged (§performance.2, docs/first-load.md). */
/** A new connection carries about 14 kB, headers among them, before it waits for a round trip. */
const MAX_HTML = { index: 13_600, 'price-mandi': 13_400, auth: 8_000 } // bytes, brotli; times in the data and hashes vary them by about 100

test('the HTML of a page with its data arrives in one round trip, in each language', ({ embedded }) => {
  for (const [file, max] of Object.entries(MAX_HTML))
    for (const locale of LOCALES) {
      const html = read(embedded, `${file}.${locale}.html`)
      if (file !== 'auth') expect(html).toContain('id="embedded-data"')
      const bytes = brotliCompressSync(html).length
      console.log(`  ${file} in ${locale}: ${bytes} bytes of HTML (brotli)`)
      expect.soft(bytes, `${file} in ${locale}`).toBeLessThanOrEqual(max)
    }
})

// Lists the replies to all requests made before `content` (CSS of a card or row) was rendered, by the page's clock.
// Without `content`, lists all replies until the page is idle. Names of places are requested later.
async function repliesBefore(page: Page, content: string | undefined, opened: () => Promise<void>) {
  if (content)
    await page.addInitScript((selector) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        Object.assign(window, { contentAt: performance.now() })
      }).observe(document, { childList: true, subtree: true })
    }, content)
  const replies = new Map<string, Response>()
  page.on('response', (response) => replies.set(response.url(), response))
  await opened()
  await (content ? page.locator(content).first().waitFor() : page.waitForLoadState('networkidle'))
  const before = await page.evaluate(() => {
    const { contentAt = Infinity } = window as { contentAt?: number }
    return performance
      .getEntries()
      .filter(({ entryType }) => entryType === 'navigation' || entryType === 'resource')
      .filter(({ startTime }) => startTime < contentAt)
      .map(({ name }) => name)
  })
  return before.flatMap((url) => replies.get(url) ?? [])
}

type Budget = {
  path: string
  /** KiB of script, brotli. */
  script: number
  /** Selector of the content up to which it is measured; without one, until the page is idle. */
  content?: string
  /** Requests, pictures left out. */
  requests?: number
  person?: true
}
const BUDGETS: Budget[] = [
  { path: '/auth', script: 137 },
  { path: '/price-mandi', script: 150, content: 'tbody tr' },
  { path: '/', script: 129, content: 'main article', requests: 12 },
  { path: '/global-enquiry', script: 138, content: 'main article', person: true },
]
for (const [turn, { path, script, content, requests = Infinity, person }] of BUDGETS.entries())
  for (const locale of inTurn(LOCALES, turn))
    test(`${path} in ${locale}: up to ${script} KiB of script before ${content ?? 'it is idle'}`, async ({ page }) => {
      if (person) await signIn(page, 'buyer')
      const before = await repliesBefore(page, content, () => open(page, path, locale))
      const scripts = before.filter((response) => response.url().endsWith('.js'))
      for (const each of scripts) expect(each.headers()['content-encoding'], each.url()).toBe('br')
      const bytes = await Promise.all(scripts.map(async (each) => (await each.request().sizes()).responseBodySize))
      const sum = bytes.reduce((a, b) => a + b, 0)
      console.log(`  ${path} in ${locale}: ${sum} bytes of script (brotli), ${before.length} requests`)
      expect(sum).toBeGreaterThan(50_000) // otherwise nothing was measured
      expect(sum).toBeLessThanOrEqual(script * 1024)
      const others = before.filter((response) => response.request().resourceType() !== 'image')
      expect(others.length).toBeLessThanOrEqual(requests)
      const ofOldBrowsers = scripts.map((each) => each.url()).filter((url) => url.includes('/shims-'))
      expect(ofOldBrowsers).toEqual([])
    })

test('the cards of the directory show before React Aria has loaded (§performance.5)', async ({ page }) => {
  await signIn(page, 'buyer')
  const before = await repliesBefore(page, 'main article', () => open(page, '/directory', 'mr'))
  const scripts = before.map((response) => response.url()).filter((url) => url.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((url) => url.includes('/widgets-'))).toEqual([])
})

const MANDI = /price-mandi\/\?.*offset=0/
type Early = {
  path: string
  code: string
  /** Requested side by side with the code, each once. */
  data: RegExp[]
  /** Data of another view, which must not be requested. */
  never?: RegExp
  person?: true
}
const EARLY: Early[] = [
  { path: '/', code: 'HomePage', data: [/\/latest-enquiries\/$/] },
  { path: '/price-mandi', code: 'MandiPage', data: [MANDI], person: true },
  {
    path: '/price-mandi?state=Goa',
    code: 'MandiPage',
    data: [],
    never: /\/\?offset=0&limit=20$/,
  },
  { path: '/global-enquiry', code: 'BoardPage', data: [/global-enquiries\/\?page=1/], person: true },
  { path: '/global-enquiry/419', code: 'EnquiryPage', data: [/enquiries\/419\/detail/], person: true },
  { path: '/price-mandi', code: 'MandiPage', data: [MANDI] },
  { path: '/directory', code: 'DirectoryPage', data: [/farmers\/\?page=1&/], person: true },
  {
    path: '/farmer/12',
    code: 'BusinessPage',
    data: [/farmers\/12\/detail\/\?_t=/, /business-products\/12\/\?_t=/],
    person: true,
  },
]
for (const { path, code, data, never, person } of sampled(EARLY, 3))
  test(`${path}${person ? ', signed in' : ''}: the head requests code, texts and data, and the app doesn’t repeat it (§performance.4)`, async ({
    page,
  }) => {
    if (person) await signIn(page, 'buyer')
    const asked = requestsTo(page, /./)
    const of = (what: RegExp) => asked.filter((url) => what.test(url))
    const go = await holdApp(page)
    await open(page, path, 'hi', { waitUntil: 'commit' })
    for (const what of [new RegExp(`/assets/${code}-`), /\/assets\/\w+\.hi-/, ...data])
      await expect.poll(() => of(what).length, String(what)).toBeGreaterThan(0)
    go()
    await expect(page.locator('main :is(article, tbody tr)').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const what of data) expect(of(what)).toHaveLength(1)
    if (never) expect(of(never)).toEqual([])
    expect(of(/crash-report|config\.json|checkout|resume/), 'what only a crash or a payment needs').toEqual([])
  })

const BARE = '/price-mandi'
const SELL = '/price-mandi?state=Maharashtra&district=Nashik&commodity=Onion&sell=12-quintal'
/** A place that was typed in another script is translated after it shows (docs/speed.md). */
const OF_PLACES = 0.05
/** The pages whose parts may not move, as they open. */
const STILL = sampled<{ path: string; width: number; most?: number }>(
  [
    { path: '/', width: 1280 },
    { path: '/', width: 360 },
    { path: BARE, width: 1440 },
    { path: BARE, width: 360 },
    { path: SELL, width: 1440 },
    { path: SELL, width: 360 },
    { path: '/global-enquiry', width: 1280, most: OF_PLACES },
    { path: '/global-enquiry', width: 360, most: OF_PLACES },
    { path: '/global-enquiry/419', width: 360, most: OF_PLACES },
    { path: '/directory?near=Nashik,Maharashtra', width: 1280 },
  ],
  Infinity,
  ({ path, width }) => path.startsWith(BARE) && `${path} ${width}`,
)
test('nothing shifts while a page loads', async ({ page }) => {
  const shifted = await watchShifts(page)
  for (const { path, width, most = MAX_SHIFT } of STILL) {
    if (path !== '/' && path !== BARE) await signIn(page, 'buyer')
    await page.setViewportSize({ width, height: 800 })
    await open(page, path, 'mr')
    const content = path === BARE ? 'tbody tr' : ':is(article, section:has(input[name=quantity]) table)'
    await page.locator(`main ${content}`).first().waitFor()
    await page.waitForLoadState('networkidle')
    const shifts = await shifted()
    expect.soft(sumOf(shifts), `${path} at ${width} px: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(most)
  }
})

test('a loading page fills the window, so that the footer doesn’t jump @full', async ({ page }) => {
  await signIn(page, 'buyer')
  await page.setViewportSize({ width: 1280, height: 800 })
  const go = await holdApp(page)
  await open(page, '/global-enquiry', 'mr', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  go()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
})

test('a tap requests the next page’s data once, while its code loads (§performance.11) @full', async ({ page }) => {
  const asked = requestsTo(page, MANDI)
  // The code is held until the data is requested: if the data request waits for the code, neither arrives.
  const { release } = await holdRequests(page, '**/assets/MandiPage-*.js')
  await open(page, '/', 'en')
  await page.getByRole('banner').getByRole('link', { name: 'Mandi Market' }).click()
  await expect.poll(() => asked.length).toBe(1)
  release()
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a next page is never shown without data that arrives in time', async ({ page }) => {
  await page.clock.install()
  await open(page, '/', 'en')
  await page.clock.pauseAt(Date.now() + 60_000) // the page waits for data, not for time
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isWaiting = document.querySelector('main')?.textContent.includes('Loading prices…')
      if (isWaiting) Object.assign(window, { drawnWithout: true })
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Mandi Market' }).click()
  await page.clock.runFor(LOADER_SHOWS_FOR)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await page.evaluate(() => 'drawnWithout' in window)).toBe(false)
})
