import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LOCALES } from '../src/i18n/locales.ts'
import { brokenWords, enlargeTextAlone, overflow, sheets } from './accessibility/layout.ts'
import { choose } from './choose.ts'
import { expect, goTo, inputOf, open, test } from './fixture.ts'
import { proves } from '../tests/proves.ts'
import { inTurn } from '../tests/sample.ts'
import { requestsTo } from './requests.ts'
import { listen } from './screen-reader.ts'
import { signIn } from './sign-in.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Table of prices' })
const firstRow = (page: Page) => table(page).getByRole('row').nth(1)
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /^Mandi prices/ })
const status = (page: Page) =>
  page
    .getByRole('region', { name: /^Mandi prices/ })
    .getByRole('status')
    .first()
/** All prices in a column of the page, in rupees. */
const prices = async (page: Page, column: number) =>
  (await table(page).locator(`tbody tr > :nth-child(${column})`).allInnerTexts()).map((text) =>
    Number(text.replace(/[₹,]/g, '')),
  )

test.describe('the list', () => {
  test(
    'shows ten columns and 20 of 71,156 rows, as cards on a phone, fits a tablet, and prefetches the next page',
    proves('check 36'),
    async ({ page }) => {
      const asked = requestsTo(page, /offset=\d+&/)
      await open(page, '/price-mandi', 'en')
      await expect(page.getByRole('heading', { level: 1, name: 'Market Mandi' })).toBeVisible()
      await expect(page.getByText('Real-time agricultural commodity prices across India')).toBeVisible()
      await expect(status(page)).toContainText('Showing 20 of 71,156 records')
      await expect(table(page).getByRole('columnheader')).toHaveText([
        'Commodity',
        'Date',
        'Variety',
        'State',
        'District',
        'Market',
        'Min price',
        'Max price',
        'Avg price',
        'Grade',
      ])
      await expect(table(page).getByRole('row')).toHaveCount(21)
      await expect(firstRow(page)).toContainText(/21 Apr 2026.*₹[\d,]+/)
      await expect(firstRow(page).getByRole('rowheader')).not.toBeEmpty()
      await expect(page.getByRole('link', { name: /Directorate of Marketing and Inspection/ })).toBeVisible()
      expect(await page.locator('main').innerText()).not.toMatch(/NaN|undefined|null|Invalid/)
      await expect.poll(() => asked).toEqual([/offset=0&/, /offset=20&/].map((page) => expect.stringMatching(page)))
      // As cards it is the same table: two side by side, the price at the end of the crop’s line.
      await page.setViewportSize({ width: 768, height: 900 })
      await expect(table(page).getByRole('columnheader')).toHaveCount(10)
      await expect(table(page).getByRole('columnheader').getByRole('button')).toHaveCount(0)
      await expect(table(page).getByRole('rowheader')).toHaveCount(20)
      await expect(firstRow(page).getByRole('cell')).toHaveCount(9)
      const tops = await table(page)
        .locator('tbody tr')
        .evaluateAll((rows) => rows.slice(0, 2).map((row) => row.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      const price = await firstRow(page).getByRole('cell').filter({ hasText: 'per quintal' }).boundingBox()
      const crop = await firstRow(page).getByRole('rowheader').boundingBox()
      expect(price!.x).toBeGreaterThan(crop!.x)
      expect(price!.y).toBeLessThan(crop!.y + crop!.height)
      // On a tablet the modal price is in view; no word is broken, and no text is wider than its column.
      await page.setViewportSize({ width: 1024, height: 900 })
      for (const [query, locale] of [
        ['state=Kerala&district=Thiruvananthapuram&commodity=Banana', 'en'],
        ['state=Tamil Nadu&commodity=Onion', 'en'],
        ['state=Manipur', 'mr'], // 19 फेब्रुवारी 2025
        ...inTurn(LOCALES, 1).map((locale) => ['state=Chhattisgarh', locale] as const),
      ] as const) {
        await open(page, `/price-mandi?${query}`, locale)
        await expect(page.locator('tbody tr').nth(8)).toBeVisible() // the first 8 rows come before the others
        await expect(page.locator('thead button')).toHaveCount(4)
        await expect(page.locator('tbody td:nth-child(9)').first()).toBeInViewport({ ratio: 1 })
        const wide = await page.locator('table :is(th, td)').evaluateAll((cells) =>
          cells.flatMap((cell) => {
            const text = document.createRange()
            text.selectNodeContents(cell)
            const { paddingLeft, paddingRight } = getComputedStyle(cell)
            const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
            return text.getBoundingClientRect().width > room ? [cell.textContent] : []
          }),
        )
        expect([...wide, ...(await brokenWords(page))]).toEqual([])
      }
    },
  )

  test('on a phone, the newest day is beside the title and a price range fits in one line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    for (const [locale, words] of [
      ['hi', 'सबसे नया भाव: 21 अप्रैल 2026'],
      ['mr', 'सर्वांत नवा भाव: 21 एप्रिल 2026'],
      ['en', 'Newest: 21 Apr 2026'],
    ] as const) {
      await open(page, '/price-mandi?page=3558', locale)
      await expect(page.getByText(words)).toBeInViewport()
      // It is in the title's line, so that the prices don't move.
      const [title, day] = await Promise.all([page.locator('h1').boundingBox(), page.getByText(words).boundingBox()])
      expect(day!.y).toBeLessThan(title!.y + title!.height)
    }
    // A price range stays in one line of its card on the narrowest phone.
    await page.setViewportSize({ width: 320, height: 800 })
    for (const crop of ['Cotton', 'Marigold', 'Chrysanthemum']) {
      await goTo(page, `/price-mandi?commodity=${crop}`)
      await expect(firstRow(page)).toContainText(crop)
      const split = await table(page)
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.flatMap(({ children: cells, textContent }) => {
            const [min, max] = [cells[6]!, cells[7]!].map((cell) => cell.getBoundingClientRect().top)
            return Math.abs(min! - max!) > 4 ? [textContent] : []
          }),
        )
      expect(split).toEqual([])
    }
    // A long grade beside a long variety takes two lines, not three.
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, '/price-mandi?page=3200', 'hi')
    const dal = page.locator('tbody tr').filter({ hasText: 'Green Gram Dal' }).first()
    expect((await dal.boundingBox())!.height).toBeLessThan(140)
    // A price wraps inside its card where the phone's text size leaves it no room.
    await open(page, '/price-mandi', 'hi')
    await expect(page.locator('tbody tr').nth(19)).toBeVisible()
    await enlargeTextAlone(page, 160)
    const starts = await page
      .locator('tbody td:nth-child(8)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(0)
  })

  test('names places in Hindi; a district typed in either script sets its state @full', async ({ page }) => {
    await open(page, '/price-mandi?state=Maharashtra&district=Nashik&commodity=onion', 'hi')
    const row = page.getByRole('row').nth(1)
    await expect(row.getByRole('rowheader')).toHaveText('प्याज')
    await expect(row).toContainText('महाराष्ट्र')
    await expect(row).toContainText('नासिक')
    // A place name is in one script: a Latin name would be marked.
    await expect(page.getByRole('table').locator('[lang=en]')).toHaveCount(0)
    await choose(inputOf(page, 'राज्य'), { typed: 'goa', name: 'गोवा' })
    await expect(inputOf(page, 'जिला')).toHaveValue('')
    await inputOf(page, 'जिला').click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3)
    await open(page, '/price-mandi', 'hi')
    await choose(inputOf(page, 'जिला'), { typed: 'nashik', name: 'नासिक, महाराष्ट्र' })
    await page.getByRole('button', { name: 'फ़िल्टर लगाएँ' }).click()
    await expect(page).toHaveURL('/price-mandi?state=Maharashtra&district=Nashik')
  })

  test('prints only the prices and their source, on A4', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true })
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/price-mandi?state=Maharashtra', 'en')
    const title = page.getByRole('heading', { level: 1 })
    const onPaper = await title.evaluate((heading) => getComputedStyle(heading).color)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(title).toHaveCSS('color', onPaper)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
    await expect(title).not.toHaveCSS('color', onPaper)
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    await expect(title).toHaveCSS('color', onPaper)
    await expect(table(page).getByRole('row')).toHaveCount(21)
    await expect(page.getByText('Source: Directorate of Marketing and Inspection')).toBeVisible()
    for (const part of ['banner', 'contentinfo', 'search', 'navigation'] as const)
      await expect(page.getByRole(part)).toHaveCount(0)
    // The sheet says which rows it has, and with which filters.
    await expect(page.getByText('Prices in rupees per quintal (100 kg). Maharashtra')).toBeVisible()
    await expect(page.getByText(/^Showing 1-20 of [\d,]+ results$/)).toBeVisible()
    expect(await overflow(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
    expect(await sheets(page)).toBe(1)
  })
})

