import type { Page } from '@playwright/test'
import { LOCALES } from '../src/i18n/locales.ts'
import { proves } from '../tests/proves.ts'
import { cards, expect, goTo, open, test } from './fixture.ts'
import { listen } from './screen-reader.ts'
import { signIn } from './sign-in.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test.beforeEach(async ({ page }) => {
  await signIn(page, 'retailer')
})

test(
  'lists 12 farmers a page with links; another kind of business keeps search and focus',
  proves('check 33'),
  async ({ page }) => {
    await open(page, '/directory', 'en')
    await expect(page).toHaveTitle(/^Farmers – Directory/)
    await expect(heading(page, /^Farmers, page 1 of \d+$/)).toBeVisible()
    await expect(page.getByText(/^\d{3} businesses$/)).toHaveRole('status')
    await expect(cards(page)).toHaveCount(12)
    const card = cards(page).nth(1)
    await expect(card).toContainText('Maharashtra')
    // Several businesses have the same name, so the card's name includes the state.
    await expect(card).toHaveAccessibleName(/Maharashtra/)
    const link = card.getByRole('link')
    const name = await link.innerText()
    await link.click()
    await expect(page).toHaveURL(/^[^?]*\/farmer\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    await goTo(page, '/directory?search=a&page=2')
    await expect(heading(page, /^Farmers.*, page 2 of /)).toBeVisible()
    const said = await listen(page)
    const buyers = page.getByRole('main').getByRole('link', { name: 'Buyers', exact: true })
    await buyers.press('Enter')
    await expect(page).toHaveURL('/directory?entityType=buyer&search=a')
    await expect(buyers).toBeFocused()
    await expect(buyers).toHaveAttribute('aria-current', 'true')
    await expect.poll(async () => (await said()).join()).toMatch(/\d businesses/)
  },
)

test('on a phone of 360 px the three kinds of business fit in one row @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const locale of LOCALES) {
    await open(page, '/directory', locale)
    const tabs = page.getByRole('main').locator('ul:has(> li > a[href*="entityType=manufacturer"])').first()
    await expect(tabs.getByRole('link')).toHaveCount(3)
    const tops = await tabs.getByRole('link').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size, locale).toBe(1)
  }
})

test('a category is chosen beside the list, in the page’s language @full', async ({ page }) => {
  await open(page, '/directory?entityType=buyer', 'hi')
  const categories = page.getByRole('navigation', { name: 'श्रेणियाँ' })
  await categories.getByRole('button', { name: 'सब्ज़ियाँ' }).click()
  // By keyboard: a click so soon after the last one, on a control that has just appeared, counts as a double press.
  await categories.getByRole('link', { name: 'प्याज', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/directory\?entityType=buyer&categoryId=\d+&name=/)
  await expect(heading(page, /^खरीदार: प्याज/)).toBeVisible()
  await expect(categories.getByRole('link', { name: 'प्याज', exact: true })).toHaveAttribute('aria-current', 'true')
  const address = page.url()
  await open(page, address, 'mr') // a shared link, opened in Marathi
  await expect(heading(page, /^खरेदीदार: कांदा/)).toBeVisible()
  await page.getByRole('link', { name: 'फिल्टर काढा' }).click()
  await expect(page).toHaveURL('/directory?entityType=buyer')
})

test('a category or search without matches says so and offers other ways @full', async ({ page }) => {
  await open(page, '/directory?entityType=farmer&categoryId=99999', 'en')
  const none = page.getByRole('heading', { level: 3, name: 'No farmer found for the selected category.' })
  await expect(none).toBeVisible()
  await expect(page.getByText('0 businesses')).toHaveRole('status')
  await page.getByRole('link', { name: 'See all farmers' }).click()
  await expect(cards(page)).toHaveCount(12)
  await open(page, '/directory?entityType=farmer&search=zzqx', 'hi')
  await expect(page.getByRole('heading', { level: 3, name: 'कोई किसान नहीं मिला।' })).toBeVisible()
  await expect(page.getByText('“zzqx” से कुछ नहीं मिला।')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'खरीदार' }).last().click()
  await expect(page).toHaveURL('/directory?entityType=buyer&search=zzqx')
})
