import type { Page } from '@playwright/test'
import { expect, inputOf, open, openAs, test } from './fixture.ts'
import { proves } from '../tests/proves.ts'

const QUESTION = 'Which produce are you looking for?'
const field = (page: Page) => inputOf(page, QUESTION)
/** Suggestions only; the header's selectors have options too. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const searchBox = (page: Page) => page.getByRole('combobox', { name: QUESTION })

// A visitor would be sent to the sign-in first.
test(
  'shows leads by category; a search for “नाशिक कांदा खरेदीदार” opens buyers of onions, nearest first',
  proves('check 21'),
  async ({ page }) => {
    await openAs(page, 'farmer', '/')
    const row = page.getByRole('region', { name: 'Latest Leads on Vegetables' })
    await expect(page.getByRole('region')).toHaveCount(10) // the first loads before the others

    await row.getByRole('link', { name: 'View all leads, of every category' }).click()
    await expect(page).toHaveURL('/global-enquiry')
    await page.goBack()
    await row
      .getByRole('link', { name: / (required|for sale) in / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/global-enquiry\/\d+$/)

    await page.goBack()
    await field(page).focus()
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.type('a')
    await expect(options(page)).toHaveCount(8)
    await page.keyboard.type('pple')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'Apple', exact: true })).toHaveAttribute('data-focused', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/directory\?categoryId=\d+&name=Apple&entityType=farmer$/)

    await open(page, '/', 'mr')
    await page.getByRole('search').locator('input').fill('नाशिक कांदा खरेदीदार')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/directory\?entityType=buyer&categoryId=\d+&name=[^&]+&near=Nashik%2CMaharashtra$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const buyers = page.getByRole('main').getByRole('link', { name: 'खरेदीदार', exact: true })
    await expect(buyers).toHaveAttribute('aria-current', /./)
  },
)

test('a visitor’s search shows matching latest enquiries', async ({ page }) => {
  await open(page, '/', 'en')
  const first = page.getByRole('main').getByRole('article').first()
  const produce = (await first.getByRole('heading').textContent())!.split(' ')[0]!
  await field(page).fill(produce)
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const found = page.getByRole('search').getByRole('listitem').filter({ hasText: produce })
  await expect(page.getByRole('search')).toContainText(/of the latest enquiries fits? your search:/)
  await expect(found.first()).toBeVisible()
  // The focus ring of the results is on the dark banner, like the button's.
  const panel = page.locator('form[role=search] > :focus-visible')
  await expect(panel).toContainText(produce)
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineColor)
  const panelRing = await ring()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
  expect(panelRing).toBe(await ring())
  await expect(page).toHaveURL('/')
  const language = page
    .getByRole('banner')
    .getByRole('combobox', { name: /भाषा|Language/ })
    .first()
  await language.selectOption('hi')
  await expect(page.getByRole('search').getByRole('listitem').first()).toHaveText(/^[^A-Za-z]+$/)
  await language.selectOption('en')
  await page.getByRole('search').getByRole('link', { name: 'Log in to see everyone who fits' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fdirectory/)
})
