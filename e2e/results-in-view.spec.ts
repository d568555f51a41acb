import type { Page } from '@playwright/test'
import { inTurn, sampled } from '../tests/sample.ts'
import { expect, open, test } from './fixture.ts'
import { openTool } from './list-tools.ts'
import { asFarmerWithMany } from './sign-in.ts'

/** After filtering, sorting or paging a list, a result, or its replacement, is in view. */
type Act = { name: string; path: string; act: (page: Page) => Promise<unknown>; at?: number[] }

const PHONE = 360
const DESKTOP = 1440

const results = (page: Page) => page.locator('main :is(article, tbody tr), main h3:not(article h3), main [role=alert]')
const link = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).last().click()
const next = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Next' }).click()

/** Opens the category, then chooses its produce: far down the page on a desktop, in a drawer on a phone. */
const onion = async (page: Page) => {
  await openTool(page, 'filter')
  const list = page.getByRole('navigation', { name: 'Categories' }).or(page.getByRole('dialog'))
  await list.getByRole('button', { name: 'Vegetables' }).click()
  // Scrolled to the place of the first click, a second click at once would be dropped (§shell.31).
  await list.getByRole('link', { name: 'Onion', exact: true }).press('Enter')
}
const searchForNothing = async (page: Page) => {
  await openTool(page, 'filter')
  await page.getByRole('searchbox').fill('zzqx')
  await page.getByRole('searchbox').press('Enter')
}
/** Starts at the end of the page, like a person who has read the list. */
const fromTheFoot = (act: Act['act']) => async (page: Page) => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await act(page)
}
const grade = async (page: Page) => {
  await openTool(page, 'filter')
  await page.getByRole('textbox', { name: 'Grade' }).fill('FAQ')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
}
const near = async (page: Page) => {
  const isPhone = page.viewportSize()!.width === PHONE
  if (isPhone) await openTool(page, 'sort')
  else await page.getByText('Show nearest first').click()
  await page.getByLabel('Or your pincode').fill('422003')
  await page.locator('form').getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page.getByText(isPhone ? 'Nearest to Nashik' : 'Near Nashik').first()).toBeVisible()
}

const ACTS: Act[] = [
  { name: 'a kind of produce', path: '/global-enquiry', act: onion },
  { name: 'a search for nothing', path: '/global-enquiry', act: searchForNothing },
  { name: 'buy', path: '/global-enquiry', act: fromTheFoot(link('Buy')) },
  { name: 'the next page', path: '/global-enquiry', act: next },
  {
    name: 'no more filters',
    path: '/global-enquiry?name=nashik&type=sell',
    act: fromTheFoot(link('Clear filters')),
  },
  { name: 'another tab', path: '/directory', act: fromTheFoot(link('Buyers')) },
  { name: 'the nearest first', path: '/directory', act: near },
  { name: 'a filter', path: '/price-mandi', act: grade },
  {
    name: 'another order',
    path: '/price-mandi',
    at: [PHONE],
    act: async (page) => {
      await openTool(page, 'sort')
      await page.getByRole('link', { name: 'Avg price, lowest first' }).click()
    },
  },
  {
    name: 'another order',
    path: '/price-mandi',
    at: [DESKTOP],
    act: (page) => page.getByRole('button', { name: 'Avg price' }).click(),
  },
  {
    name: 'another unit',
    path: '/price-mandi',
    act: async (page) => {
      await openTool(page, 'more')
      await page.getByRole('link', { name: 'per kg' }).click()
      await page.keyboard.press('Escape')
    },
  },
  { name: 'the next page', path: '/enquiry', act: next },
]

test('after each action on a list, a result is in the window', async ({ page }) => {
  test.slow()
  await asFarmerWithMany(page)
  for (const [index, { name, path, act, at = [PHONE, DESKTOP] }] of sampled([...ACTS.entries()], 4))
    for (const width of inTurn(at, index))
      await test.step(`${path} at ${width} px: after ${name}`, async () => {
        await page.setViewportSize({ width, height: width === PHONE ? 640 : 900 })
        await open(page, path, 'en')
        await results(page).first().waitFor()
        await expect(page.locator('main section[aria-busy=false]')).toHaveCount(1)
        const before = page.url()
        await act(page)
        await expect(page).not.toHaveURL(before)
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page.locator('main section[aria-busy=false]')).toHaveCount(1)
        // At least 40 px of one result, or all of it.
        const isInView = () =>
          results(page).evaluateAll((all) =>
            Math.max(
              0,
              ...all.map((each) => {
                const { top, bottom, height } = each.getBoundingClientRect()
                return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.min(height, 40)
              }),
            ),
          )
        await expect.poll(isInView).toBeGreaterThanOrEqual(1)
      })
})