test(
  'Apply opens page 1 and Clear removes the filters; no match offers similar crops and all prices',
  proves('check 33', 'Empty states: No data available'),
  async ({ page }) => {
    await open(page, '/price-mandi?page=3', 'en')
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0)
    await choose(inputOf(page, 'State'), { typed: 'mahara', name: 'Maharashtra' })
    await choose(inputOf(page, 'District'), { typed: 'ahmednagar', name: 'Ahilyanagar' }) // the district's name until 2024
    await expect(page).toHaveURL('/price-mandi?page=3') // the choice is not applied yet
    const said = await listen(page)
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page).toHaveURL('/price-mandi?state=Maharashtra&district=Ahilyanagar')
    await expect(status(page)).toHaveText(/^Showing \d+ of [\d,]+ records \(filtered\)/)
    await expect.poll(async () => (await said()).join()).toMatch(/Showing \d+ of/)
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeFocused()
    await expect(firstRow(page)).toContainText('Ahilyanagar')

    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/price-mandi?place=all')
    await expect(status(page)).toContainText('Showing 20 of 71,156 records')
    await expect(inputOf(page, 'State')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeFocused()

    await goTo(page, '/price-mandi?commodity=pyaaaj')
    await expect(page.getByRole('heading', { name: 'No data available for the selected filters' })).toBeVisible()
    await page.getByRole('link', { name: 'Onion', exact: true }).click()
    await expect(page).toHaveURL('/price-mandi?commodity=Onion')
    await goTo(page, '/price-mandi?state=Atlantis&district=Nowhere')
    await expect(page.getByRole('link', { name: 'Show all prices' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^All of (?!India)/ })).toHaveCount(0)
    await goTo(page, '/price-mandi?state=Goa&district=Nowhere')
    await expect(page.getByRole('link', { name: 'All of Goa' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all prices' }).click()
    await expect(status(page)).toContainText('Showing 20 of 71,156 records')
  },
)

test.describe('one’s own place', () => {
  test('opens at the last place until “All of India” is pressed; a file has all rows (§mandi.22)', async ({ page }) => {
    const asked = requestsTo(page, /offset=0&/)
    await open(page, '/price-mandi', 'en')
    await choose(inputOf(page, 'State'), { typed: 'Goa', name: 'Goa' })
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page).toHaveURL('/price-mandi?state=Goa')
    await expect(firstRow(page)).toContainText('Goa')

    // A file has all rows that match, sorted like the page, with a mark for Excel.
    await expect(table(page).getByRole('row')).toHaveCount(21) // the first 8 rows come before the others
    await table(page).getByRole('button', { name: 'Max price' }).click()
    await expect(page).toHaveURL('/price-mandi?state=Goa&sort=max&order=asc')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^mandi-prices-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toMatch(
      /^\uFEFFCommodity,Date,Variety,State,District,Market,Min price \(₹\/quintal\),Max price \(₹\/quintal\),Avg price \(₹\/quintal\),Grade$/,
    )
    expect(lines).toHaveLength(21)
    expect(lines[1]).toMatch(/^[^,]+,\d{4}-\d\d-\d\d,[^,]*,Goa,/)
    const inFile = lines.slice(1).map((line) => line.split(',').slice(-4, -1).map(Number))
    expect(inFile.map(([min]) => min)).toEqual(await prices(page, 7))
    expect(inFile.map(([, max]) => max)).toEqual(await prices(page, 8))
    await expect(page.getByText('The file has all 20 prices.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages of prices' })).toHaveCount(0) // of a single page

    asked.length = 0
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const row of document.querySelectorAll<HTMLElement>('tbody tr'))
          if (row.checkVisibility() && !row.innerText.includes('Goa')) Object.assign(window, { another: row.innerText })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/price-mandi')
    await expect(page).toHaveURL('/price-mandi?state=Goa')
    await expect(firstRow(page)).toContainText('Goa')
    expect(asked.map((url) => new URL(url).searchParams.get('state'))).toEqual(['Goa'])
    expect(await page.evaluate(() => 'another' in window && window.another)).toBe(false)

    await page.getByRole('link', { name: 'All of India' }).click()
    await expect(page).toHaveURL('/price-mandi?place=all')
    await expect(page.getByRole('link', { name: 'per quintal' })).toBeFocused()
    await page.goto('/price-mandi')
    await expect(status(page)).toContainText('Showing 20 of 71,156 records')
    await expect(page).toHaveURL('/price-mandi?place=all')
  })

  test('Back undoes applied filters, then leaves the page (§mandi.22)', async ({ page }) => {
    await open(page, '/Support', 'en')
    await page.getByRole('banner').getByRole('link', { name: 'Mandi Market' }).click()
    await expect(status(page)).toContainText('Showing 20 of 71,156 records')
    await choose(inputOf(page, 'State'), { typed: 'mahara', name: 'Maharashtra' })
    await inputOf(page, 'Commodity').click()
    await expect(page.getByRole('combobox', { name: 'Commodity' })).toBeFocused()
    await page.keyboard.type('kanda')
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Onion')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(inputOf(page, 'Commodity')).toHaveValue('Onion')
    await page.keyboard.press('Enter')
    await expect(firstRow(page)).toContainText(/Onion.*Maharashtra/)
    await page.goBack()
    await expect(page).toHaveURL('/price-mandi?place=all')
    await expect(status(page)).toContainText('Showing 20 of 71,156 records')
    await expect(inputOf(page, 'Commodity')).toHaveValue('')
    await page.goForward()
    await page.reload()
    await expect(page).toHaveURL('/price-mandi?state=Maharashtra&commodity=Onion')
    await expect(firstRow(page)).toContainText(/Onion.*Maharashtra/)
    await page.goBack()
    await expect(status(page)).toContainText('Showing 20 of 71,156 records')
    await expect(page).toHaveURL('/price-mandi?place=all')
    await page.goBack()
    await expect(page).toHaveURL('/Support')
  })

  test('signing in shows the prices of one’s own district, until signing out (§mandi.22)', async ({ page }) => {
    await signIn(page, 'farmer', { known: false })
    await open(page, '/', 'en')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('own_place'))).toMatch(/^state=\w+/)
    const own = await page.evaluate(() => localStorage.getItem('own_place'))
    await page.getByRole('banner').getByRole('link', { name: 'Mandi Market' }).click()
    await expect(page).toHaveURL(`/price-mandi?${own}`)
    await page.evaluate(() => localStorage.removeItem('authToken'))
    await page.goto('/price-mandi')
    await expect(page).toHaveURL('/price-mandi?place=all')
  })
})

