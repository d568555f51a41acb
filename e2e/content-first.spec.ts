import type { Page } from '@playwright/test'
import { LOCALES } from '../src/i18n/locales.ts'
import { inTurn } from '../tests/sample.ts'
import { expect, goTo, open, test, testWithFaults } from './fixture.ts'
import { openTool } from './list-tools.ts'
import { asFarmerWithMany } from './sign-in.ts'

/** On a phone, results come before the tools (§shell.29). */
const PHONE = { width: 360, height: 640 }
const DESKTOP = { width: 1440, height: 900 }
const NASHIK_ONION = '/price-mandi?state=Maharashtra&district=Nashik&commodity=onion'
const results = (page: Page) => page.getByRole('main').locator('article, tbody tr')
const settled = (page: Page) => expect(page.locator('main section[aria-busy=false]')).toHaveCount(1)

const CHIPS = 'main a[href]:has(> svg)'
const TOOLS = 'main button[data-once]'
/** Maximum distance (px) from the top of the window at which the first result begins, or one of the results ends. */
const ROOM: {
  path: string
  size: typeof PHONE
  beside?: string
  begins?: number
  ends?: [result: number, px: number]
}[] = [
  { path: '/global-enquiry?subcategory=1&name=Wheat&type=buy', size: PHONE, beside: CHIPS, begins: 360 },
  { path: '/directory?entityType=farmer&categoryId=1&name=Wheat&search=a', size: PHONE, beside: CHIPS, begins: 360 },
  { path: `${NASHIK_ONION}&grade=FAQ`, size: PHONE, beside: CHIPS, begins: 360 },
  { path: '/price-mandi?place=all', size: { width: 360, height: 800 }, ends: [4, 800] },
  { path: '/price-mandi?state=Maharashtra', size: DESKTOP, beside: TOOLS, ends: [1, 560] },
  { path: '/global-enquiry', size: DESKTOP, begins: 420 },
  { path: '/directory', size: DESKTOP, begins: 420 },
]
test('results come before the tools', async ({ page }) => {
  test.slow()
  await asFarmerWithMany(page)
  for (const [turn, { path, size, beside, begins = Infinity, ends: [nth, end] = [1, Infinity] }] of ROOM.entries())
    for (const locale of inTurn(LOCALES, turn)) {
      const where = `${path} at ${size.width} px in ${locale}`
      await page.setViewportSize(size)
      await open(page, path, locale)
      const result = results(page).nth(nth - 1)
      await result.waitFor()
      await settled(page)
      if (beside)
        await expect(
          page
            .locator(beside)
            .filter({ visible: true })
            .nth(beside === CHIPS ? 1 : 0),
          where,
        ).toBeInViewport({ ratio: 1 })
      expect((await results(page).first().boundingBox())!.y, where).toBeLessThan(begins)
      const last = await result.boundingBox()
      expect(last!.y + last!.height, where).toBeLessThanOrEqual(end)
    }
})

testWithFaults(
  'filters are removed one by one and the focus moves on; unapplied changes survive closing the drawer, and a drawer that can’t load',
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, NASHIK_ONION, 'en')
    const chip = (name: string) => page.getByRole('list', { name: 'Filters set' }).getByRole('link', { name })
    await chip('Remove the filter onion').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/price-mandi?state=Maharashtra&district=Nashik')
    await expect(chip('Clear filters')).toBeFocused()
    // Removing a state also removes its district.
    await chip('Remove the filter Maharashtra').click()
    await expect(page).toHaveURL('/price-mandi?place=all')
    await expect(page.getByRole('list', { name: 'Filters set' })).toHaveCount(0)
    // A changed filter that is not applied is still there when the drawer opens again.
    await results(page).first().waitFor()
    await openTool(page, 'filter')
    const drawer = page.getByRole('dialog', { name: 'Filter' })
    await drawer.getByLabel('Grade').fill('FAQ')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(drawer.getByLabel('Grade')).toHaveValue('FAQ')
    await drawer.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/price-mandi?grade=FAQ')

    await page.route(/widgets.*\.js$/, (route) => route.abort())
    await page.goto('/price-mandi?place=all')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('textbox', { name: 'Grade' }).fill('FAQ')
    await expect(drawer).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Grade' }).press('Enter')
    await expect(page).toHaveURL('/price-mandi?grade=FAQ')
  },
)

test('no list of saved searches without one; two cards side by side at 800 px', async ({ page }) => {
  await asFarmerWithMany(page)
  await page.setViewportSize(PHONE)
  await open(page, '/global-enquiry', 'en')
  await results(page).first().waitFor()
  await expect(page.getByRole('main').getByRole('button', { name: 'More' })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await goTo(page, '/global-enquiry?type=buy')
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Saved searches/ })).toHaveCount(0)
  await page.setViewportSize({ width: 800, height: 800 })
  for (const [path, heading] of [
    ['/global-enquiry', 'Enquiries'],
    ['/directory', 'Directory'],
    ['/enquiry', 'My enquiries'],
    ['/', 'Buy and sell farm produce'],
  ] as const) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await results(page).nth(1).waitFor()
    const tops = () =>
      results(page).evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().top))
    expect(new Set(await tops()).size, path).toBe(1)
  }
})

test('home on a phone is up to 4,500 px high, with Post in the first screen (§home.7, §home.14)', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const locale of LOCALES) {
    await open(page, '/', locale)
    await expect(page.getByRole('region')).toHaveCount(10) // the first row of leads loads before the others
    expect(await page.evaluate(() => document.documentElement.scrollHeight), locale).toBeLessThanOrEqual(4_500)
    await expect(page.getByRole('main').locator('a[href="/enquiry/new"]')).toBeInViewport({ ratio: 1 })
  }
  const search = page.getByRole('search')
  const width = (await search.boundingBox())!.width
  expect((await search.locator('input').boundingBox())!.width, 'the search fills its row').toBeCloseTo(width, 0)
  // A row is a list: Tab scrolls its last card into view.
  const row = page.getByRole('main').getByRole('list').first()
  await row.getByRole('link').last().focus()
  await expect(row.getByRole('link').last()).toBeInViewport()
  await page.getByRole('main').locator('a[href="/enquiry/new"]').click()
  await expect(page).toHaveURL('/auth?next=%2Fenquiry%2Fnew')
})
