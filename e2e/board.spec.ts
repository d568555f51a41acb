import type { Page } from '@playwright/test'
import { cards, expect, goTo, open, test } from './fixture.ts'
import { holdRequests } from './requests.ts'
import { signIn, store } from './sign-in.ts'
import { listen } from './screen-reader.ts'
import { proves } from '../tests/proves.ts'

const results = (page: Page) => page.getByRole('region', { name: /enquiries/i })
const count = (page: Page) => results(page).getByRole('status').first()
const heading = (page: Page) => results(page).getByRole('heading', { level: 2 })
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const type = (page: Page, name: string) => page.getByRole('list', { name: 'Buy or sell' }).getByRole('link', { name })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search enquiries' })

test.beforeEach(async ({ page }) => {
  await signIn(page, 'buyer')
})

test.describe('the list', () => {
  test('the cards stay, dimmed, while another page loads; new ones are marked @full', async ({ page }) => {
    const { release } = await holdRequests(page, '**/global-enquiries/?*page=2&*')
    await store(page, { board_newest_seen: '2026-01-01T00:00:00Z' })
    await open(page, '/global-enquiry', 'en')
    await expect(cards(page).first()).toContainText('New since your last visit')
    const first = (await cards(page).first().getByRole('heading').textContent())!
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(results(page)).toHaveAttribute('aria-busy', 'true')
    await expect(cards(page).first()).toContainText(first)
    await expect(cards(page).first().locator('xpath=ancestor::ul/..')).toHaveCSS('opacity', '0.6')
    release()
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    await expect(cards(page).first()).not.toContainText(first)
  })
})

