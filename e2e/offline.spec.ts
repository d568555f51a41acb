import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { enquiryForm } from './enquiry-form.ts'
import { storedEverywhere } from './stored-everywhere.ts'
import { spacedMobile } from '../src/domain/formats.ts'
import { inTime, SOON, withoutPause } from './time.ts'
import { cards, expect, expectNoAxeViolations, open, openAs, test } from './fixture.ts'
import { startMock } from './mock.ts'
import { provide } from './provide.ts'
import { holdRequests, requestsTo } from './requests.ts'
import { logOut, signIn, storedValues } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

// All other tests block the service worker (playwright.config.ts). Requests that fail offline appear in the console.
test.use({ serviceWorkers: 'allow', expected: { errors: [/Failed to load resource|FetchEvent/] } })
test.describe.configure({ timeout: 60_000 })
test.beforeEach(({ page }) => withoutPause(page))

const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** Waits until the worker controls the page and the shown reply is stored. */
async function inCharge(page: Page, operation: string) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
  await isStored(page, operation)
}
const isStored = (page: Page, operation: string) =>
  expect.poll(() => storedEverywhere(page), { intervals: [100] }).toContain(operation)

async function expectNoticeWithoutViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectNoAxeViolations(page)
  }
}

test('home opens offline from its copy, and reloads when the network is back @full', async ({ page, context }) => {
  await open(page, '/', 'en')
  await inCharge(page, 'listLatestEnquiries')
  const lead = (await cards(page).first().textContent())!
  await context.setOffline(true)
  await page.reload()
  await expect(cards(page).first()).toHaveText(lead)
  // It is from yesterday if midnight in India has passed since.
  const saved = notice(page, /^Saved copy from (\d{1,2}:\d{2}\s[ap]m|yesterday)\. It may have changed since\./)
  await expect(saved).toBeVisible()
  await expectNoticeWithoutViolations(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(saved.getByRole('button', { name: 'Refresh' })).toBeFocused()
  await saved.getByRole('button', { name: 'Refresh' }).click()
  await expect(saved).toBeVisible()
  await context.setOffline(false)
  await expect(saved).toHaveCount(0) // the data is refetched once the connection is back
})

test('offline, visited enquiries open and others say why they can’t @full', async ({ page, context }) => {
  await signIn(page, 'buyer')
  await open(page, '/global-enquiry', 'hi')
  await inCharge(page, 'listGlobalEnquiries')
  const links = cards(page).getByRole('heading').getByRole('link')
  const [visited, other] = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')]
  await links.nth(0).click()
  await expect(page).toHaveURL(visited!)
  await inCharge(page, 'getEnquiryDetail')
  await expect(page.getByRole('region', { name: 'प्रस्ताव डालने वाले का संपर्क' })).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const saved = notice(page, /^सहेजी हुई प्रति: \S+\s\d{1,2}:\d{2}। इसके बाद कुछ बदला हो सकता है।/)
  await expect(saved).toContainText('सहेजी हुई प्रतियों में फ़ोन नंबर नहीं रखे जाते।')
  // Nothing is sold based on a saved copy.
  const contact = page.getByRole('region', { name: 'प्रस्ताव डालने वाले का संपर्क' })
  await expect(contact).toContainText('इंटरनेट चलते ही पता चलेगा')
  await expect(contact.getByRole('button')).toHaveCount(0)
  await expectNoticeWithoutViolations(page)
  await page.goto('/global-enquiry')
  await expect(cards(page)).toHaveCount(12)
  await expect(saved).toBeVisible()
  await page.goto(other!)
  await expect(page.getByRole('alert')).toContainText('अभी इंटरनेट नहीं चल रहा है।')
  await expect(saved).toHaveCount(0)
})

test(
  'a contact shows but isn’t stored; logging out removes all personal data',
  proves('case 10'),
  async ({ page, context }) => {
    const owner = '9123456781'
    const id = 2_000_000 + test.info().workerIndex * 10_000 + Math.floor(Math.random() * 10_000)
    const { mobile } = await signIn(page, 'buyer')
    await provide(page, 'an enquiry exists', { id, type: 'sell', owner, visible_to: mobile })
    await open(page, `/global-enquiry/${id}`, 'en')
    await expect(page.getByText(`+91 ${spacedMobile(owner)}`)).toBeVisible()
    await inCharge(page, 'getEnquiryDetail')
    const everything = await storedEverywhere(page)
    expect(everything).toContain('getEnquiryDetail')
    expect(everything).not.toContain(owner)
    await context.setOffline(true)
    await page.reload()
    await expect(notice(page, 'Phone numbers are not kept in saved copies.')).toBeVisible()
    await expect(page.getByText(spacedMobile(owner))).toHaveCount(0)

    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText(`+91 ${spacedMobile(owner)}`)).toBeVisible()
    await logOut(page)
    await expect.poll(() => storedEverywhere(page)).not.toContain('getEnquiryDetail')
    await signIn(page, 'farmer')
    await context.setOffline(true)
    await page.goto(`/global-enquiry/${id}`)
    await expect(page.getByRole('alert')).toContainText('You are currently offline.')
  },
)

