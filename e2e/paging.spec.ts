import type { Page } from '@playwright/test'
import { cards, expect, open, test } from './fixture.ts'
import { asFarmerWithMany } from './sign-in.ts'
import { proves } from '../tests/proves.ts'
import { sampled } from '../tests/sample.ts'

/** Every list of records that has pages, for a farmer of the seed with 34 enquiries (mock-server/README.md). */
const LISTS = [
  { path: '/global-enquiry', record: /\/global-enquiry\/\d+$/ },
  { path: '/directory?entityType=buyer', record: /\/buyer\/\d+$/ },
  { path: '/enquiry', record: /\/enquiry\/\d+$/ },
]

/** Compared by its address, because a place in its title may be translated a moment later. */
const firstRecord = (page: Page) => cards(page).first().getByRole('link').first()
const isPage = (page: Page, number: number) =>
  expect(page.getByRole('heading', { level: 2, name: new RegExp(`, page ${number} of `) })).toBeVisible()
const at = (path: string, number: number | string) => `${path}${path.includes('?') ? '&' : '?'}page=${number}`

test.beforeEach(({ page }) => asFarmerWithMany(page))

// The board and the directory are paged by the server, the own list on the device.
for (const { path, record } of sampled(LISTS, 2)) {
  test(`${path}: Back, reload, link or wrong number: the right page`, proves('check 33'), async ({ page, context }) => {
    await open(page, path, 'en')
    await isPage(page, 1)
    await expect(cards(page)).toHaveCount(12)
    const pages = page.getByRole('main').getByRole('navigation', { name: /^Pages of / })
    const next = pages.getByRole('link', { name: 'Next' })
    await next.scrollIntoViewIfNeeded()
    // The app reads the scroll position in the next frame. Nobody presses sooner.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await next.click()
    await expect(page).toHaveURL(at(path, 2))
    await expect(page.getByRole('heading', { level: 2, name: /, page 2 of / })).toBeFocused()
    await expect(pages.locator('[aria-current=page]')).toHaveText('2')
    // The previous page's cards stay until the new ones have loaded.
    await expect(page.locator('main section[aria-busy=false]')).toHaveCount(1)
    const first = (await firstRecord(page).getAttribute('href'))!
    await page.goBack()
    await isPage(page, 1)
    await expect(next, 'where one was').toBeInViewport()
    await next.click()
    await expect(page.getByRole('heading', { level: 2, name: /, page 2 of / })).toBeFocused()

    await firstRecord(page).click()
    await expect(page).toHaveURL(record)
    await page.goBack()
    await expect(page).toHaveURL(at(path, 2))
    await expect(firstRecord(page)).toHaveAttribute('href', first)
    await page.reload()
    await expect(firstRecord(page)).toHaveAttribute('href', first)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(firstRecord(other)).toHaveAttribute('href', first)
    await page.goBack()
    await isPage(page, 1)

    await page.goto(at(path, 9999))
    await expect(page.getByRole('heading', { name: 'The list ends before this page' })).toBeVisible()
    await page.getByRole('link', { name: 'To the first page' }).click()
    await expect(page).toHaveURL(path)
    await expect(cards(page)).toHaveCount(12)
    await page.goto(at(path, 'zero'))
    await isPage(page, 1)
  })
}