test.describe('pages', () => {
  test('the next page focuses its heading; Back, a reload and a link keep page, order and unit', async ({ page }) => {
    await open(page, '/price-mandi?state=Kerala&commodity=banana', 'en')
    await expect(firstRow(page)).toBeVisible()
    await expect(
      page
        .getByRole('table', { name: /^All \d+ prices that match, / })
        .getByRole('row')
        .nth(1),
    ).toContainText(/Banana.*₹[\d,]+₹[\d,]+₹[\d,]+/)
    const nav = page.getByRole('navigation', { name: 'Pages of prices' })
    await expect(nav.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
    await nav.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toHaveText(/^Mandi prices, page 2 of [\d,]+$/)
    const second = page.getByText(/^Showing 21-40 of/)
    await expect(second).toBeVisible()
    await expect(table(page).getByRole('row')).toHaveCount(21) // the first 8 rows come before the others
    expect(page.url()).toContain('?state=Kerala&commodity=banana&page=2')
    const rows = await table(page).locator('tbody').innerText()
    await page.reload()
    await expect(second).toBeVisible()
    await expect.poll(() => table(page).locator('tbody').innerText()).toBe(rows)
    await page.goBack()
    await expect(page.getByText(/^Showing 1-20 of/)).toBeVisible()
    await expect(inputOf(page, 'Commodity')).toHaveValue('banana')

    // Heads of price and date sort the page; per kg is a hundredth of per quintal (§mandi.5).
    await expect(table(page).getByRole('row')).toHaveCount(21) // the first 8 rows come before the others
    const head = table(page).getByRole('columnheader', { name: 'Avg price' })
    const reported = await prices(page, 9)
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => prices(page, 9)).toEqual(reported.toSorted((a, b) => a - b))
    await expect(page.getByText('Only this page is sorted.')).toBeVisible()
    await head.getByRole('button').click()
    const descending = reported.toSorted((a, b) => b - a)
    await expect.poll(() => prices(page, 9)).toEqual(descending)
    await expect(head.getByRole('button')).toBeFocused()
    await page.getByRole('link', { name: 'per kg' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/price-mandi?state=Kerala&commodity=banana&sort=modal&order=desc&unit=kg')
    await expect(table(page)).toHaveAccessibleDescription(/^Prices in rupees per kg/)
    const perKg = descending.map((price) => price / 100)
    await expect.poll(() => prices(page, 9)).toEqual(perKg)
    await page.reload()
    await expect.poll(() => prices(page, 9)).toEqual(perKg)
  })
})
