import type { Page } from '@playwright/test'
import { expect } from '../fixture.ts'
import { buyer, test } from './fixture.ts'

/** Servers with endless lists or wrong totals. */

const main = (page: Page) => page.getByRole('main')

/** Changes the replies to an address; `change` also gets the offset that was asked for. */
const changed = (page: Page, address: string, change: (body: object, offset: number) => object) =>
  page.route(address, async (route) => {
    const body = (await (await route.fetch()).json()) as object
    const { searchParams } = new URL(route.request().url())
    await route.fulfill({ json: change(body, Number(searchParams.get('offset'))) })
  })
test('a board that claims three enquiries but sends twelve shows all of them @full', async ({ page }) => {
  await buyer(page)
  await changed(page, '**/api/mobile/v1/global-enquiries/**', (body) => ({ ...body, count: 3, next: '/more' }))
  await page.goto('/global-enquiry')
  await expect(main(page).getByRole('article')).toHaveCount(12)
  await expect(main(page).getByRole('link', { name: 'Next' })).toHaveCount(0)
})

test('a file download ends though the server claims ever more rows and sends none @full', async ({ page }) => {
  let asked = 0
  await changed(page, '**/api/mobile/v1/price-mandi/**', (body, offset) => ({
    ...body,
    total: 1_000_000_000,
    ...(offset > 0 && asked++ > 0 && { records: [] }),
  }))
  await page.goto('/price-mandi')
  await main(page).getByRole('button', { name: 'Download CSV' }).click()
  await expect(main(page).getByRole('button', { name: 'Close' })).toBeVisible()
  expect(asked).toBeLessThanOrEqual(50)
})
