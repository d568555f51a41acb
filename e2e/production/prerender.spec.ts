import type { Page } from '@playwright/test'
import { pages } from '../../src/app/routing/pages.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { FULL, inTurn, sampled } from '../../tests/sample.ts'
import { expect, open } from '../fixture.ts'
import { fail, recover } from '../mock-faults.ts'
import { holdApp, holdRequests, requestsTo } from '../requests.ts'
import { sumOf, watchShifts } from '../shifts.ts'
import { renderAll } from '../accessibility/layout.ts'
import { logOut, signIn, store } from '../sign-in.ts'
import { inTime, SOON } from '../time.ts'
import { serve, test } from './published.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 }) // one worker publishes the pages once, for all

const LEADS = '/api/web/latest-enquiries/'
const PRICES = '/api/mobile/v1/price-mandi/?offset=0&limit=20'
const articles = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of sampled(LOCALES))
    test(`every public page shows its content in ${locale}, with leads and prices`, async ({ page, embedded }) => {
      for (const { path } of pages.filter(({ prerendered }) => prerendered)) {
        await open(page, path, locale)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const script = locale === 'en' ? /^[A-Za-z\s\p{P}]+$/u : /^[\p{Script=Devanagari}\s\p{P}]+$/u
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(script)
      }
      await serve(page, embedded)
      await open(page, '/', locale)
      expect(await articles(page).count()).toBeGreaterThanOrEqual(12)
      await expect(articles(page).first()).toBeVisible()
      await expect(articles(page).first()).toContainText({ en: 'per kg', hi: 'प्रति किलो', mr: 'प्रति किलो' }[locale])
      await open(page, '/price-mandi', locale)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('main tbody tr').filter({ visible: true })).toHaveCount(8)
      }
    })
})

for (const [turn, { path, api, width }] of sampled(
  [
    { path: '/', api: LEADS, width: 360 },
    { path: '/', api: LEADS, width: 1280 },
    { path: '/price-mandi', api: PRICES, width: 360 },
    { path: '/price-mandi', api: PRICES, width: 1280 },
  ].map((visit, turn) => [turn, visit] as const),
  3,
)) {
  test(`${path} at ${width} px: hydration moves nothing`, async ({ page, embedded }) => {
    for (const locale of inTurn(LOCALES, turn)) {
      const tab = await page.context().newPage()
      const said: string[] = []
      tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
      tab.on('pageerror', (error) => said.push(error.message))
      const asked = requestsTo(tab, api)
      await tab.setViewportSize({ width, height: 800 })
      const shifted = await watchShifts(tab)
      await serve(tab, embedded)
      const go = await holdApp(tab)
      // The head script sends the request before the app has loaded.
      const answered = tab.waitForResponse((response) => response.url().endsWith(api))
      await open(tab, path, locale, { waitUntil: 'commit' })
      const row = path !== '/' ? tab.locator('main tbody tr').first() : articles(tab).first()
      await expect(row).toBeVisible()
      const before = await row.textContent()
      go()
      await answered
      await tab.waitForLoadState('networkidle')
      await expect(tab.locator('[aria-busy=true]')).toHaveCount(0)
      if (path !== '/') await expect(tab.locator('main tbody tr')).toHaveCount(20)
      await expect(row).toHaveText(before!)
      expect(asked, locale).toHaveLength(1)
      const shifts = await shifted()
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.001)
      expect(said.filter((text) => !/Service Worker registration blocked/.test(text))).toEqual([])
      await tab.close()
    }
  })
}