test(
  'input typed offline is kept and sent when the network is back; new data removes a copy’s age',
  proves('case 33'),
  async ({ page, context }) => {
    await openAs(page, 'farmer', '/enquiry/new')
    const form = enquiryForm(page)
    await inCharge(page, 'listCategories')
    await form.fill()
    await isStored(page, 'listVarieties')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^What you typed on .* is back\.$/)).toBeVisible()
    await expect(form.subcategory).toHaveValue('Onion')
    await expect(form.variety).not.toHaveValue('')
    await form.notes.fill('Typed without a network')
    await form.post.click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'There was no connection. What you typed is kept' }),
    ).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Enquiry created successfully!' })).toBeVisible()
    expect(Object.keys(await storedValues(page)).filter((key) => key.startsWith('draft_'))).toEqual([])

    await test.step('a copy’s age goes as soon as the reply is there', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, '/price-mandi', 'en')
      await isStored(page, 'listMandiPrices')
      const { release } = await holdRequests(page, '**/api/mobile/v1/price-mandi/**')
      await page.clock.install()
      await page.reload()
      await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible()
      const saved = notice(page, /^Saved copy from/)
      await inTime(page, () => expect(saved).toBeVisible(SOON))
      release()
      await expect(saved).toHaveCount(0)
    })
    await test.step('a read that is given up is aborted on the wire', async () => {
      const own = /\/v1\/enquiries\/\?/
      const asked = requestsTo(context, own)
      const aborted: string[] = []
      context.on('requestfailed', (request) => void (own.test(request.url()) && aborted.push(request.url())))
      await page.route(own, () => undefined) // never answers
      await page.goto('/enquiry')
      const again = page.getByRole('button', { name: /^Try again$/i })
      await inTime(page, () => expect(again).toBeVisible(SOON))
      await again.click()
      await expect.poll(() => asked.length).toBeGreaterThan(1)
      await expect.poll(() => aborted.length).toBeGreaterThanOrEqual(asked.length - 1)
    })
  },
)

test('pages open where the worker’s storage fails', async ({ page, context }) => {
  await open(page, '/Support', 'en')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
  await context.serviceWorkers()[0]!.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
    Object.assign(CacheStorage.prototype, { match: fail, open: fail })
  })
  await page.reload()
  await page.getByRole('contentinfo').locator('a[href^="/price-mandi"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market Mandi')
})

test('the app can be installed', async ({ page }) => {
  await open(page, '/', 'en')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const reply = await page.request.get(address!)
  expect(reply.headers()['content-type']).toBe('application/manifest+json')
  const manifest = (await reply.json()) as { start_url: string; icons: { src: string; sizes: string; type: string }[] }
  expect(manifest).toMatchObject({ name: 'Krishi Vyapar', start_url: '/', scope: '/', display: 'standalone' })
  const hindi = (await (await page.request.get('/manifest.hi.webmanifest')).json()) as object
  expect(hindi).toMatchObject({
    ...manifest,
    name: 'कृषि व्यापार',
    short_name: 'कृषि व्यापार',
    lang: 'hi-IN',
    description: expect.stringContaining('मंडी भाव'),
  })
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const icons = [...manifest.icons, { src: touch!, sizes: '180x180', type: 'image/png' }]
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', 'any', '180x180'])
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']?.split(';')[0], src).toBe(type)
    const size = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size, src).toBe(sizes)
  }
  // The browser's own check finds nothing unknown or wrong in the manifest.
  const session = await page.context().newCDPSession(page)
  expect((await session.send('Page.getAppManifest')).errors).toEqual([])
})

test('a new version loads at a press, and other tabs keep their input @full', async ({ page, context }) => {
  const dist = test.info().outputPath('dist')
  cpSync(process.env.E2E_DIST ?? 'dist', dist, { recursive: true })
  for (const twin of ['br', 'gz']) rmSync(join(dist, `sw.js.${twin}`))
  await using mock = await startMock(['--db', ':memory:', '--static', dist])
  const { origin } = mock
  await context.addCookies([{ name: 'lang', value: 'hi', url: origin }])
  await page.goto(`${origin}/Support`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
  // One tab has loaded the code that reports new versions; the other is too new for that.
  const others = [await context.newPage(), await context.newPage()]
  const hears = others[0]!.waitForResponse(/OfflineNotices/)
  const typedIn = (other: Page) => other.getByRole('main').getByRole('textbox').first()
  for (const other of others) {
    await other.goto(`${origin}/Support`)
    await typedIn(other).fill('आशा')
    if (other === others[0]) await hears
  }

  appendFileSync(join(dist, 'sw.js'), '\n// the next version')
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).toContain('the next version')
  await page.reload()
  const offer = notice(page, 'नया संस्करण तैयार है।')
  await expect(offer).toBeVisible({ timeout: 30_000 })
  await expectNoticeWithoutViolations(page)
  // The new version is offered, not forced: the old one keeps running.
  expect(await page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(true)
  await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'फिर से खोलें' }).click()])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  for (const other of others) {
    await expect(notice(other, 'नया संस्करण तैयार है।')).toBeVisible({ timeout: 10_000 })
    await expect(typedIn(other)).toHaveValue('आशा')
  }

  // A reply that breaks the document may be of an API that is newer than the app, so a newer version is looked for.
  appendFileSync(join(dist, 'sw.js'), '\n// the version after it')
  await page.route(/\/api\/.*price-mandi/, (route) => route.fulfill({ json: { changed: true } }))
  await page.getByRole('contentinfo').locator('a[href^="/price-mandi"]').click()
  await expect(offer).toBeVisible({ timeout: 30_000 })
})
