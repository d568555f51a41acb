import { cards, expect, open, openAs, test } from './fixture.ts'
import { translateLikeChrome } from './translator.ts'

test.describe('a list that the browser translates', () => {
  test.use({ isTranslated: true })

  test('a filter, the next page and another language take the place of what was there (§languages.20)', async ({
    page,
  }) => {
    await openAs(page, 'buyer', '/global-enquiry')
    const main = page.getByRole('main')
    const heading = page.getByRole('region', { name: /enquiries/i }).getByRole('heading', { level: 2 })
    const count = main.getByText(/^\d+ enquiries$/)
    const all = await count.innerText()
    await expect(main.locator('article font').first()).toBeAttached()
    await main.getByRole('link', { name: 'Buy', exact: true }).click()
    await expect(heading).toHaveText(/^Enquiries: Buy/)
    await expect(count).toHaveCount(1)
    await expect(count).not.toHaveText(all)
    await expect(cards(page).filter({ hasText: 'Sell' })).toHaveCount(0)

    await main.getByRole('link', { name: 'Next' }).click()
    await expect(heading).toHaveText(/, page 2 of \d+$/)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('hi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('प्रस्ताव')
    await expect(main.getByText(/enquiries|per kg/)).toHaveCount(0)
  })
})

test('a page that the browser translates before the app has loaded works (§languages.20)', async ({ page }) => {
  await page.addInitScript(translateLikeChrome, 'readystatechange' as const)
  await page.route('**/assets/index-*.js', async (route) => {
    await page.waitForFunction(() => document.querySelector('main font'))
    await route.continue()
  })
  await open(page, '/price-mandi', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मंडी भाव')
  await page.getByRole('combobox', { name: 'भाषा' }).selectOption('en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market Mandi')
})