test('a reload keeps the scroll position, though mandi’s HTML has only the first rows (§home.7, §mandi.3)', async ({
  page,
  embedded,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await serve(page, embedded)
  const place = () => page.evaluate(() => Math.round(scrollY))
  for (const [path, rows, all] of [
    ['/', articles(page), 40],
    ['/price-mandi', page.locator('main tbody tr'), 20],
  ] as const) {
    await open(page, path, 'en')
    await expect(rows).toHaveCount(all)
    await page.evaluate(() => scrollTo(0, 2000))
    const go = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(place).toBe(2000)
    go()
    await expect(rows).toHaveCount(all)
    await expect.poll(async () => Math.abs((await place()) - 2000)).toBeLessThan(200)
  }
})

/** Runs in the page: records the computed style and size of each element, and returns what has changed since the last call. */
const changedLooks = () => {
  // A variable that nothing uses may be missing.
  const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'))
  const now = Array.from(document.querySelectorAll('#root *'), (element) => {
    const style = getComputedStyle(element)
    return [element.outerHTML.slice(0, 60), ...names.map((name) => `${name}:${style.getPropertyValue(name)}`)].join(';')
  })
  const { looked = now } = window as unknown as { looked?: string[] }
  Object.assign(window, { looked: now })
  return Array.from({ length: Math.max(now.length, looked.length) }, (_, at) => at)
    .filter((at) => now[at] !== looked[at])
    .map((at) => {
      const before = looked[at]?.split(';') ?? []
      return `${before[0]}: ${(now[at]?.split(';') ?? []).filter((part) => !before.includes(part)).join('; ')}`
    })
}

for (const width of [360, 1280])
  test(`at ${width} px a page looks the same with its first styles as with all of them${width > 768 ? ` ${FULL}` : ''}`, async ({
    page,
    embedded,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await serve(page, embedded)
    await holdApp(page)
    for (const path of sampled(['/', '/term', '/price-mandi', '/MandiMarket', '/auth', '/register', '/Support'], 2)) {
      const { release } = await holdRequests(page, '**/assets/*.css')
      await open(page, path, 'hi', { waitUntil: 'commit' })
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
      await renderAll(page)
      await page.evaluate(changedLooks)
      release()
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2)
      expect(await page.evaluate(changedLooks), path).toEqual([])
      await page.unroute('**/assets/*.css')
    }
  })

test('newer data replaces the HTML’s @full', async ({ page, embedded }) => {
  await serve(page, embedded)
  await page.route(`**${LEADS}`, async (route) => {
    const reply = (await (await route.fetch()).json()) as Record<string, { location: string }[]>
    for (const lead of Object.values(reply).flat()) lead.location = 'Just posted'
    await route.fulfill({ json: reply })
  })
  const go = await holdApp(page)
  await open(page, '/', 'en', { waitUntil: 'commit' })
  await expect(articles(page).first()).toBeVisible()
  await expect(page.getByText('Just posted')).toHaveCount(0)
  go()
  await expect(articles(page).first()).toContainText('Just posted')
})

test.describe('when newer data can’t be loaded', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } })

  // A day more if midnight in India has passed since the HTML was made.
  for (const { path, operation, old, when } of sampled([
    {
      path: '/',
      operation: 'listLatestEnquiries',
      old: 0,
      when: /^Saved copy from (\d{1,2}:\d{2}\s[ap]m|yesterday)\./,
    },
    { path: '/price-mandi', operation: 'listMandiPrices', old: 3, when: /^Saved copy from [34] days ago\./ },
  ] as const)) {
    test(`${path}: the HTML’s data stays, with its age and a retry`, async ({ page, embedded }) => {
      await serve(page, embedded, (html) =>
        html.replace(/("at":)(\d+)/, (_all, name, at) => `${name}${Number(at) - old * 86_400_000}`),
      )
      await page.setViewportSize({ width: 360, height: 800 })
      await fail(page, operation, '500')
      await page.clock.install()
      await open(page, path, 'en')
      const notice = page.getByRole('status').filter({ hasText: when })
      await inTime(page, () => expect(notice).toBeVisible(SOON))
      await expect(articles(page).or(page.locator('main tbody tr')).first()).toBeVisible()
      await recover(page)
      await notice.getByRole('button', { name: 'Refresh' }).click()
      await expect(notice).toHaveCount(0)
      await expect(articles(page).or(page.locator('main tbody tr')).first()).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused() // the next control
    })
  }
})

