import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixture.ts'
import { listen } from '../screen-reader.ts'
import { asFarmerWithMany } from '../sign-in.ts'
import { proves } from '../../tests/proves.ts'
import { sampled } from '../../tests/sample.ts'

/** Checks 33 and 36 on every list; e2e/paging.spec.ts has their pages. */
const FILTERS: [path: string, rows: string, filter: (page: Page) => Promise<void>, said: RegExp][] = [
  [
    '/price-mandi',
    'tbody tr',
    async (page) => {
      await page.getByLabel('Grade').fill('FAQ')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/grade=FAQ/)
      await expect(page.getByLabel('Grade')).toBeFocused()
    },
    /Showing .* of .*/,
  ],
  [
    '/global-enquiry',
    'main article',
    async (page) => {
      const buy = page.getByRole('main').locator('a[href*="type=buy"]').first()
      await buy.press('Enter')
      await expect(page).toHaveURL(/type=buy/)
      await expect(page.getByRole('main').locator('[aria-current=true]:focus')).toHaveCount(1)
    },
    /\d/,
  ],
  [
    '/directory?search=a&page=2',
    'main article',
    async (page) => {
      const tab = page.getByRole('main').locator('a[href*="entityType=buyer"]').first()
      await tab.press('Enter')
      await expect(page).toHaveURL('/directory?entityType=buyer&search=a')
      await expect(page.getByRole('main').locator('[aria-current=true]:focus')).toHaveCount(1)
    },
    /\d/,
  ],
]
for (const [path, rows, filter, words] of sampled(FILTERS)) {
  test(`${path}: a filter says what it leaves, and keeps the focus`, proves('check 33'), async ({ page }) => {
    await asFarmerWithMany(page)
    await open(page, path, 'en')
    await page.locator(rows).first().waitFor()
    const said = await listen(page)
    await filter(page)
    await expect.poll(async () => (await said()).join(), { message: 'the new count' }).toMatch(words)
  })
}

test('mandi: one table with caption and column heads, as cards too', proves('check 36'), async ({ page }) => {
  await open(page, '/price-mandi', 'en')
  await page.locator('tbody tr').first().waitFor()
  const table = page.getByRole('table')
  await expect(table.locator('caption')).not.toBeEmpty()
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(table.getByRole('columnheader')).toHaveCount(10)
    await expect(table.getByRole('rowheader')).toHaveCount(20)
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(9)
    await expect(page.locator('main article')).toHaveCount(0)
  }
})
