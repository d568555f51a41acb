import type { Page } from '@playwright/test'
import type { DirectoryType } from '../src/domain/navigation/paths.ts'
import { expect, open, openAs, shortMessages, test, testExpecting } from './fixture.ts'
import { newId, provide } from './provide.ts'
import { holdRequests } from './requests.ts'
import { signIn, storedValues } from './sign-in.ts'
import { spacedMobile } from '../src/domain/formats.ts'
import { proves } from '../tests/proves.ts'

/** A business for one test; its owner is Asha Pawar, asha@example.com, with the returned mobile number. */
async function someBusiness(page: Page, type: DirectoryType, { products = false } = {}) {
  const id = newId()
  await provide(page, 'a business exists', { id, type })
  if (products) await provide(page, 'a business has products', { id })
  return { id, path: `/${type}/${id}`, mobile: `70${String(id).padStart(8, '0')}` }
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const contact = (page: Page) => section(page, 'Contact information')
const request = (page: Page) => contact(page).getByRole('button', { name: 'See contact for ₹10' })
const fact = (page: Page, region: string, term: string) =>
  section(page, region)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')

test.describe('the page of a business', () => {
  test('Back returns to the list, or opens the directory after a direct link @full', async ({ page }) => {
    await openAs(page, 'buyer', '/directory?entityType=buyer&page=2')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/buyer\/\d+$/)
    const address = page.url()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/directory?entityType=buyer&page=2')
    const shared = await page.context().newPage()
    await shared.goto(address)
    await shared.getByRole('button', { name: 'Back' }).click()
    await expect(shared).toHaveURL('/directory?entityType=buyer')
  })

  test('returning refreshes it with a notice, and the focus stays @full', async ({ page }) => {
    await signIn(page, 'buyer')
    const { path } = await someBusiness(page, 'farmer', { products: true })
    await page.clock.install()
    await open(page, path, 'en')
    await section(page, 'Products').getByRole('link').click()
    await expect(page).toHaveURL(/\/products\//)
    // The business is loaded now; otherwise the product page would request it after the minute.
    await expect(section(page, 'Offered by')).toContainText('Pawar Farm')
    await page.clock.fastForward(60_000)
    const { release } = await holdRequests(page, '**/farmers/*/detail/**')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.clock.runFor(1_000)
    await expect(page.getByRole('status').filter({ hasText: 'Refreshing…' })).toBeVisible()
    await expect(fact(page, 'Business details', 'City')).toHaveText('Nashik')
    await request(page).focus()
    release()
    await expect(page.getByText('Refreshing…')).toBeHidden()
    await expect(request(page)).toBeFocused()
  })
})

test.describe('a product', () => {
  // Opened by a shared link, the page has to find out the type of the business.
  testExpecting(/Failed to load resource.*404/)('says what it costs, and leads back @full', async ({ page }) => {
    await signIn(page, 'farmer')
    const { id, path } = await someBusiness(page, 'manufacturer', { products: true })
    await open(page, path, 'en')
    const card = section(page, 'Products').getByRole('article')
    await expect(card).toContainText('₹24.50 per kg')
    await expect(card).toContainText('40 quintals')
    const name = await card.getByRole('link').innerText()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/products/\\d+\\?business=${id}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(section(page, 'Product details')).toContainText('₹24.50 per kg')
    await expect(fact(page, 'Product details', 'Quantity')).toHaveText('40 quintals')
    await expect(page.getByRole('img', { name })).toBeVisible()
    await expect(section(page, 'Offered by')).toContainText('Pawar Farm')
    await section(page, 'Offered by').getByRole('link').click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(section(page, 'Offered by').getByRole('link')).toHaveAttribute('href', path)
    const shared = await page.context().newPage()
    await shared.goto(page.url())
    await expect(section(shared, 'Offered by')).toContainText('Pawar Farm')
    await expect(section(shared, 'Offered by').getByRole('link')).toHaveAttribute('href', path)
  })
})

const bought = proves(
  'Purchase: Contact details purchased successfully!',
  'check 30',
  'Empty states: No Products Found',
)
test('a contact shows once it is paid, and the focus stays', bought, async ({ page }) => {
  await signIn(page, 'buyer')
  const { id, path, mobile } = await someBusiness(page, 'farmer')
  await open(page, path, 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pawar Farm')
  await expect(page).toHaveTitle(/^Pawar Farm/)
  await expect(section(page, 'Products').getByRole('heading', { level: 3 })).toHaveText('No Products Found')
  await expect(contact(page)).toContainText('Contact hidden.')
  await request(page).click()
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const offer = page.getByRole('dialog', { name: 'See the contact details' })
  await expect(offer).not.toContainText('will be visible to premium members') // of an enquiry alone
  await offer.getByRole('button', { name: 'Pay ₹10' }).click()
  await page
    .getByRole('dialog', { name: /^(?!See the contact)/ })
    .getByRole('button', { name: /^Pay/ })
    .click()
  await expect(shortMessages(page)).toHaveText('Contact details purchased successfully!')
  await expect(contact(page).getByText('Contact visible')).toBeVisible()
  await expect(contact(page).getByText('Purchased Access')).toBeVisible()
  await expect(contact(page).getByText('Asha Pawar', { exact: true })).toBeVisible()
  await expect(contact(page).getByRole('link', { name: spacedMobile(mobile) })).toHaveAttribute(
    'href',
    `tel:+91${mobile}`,
  )
  await expect(contact(page).getByRole('link', { name: 'asha@example.com' })).toBeVisible()
  expect((await storedValues(page))['purchasedEntities']).toBe(JSON.stringify([`farmer_${id}`]))
  await expect(contact(page)).toBeFocused()
  expect(await page.evaluate(() => ({ x: scrollX, y: scrollY }))).toEqual({ x, y })

  await page.reload()
  await expect(contact(page).getByText('Purchased Access')).toBeVisible()
  await expect(request(page)).toHaveCount(0)
})
