import type { Page } from '@playwright/test'
import { asDemoUser, elements, expect, MAX_ELEMENTS, test, USABLE_WITHIN, usableAfter } from './fixture.ts'
import { grown } from './grow.ts'

/** Servers with endless lists or wrong totals. */

/** Answers requests to an address, and counts them. */
async function stub(page: Page, address: string | RegExp, reply: () => unknown) {
  const asked = { times: 0 }
  await page.route(address, (route) => {
    asked.times++
    return route.fulfill({ json: reply() })
  })
  return asked
}

/** A real page of the board with another total. */
const counting = (page: Page, counted: number) =>
  page.route('**/api/mobile/v1/global-enquiries/**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { count: number; results: unknown[] }
    const { searchParams } = new URL(route.request().url())
    await route.fulfill({
      json: {
        ...body,
        count: counted,
        next: '/more',
        results: Number(searchParams.get('page')) > 3 ? [] : body.results,
      },
    })
  })

test('a board that claims a thousand million enquiries @full', async ({ page }) => {
  await asDemoUser(page, grown.premiumBuyer, 'buyer')
  await counting(page, 1_000_000_000)
  const main = page.getByRole('main')
  const usable = await usableAfter(page, '/global-enquiry', async () => {
    await main.getByRole('link', { name: 'Next' }).click()
    await main.getByRole('heading', { name: 'page 2 of 8,33,33,334' }).waitFor()
  })
  expect(usable).toBeLessThanOrEqual(USABLE_WITHIN)
  expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS)
  // The last page is empty, and links to the first.
  await main.getByRole('link', { name: 'Page 8,33,33,334' }).click()
  await main.getByRole('link', { name: /first page/i }).click()
  await expect(main.getByRole('article')).toHaveCount(12)
})

test('a board that claims three enquiries and sends twelve: all are shown @full', async ({ page }) => {
  await asDemoUser(page, grown.premiumBuyer, 'buyer')
  await counting(page, 3)
  await page.goto('/global-enquiry')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('main').getByRole('link', { name: 'Next' })).toHaveCount(0)
})

test('a file of prices from a server that claims ever more and sends nothing: ends @full', async ({ page }) => {
  const asked = { times: 0 }
  await page.route('**/api/mobile/v1/price-mandi/**', async (route) => {
    const { searchParams } = new URL(route.request().url())
    if (searchParams.get('limit') === '20') {
      const body = (await (await route.fetch()).json()) as object
      return route.fulfill({ json: { ...body, total: 1_000_000_000 } })
    }
    asked.times++
    return route.fulfill({ json: { records: [], total: 1_000_000_000 } })
  })
  await page.goto('/price-mandi')
  await page.getByRole('main').getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Close' })).toBeVisible()
  expect(asked.times).toBeLessThanOrEqual(50)
})

test('10,000 leads in 500 categories: twelve categories with each press @full', async ({ page }) => {
  const lead = (id: number) => ({
    id,
    type: id % 2 ? 'buy' : 'sell',
    status: 'approved',
    product: { id: 1, name: 'Cereals' },
    sub_category: { id: 6, name: 'Bajra' },
    sub_sub_category: { id: 7, name: 'Local' },
    quantity: 1,
    unit: 'kg',
    expected_price: 20,
    location: 'Nashik',
    photo: null,
    created_at: '2026-04-21T06:30:00Z',
  })
  const leads = Object.fromEntries(
    Array.from({ length: 500 }, (_, category) => [
      `Category ${category + 1}`,
      Array.from({ length: 20 }, (_, index) => lead(1 + category * 20 + index)),
    ]),
  )
  await stub(page, '**/api/web/latest-enquiries/', () => leads)
  const rows = page.getByRole('main').getByRole('region', { name: /^Latest Leads/ })
  const usable = await usableAfter(page, '/', async () => {
    await page.getByRole('button', { name: 'Load more categories' }).click()
    await expect(rows).toHaveCount(24)
  })
  expect(usable).toBeLessThanOrEqual(USABLE_WITHIN)
  await expect(rows.nth(12).getByRole('link').first()).toBeFocused()
  await expect(rows.last().getByRole('heading', { name: 'Latest Leads on Category 24' })).toBeVisible()
  expect(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS)
})