test.describe('filters', () => {
  test('a filter changes the address, is announced and keeps the focus', proves('check 33'), async ({ page }) => {
    await open(page, '/global-enquiry?page=3', 'en')
    await expect(cards(page)).toHaveCount(12)
    await expect(search(page)).toHaveCSS('text-overflow', 'ellipsis') // of the example, between the field's buttons
    const said = await listen(page)
    await type(page, 'Buy').click()
    await expect(page).toHaveURL('/global-enquiry?type=buy')
    await expect(type(page, 'Buy')).toBeFocused()
    await expect.poll(async () => (await said()).join()).toMatch(/\d enquiries/)
    await expect(cards(page).filter({ hasText: 'Sell' })).toHaveCount(0)
    const all = await count(page).textContent()

    await categories(page).getByRole('button', { name: 'Fruits' }).click()
    const papaya = categories(page).getByRole('link', { name: 'Papaya', exact: true })
    await papaya.click()
    await expect(page).toHaveURL(/\/global-enquiry\?subcategory=\d+&name=Papaya&type=buy$/)
    await expect(heading(page)).toHaveText('Enquiries: Papaya, Buy')
    await expect(papaya).toBeFocused()
    await expect(papaya).toHaveAttribute('aria-current', 'true')
    await expect(count(page)).not.toHaveText(all!)
    await expect(count(page)).toHaveText(/^\d+ enquir(y|ies)$/)
    await expect(cards(page).filter({ hasNotText: 'Papaya' })).toHaveCount(0)

    await page.reload()
    await expect(heading(page)).toHaveText('Enquiries: Papaya, Buy')
    await expect(papaya).toBeVisible() // the enquiry's category is open
    await page.goBack()
    await expect(heading(page)).toHaveText(/^Enquiries: Buy/)
    await expect(type(page, 'Buy')).toHaveAttribute('aria-current', 'true')
    await page.goForward()
    await categories(page).getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/global-enquiry')
    await expect(categories(page).getByRole('link', { name: 'All categories' })).toBeFocused()
    await expect(categories(page).getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
  })

  test('more categories are shown at a press; a search finds enquiries and offers its own @full', async ({ page }) => {
    await open(page, '/global-enquiry', 'en')
    await expect(cards(page)).toHaveCount(12)
    const more = categories(page).getByRole('button', { name: 'Load more categories' })
    const groups = categories(page).locator('[aria-expanded]')
    await expect(groups).toHaveCount(6)
    await more.click()
    await expect(groups).toHaveCount(10)
    await expect(groups.nth(6)).toBeFocused()
    await expect(more).toHaveCount(0)
    await search(page).fill('kanda')
    await expect(page).toHaveURL('/global-enquiry?name=kanda')
    await expect(heading(page)).toHaveText(/^Enquiries: kanda/)
    await categories(page).getByRole('link', { name: 'Onion', exact: true }).click()
    await expect(page).toHaveURL(/\?subcategory=\d+&name=Onion$/)
    await expect(search(page)).toHaveValue('')
    await page.goBack()
    await expect(search(page)).toHaveValue('kanda')
    await search(page).fill('nothingofthiskind')
    await expect(categories(page).getByText('No category of this name')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No enquiries found for “nothingofthiskind”' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Post an enquiry' })).toHaveAttribute('href', '/enquiry/new')
    await page.getByRole('link', { name: 'Show all enquiries' }).click()
    await expect(cards(page)).toHaveCount(12)
    await expect(search(page)).toHaveValue('')
    // Each of these was one action, and Back undoes one.
    for (const text of ['nothingofthiskind', 'kanda', '']) {
      await page.goBack()
      await expect(search(page)).toHaveValue(text)
    }
  })

  test('a shared link names produce in the reader’s language; an empty list offers a wider one', async ({ page }) => {
    await open(page, '/global-enquiry?subcategory=999999', 'en')
    await expect(count(page)).toHaveText('0 enquiries')
    await expect(heading(page)).toHaveText('Enquiries')
    await goTo(page, '/global-enquiry?type=buy')
    await expect(heading(page)).toHaveText(/^Enquiries: Buy/)
    await expect(count(page)).toHaveText(/^\d{2,} enquiries$/)
    const [buys] = (await count(page).textContent())!.split(' ')
    await goTo(page, '/global-enquiry?name=nothingofthiskind&type=buy')
    await expect(page.getByRole('heading', { name: 'No enquiries found for “nothingofthiskind, Buy”' })).toBeVisible()
    const wider = page.getByRole('link', { name: `Without “nothingofthiskind”: ${buys} found` })
    await expect(wider).toBeVisible()
    await expect(page.getByRole('link', { name: 'Without “Buy”' })).toBeHidden() // without that filter the list is empty too
    await wider.click()
    await expect(page).toHaveURL('/global-enquiry?type=buy')
    await expect(cards(page)).toHaveCount(12)
    await goTo(page, '/global-enquiry?name=pyaj&type=buy')
    await page.getByRole('link', { name: /^Onion: \d+ found$/ }).click()
    await expect(page).toHaveURL(/\?subcategory=\d+&name=Onion&type=buy$/)
    await expect(heading(page)).toHaveText(/^Enquiries: Onion, Buy/)
    await open(page, '/global-enquiry?subcategory=119&name=Papaya', 'hi')
    await expect(page.getByRole('heading', { name: 'प्रस्ताव: पपीता' })).toBeVisible()
  })

  test('a search in the drawer announces its count, and closing the drawer announces nothing', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/global-enquiry', 'en')
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Filter' })
    await expect(drawer.getByRole('heading', { name: 'Filter' })).toBeFocused()
    const heard = await listen(page)
    await drawer.getByRole('searchbox').fill('nothingofthiskind')
    await expect(page).toHaveURL('/global-enquiry?name=nothingofthiskind')
    await expect.poll(heard).toContain('No category of this name')
    await expect(count(page)).toHaveText('0 enquiries')
    // Content hidden behind the dialog isn't announced.
    expect(await count(page).evaluate((status) => !!status.closest('[inert], [aria-hidden=true]'))).toBe(false)
    await heard()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    expect(await heard()).toEqual([])
  })
})