test.describe('input before the app has loaded', () => {
  test('Enter searches and a pressed button acts once the app has loaded', async ({ page }) => {
    const goOn = await holdApp(page)
    await open(page, '/price-mandi', 'en', { waitUntil: 'commit' })
    await page.locator('#mandi-commodity').fill('onion')
    await page.locator('#mandi-commodity').press('Enter')
    goOn()
    await expect(page).toHaveURL(/commodity=onion/i)
    await expect(page.locator('#mandi-commodity')).toHaveValue(/onion/i)

    const go = await holdApp(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/', 'hi', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'मेन्यू' }).click()
    go()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The press is replayed only once; the next one is an ordinary press.
    await page.getByRole('button', { name: 'मेन्यू' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a number typed at the sign-in stays out of the address, and gets its OTP @full', async ({ page }) => {
    const go = await holdApp(page)
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await open(page, '/auth', 'en', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9876512345')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Next' }).click()
    go()
    await expect(page.getByRole('group', { name: 'Enter the OTP' })).toBeVisible()
    expect(addresses.join()).not.toContain('98765')
  })

  test('a pressed field opens its list, whether the list loads before or after the replay', async ({ page }) => {
    for (const comes of ['after', 'before']) {
      // The press is replayed by a timer, which a busy phone runs late.
      if (comes === 'before')
        await page.addInitScript(() => {
          const start = setTimeout
          globalThis.setTimeout = ((run: () => void, wait?: number) => start(run, wait ?? 500)) as typeof setTimeout
        })
      const go = await holdApp(page)
      const list = await holdRequests(page, '**/assets/OptionList-*.js')
      if (comes === 'before') list.release()
      await open(page, '/price-mandi', 'en', { waitUntil: 'commit' })
      const state = page.locator('#mandi-state')
      await state.click()
      go()
      await list.arrived
      list.release()
      await expect(page.getByRole('listbox').getByRole('option').first(), comes).toBeVisible()
      await expect(state).toBeFocused()
    }
  })
})

test.describe('before the app has loaded', () => {
  test('a filter or own place hides the HTML’s prices, a campaign doesn’t (§mandi.22)', async ({ page, embedded }) => {
    await serve(page, embedded)
    const goOn = await holdApp(page)
    await open(page, '/price-mandi?utm_source=sms', 'en', { waitUntil: 'commit' })
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    goOn()
    for (const path of ['/price-mandi?state=Goa', '/price-mandi']) {
      if (path === '/price-mandi') await store(page, { mandi_place: 'state=Goa' })
      const go = await holdApp(page)
      await open(page, path, 'hi', { waitUntil: 'commit' })
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.locator('main')).toBeHidden()
      await expect(page).toHaveURL('/price-mandi?state=Goa')
      go()
      await expect(page.locator('main')).toBeVisible()
      await expect(page.locator('#mandi-state')).toHaveValue('गोवा')
    }
  })

  test('a number that the device remembers comes into the sign-in unless another was begun', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Mobile number' })
    await store(page, { mobile: '9876500001' })
    for (const [begun, shown] of [
      ['', '9876500001'],
      ['98123', '98123'],
    ] as const) {
      const go = await holdApp(page)
      await open(page, '/auth', 'en', { waitUntil: 'commit' })
      await expect(field).toBeVisible()
      if (begun) await field.pressSequentially(begun)
      go()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('alert')).toContainText('Accept the terms')
      await expect(field).toHaveValue(shown)
    }
  })

  test('a signed-in person sees no sign-in, neither in the header nor as a form', async ({ page, embedded }) => {
    await signIn(page, 'buyer')
    await serve(page, embedded)
    const goOn = await holdApp(page)
    await open(page, '/auth?next=%2FSupport', 'en', { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeAttached()
    await expect(page.locator('main')).toBeHidden()
    goOn()
    await expect(page).toHaveURL('/Support')
    const go = await holdApp(page)
    await open(page, '/', 'en', { waitUntil: 'commit' })
    await expect(articles(page).first()).toBeVisible()
    const login = page.getByRole('banner').getByText('Log in')
    await expect(login).toBeHidden()
    go()
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    await logOut(page)
    await expect(login).toBeVisible()
  })
})
