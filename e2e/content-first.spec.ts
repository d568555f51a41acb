import type { Page } from '@playwright/test'
import { LOCALES } from '../src/i18n/locales.ts'
import { FULL, inTurn } from '../tests/sample.ts'
import { expect, open, test, testWithFaults } from './fixture.ts'
import { openTool } from './list-tools.ts'
import { asFarmerWithMany } from './sign-in.ts'

/** On a phone, results come before the tools (§shell.29). */
const PHONE = { width: 360, height: 640 }
/** The first result must begin within this distance (px) from the top. */
const FIRST = 360

const results = (page: Page) => page.getByRole('main').locator('article, tbody tr')
const topOf = async (page: Page) => (await results(page).first().boundingBox())!.y
const settled = (page: Page) => expect(page.locator('main section[aria-busy=false]')).toHaveCount(1)

const LISTS = {
  board: '/global-enquiry',
  'board with filters': '/global-enquiry?subcategory=1&name=Wheat&type=buy',
  directory: '/directory',
  'directory with filters': '/directory?entityType=farmer&categoryId=1&name=Wheat&search=a',
  mandi: '/price-mandi',
  'mandi with filters': '/price-mandi?state=Maharashtra&district=Nashik&commodity=onion&grade=FAQ',
}
// Filters take room, so a list that passes with filters also passes without them.
for (const [turn, [name, path]] of Object.entries(LISTS).entries())
  for (const locale of inTurn(LOCALES, turn))
    test(`${name} in ${locale}: the first result begins in the first ${FIRST} px${path.includes('?') ? '' : ` ${FULL}`}`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE)
      await asFarmerWithMany(page)
      await open(page, path, locale)
      await results(page).first().waitFor()
      await settled(page)
      expect(await topOf(page)).toBeLessThan(FIRST)
      const chips = page.getByRole('main').locator('a[href]:has(> svg)').filter({ visible: true })
      if (!path.includes('?')) return
      await expect(chips.nth(1)).toBeVisible()
      expect(await topOf(page)).toBeLessThan(FIRST)
    })

test('filters are taken off one by one, by keyboard too, and the focus goes on', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/price-mandi?state=Maharashtra&district=Nashik&commodity=onion', 'en')
  const chip = (name: string) => page.getByRole('list', { name: 'Filters set' }).getByRole('link', { name })
  await chip('Remove the filter onion').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/price-mandi?state=Maharashtra&district=Nashik')
  await expect(chip('Clear filters')).toBeFocused()
  // Removing a state also removes its district.
  await chip('Remove the filter Maharashtra').click()
  await expect(page).toHaveURL('/price-mandi?place=all')
  await expect(page.getByRole('list', { name: 'Filters set' })).toHaveCount(0)
})

test('what was changed in the filters and not applied is there when the drawer opens again', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/price-mandi', 'en')
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
})

testWithFaults('the filters open on the page where their drawer can’t be downloaded', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route(/widgets.*\.js$/, (route) => route.abort())
  await open(page, '/price-mandi', 'en')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('textbox', { name: 'Grade' }).fill('FAQ')
  await page.getByRole('textbox', { name: 'Grade' }).press('Enter')
  await expect(page).toHaveURL('/price-mandi?grade=FAQ')
})

test('saved searches that there are none of are not offered', async ({ page }) => {
  await asFarmerWithMany(page)
  await page.setViewportSize(PHONE)
  await open(page, '/global-enquiry', 'en')
  await results(page).first().waitFor()
  await expect(page.getByRole('main').getByRole('button', { name: 'More' })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/global-enquiry?type=buy', 'en')
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Saved searches/ })).toHaveCount(0)
})

test('home on a phone: at most 4,500 px, Post in the first screen (§home.7, §home.14)', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const locale of LOCALES) {
    await open(page, '/', locale)
    await results(page).first().waitFor()
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

for (const locale of inTurn(LOCALES, 1))
  test(`mandi in ${locale}: four prices are in a phone’s window of 800 px (§mandi.3)`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, '/price-mandi?state=Maharashtra', locale)
    await results(page).nth(3).waitFor()
    await settled(page)
    const fourth = await results(page).nth(3).boundingBox()
    expect(fourth!.y + fourth!.height).toBeLessThanOrEqual(800)
  })

test('two cards stand side by side at 800 px', async ({ page }) => {
  await asFarmerWithMany(page)
  await page.setViewportSize({ width: 800, height: 800 })
  for (const path of ['/', '/global-enquiry', '/directory', '/enquiry']) {
    await open(page, path, 'en')
    await results(page).nth(1).waitFor()
    const [first, second] = await Promise.all([0, 1].map((card) => results(page).nth(card).boundingBox()))
    expect(second!.y, path).toBe(first!.y)
  }
})
