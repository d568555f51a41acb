import type { Page } from '@playwright/test'
import { LOCALES } from '../src/i18n/locales.ts'
import { sheets } from './accessibility/layout.ts'
import { expect, inputOf, open, test, testWithFaults } from './fixture.ts'
import { holdRequests, requestsTo } from './requests.ts'

/** “Where should I sell?” on the page of mandi prices (§mandi.24, §mandi.25). */
const NASHIK_ONION = '/price-mandi?state=Maharashtra&district=Nashik&commodity=Onion'
const opener = (page: Page) => page.getByRole('button', { name: 'Where should I sell?' })
const panel = (page: Page) => page.getByRole('region', { name: 'Where should I sell?' })
const ask = (page: Page) => panel(page).getByRole('button', { name: 'Compare markets' })
/** Hides the form while the page was opened by the address of a question. */
const unfold = (page: Page) => panel(page).getByRole('button', { name: 'Change crop, place or costs' })
const offersOf = (page: Page) => panel(page).getByRole('table', { name: 'Markets by what is left in hand' })

test('the keyboard gets an answer, whose address shows it again (§mandi.24)', async ({ page }) => {
  await open(page, NASHIK_ONION, 'en')
  const asked = requestsTo(page, /limit=100/)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(opener(page)).toBeFocused()
  await expect(inputOf(panel(page), 'Commodity')).toHaveValue('Onion')
  await expect(inputOf(panel(page), 'Your district')).toHaveValue('Nashik, Maharashtra')
  await panel(page).getByLabel('Quantity').focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  const answer = panel(page).getByRole('status').filter({ hasText: 'Onion' })
  await expect(answer).toHaveText(
    /^(.+ pays ₹[\d,]+ more for your 12 quintals of Onion than .+, the nearest market, after ₹[\d,]+ for transport\.|.+ leaves? you .+)$/,
  )
  await expect(panel(page).getByText(/^The newest of these prices is from .+ ago\. Ask at the market/)).toBeVisible()
  await expect(page).toHaveURL(`${NASHIK_ONION}&sell=12-quintal&way=150`)
  expect(asked.length).toBeLessThanOrEqual(9)
  const offers = offersOf(page)
  const rows = offers.getByRole('row')
  expect(await rows.count()).toBeLessThanOrEqual(11)
  await expect(rows.filter({ hasText: 'nearest' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'best' })).toHaveCount(1)
  await expect(panel(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*sell%3D12-quintal/,
  )

  const text = await offers.innerText()
  await page.reload()
  await expect(offers).toBeVisible()
  await expect.poll(() => offers.innerText()).toBe(text)
  await expect(panel(page).getByLabel('Quantity')).toHaveValue('12')
  await page.goBack()
  await expect(page).toHaveURL(`${NASHIK_ONION}&sell=open`)
  await expect(offers).toHaveCount(0)
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
})

test('on a phone, choices aren’t cut off, the button stays in view, Enter scrolls to the answer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const locale of LOCALES) {
    await open(page, '/price-mandi?sell=open', locale)
    await page.locator('form select').first().waitFor()
    const cut = await page.locator('form select').evaluateAll((lists) =>
      (lists as HTMLSelectElement[]).flatMap((list) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list)
        const text = Object.assign(document.createElement('canvas').getContext('2d')!, { font })
        const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        return [...list.options].map((option) => option.text).filter((name) => text.measureText(name).width > room)
      }),
    )
    expect(cut).toEqual([])
  }

  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, NASHIK_ONION, 'en')
  await expect(opener(page)).toBeInViewport({ ratio: 1 })
  await opener(page).click()
  await panel(page).getByLabel('Quantity').fill('12')
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await panel(page).getByLabel('Quantity').fill('12')
  await page.keyboard.press('Enter')
  const answer = panel(page).getByRole('status').filter({ hasText: 'Onion' })
  await expect(answer).toBeInViewport({ ratio: 1 })
  // Whoever opens the sent address sees the answer, with its costs, before the form.
  await open(page, `${NASHIK_ONION}&sell=12-quintal&way=22-15&fee=2`, 'en')
  await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(panel(page).getByText('Transport: ₹22 per km for 15 quintals.')).toBeVisible()
})

test('changed costs need no request and are remembered; a print has only the answer @full', async ({ page }) => {
  await open(page, `${NASHIK_ONION}&sell=12-quintal&way=150`, 'en')
  const offers = offersOf(page)
  await expect(offers).toBeVisible()
  const asked = requestsTo(page, /limit=100/)
  await unfold(page).click()
  await panel(page).getByLabel('Cost of transport').selectOption('vehicle')
  await panel(page).getByLabel('Rupees per km').fill('22')
  await panel(page).getByLabel('Load of the vehicle').fill('15')
  await panel(page)
    .getByLabel(/^Commission and fees/)
    .fill('2.5%')
  await ask(page).click()
  await expect(page).toHaveURL(`${NASHIK_ONION}&sell=12-quintal&way=22-15&fee=2.5`)
  await expect(offers.getByRole('columnheader', { name: 'Fees' })).toBeVisible()
  await expect(ask(page)).toBeFocused()
  expect(asked).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'Table of prices' })).toBeHidden()
  await expect(offers).toBeVisible()
  await expect(
    panel(page).getByText(
      'From Nashik, Maharashtra. Transport: ₹22 per km for 15 quintals. Commission and fees: 2.5%.',
    ),
  ).toBeVisible()
  await expect(panel(page).getByText('Source: Directorate of Marketing and Inspection')).toBeVisible()
  expect(await sheets(page)).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await open(page, '/price-mandi?sell=open', 'en')
  await expect(panel(page).getByLabel('Rupees per km')).toHaveValue('22')
  // Before an answer, a print has the prices.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'Table of prices' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('errors show at their fields; Stop ends a search and another crop starts one', async ({ page }) => {
  await open(page, '/price-mandi?state=Maharashtra&district=Nashik&sell=open', 'en')
  const { release } = await holdRequests(page, /limit=100/)
  const alert = panel(page).getByRole('alert')
  const fee = panel(page).getByLabel(/^Commission and fees/)
  const lines = () =>
    panel(page)
      .locator('input, select')
      .evaluateAll((fields) => new Set(fields.map((field) => field.getBoundingClientRect().top)).size)
  await fee.fill('much')
  const before = await lines()
  for (const tooLittle of ['', '0.0000001']) {
    await panel(page).getByLabel('Quantity').fill(tooLittle)
    await ask(page).click()
    await expect(alert).toHaveText(
      /^Please correct this\s*Choose a crop\s*Enter the quantity as a number, at least 1 kg\s*Enter the/,
    )
  }
  expect(await lines()).toBe(before) // an error of several lines moves no field beside it
  await inputOf(panel(page), 'Commodity').fill('wheat')
  await panel(page).getByLabel('Quantity').fill('3')
  await fee.fill('')
  await expect(alert).toHaveCount(0)
  await ask(page).click()
  await expect(panel(page).getByText('Looking for markets near you…')).toBeVisible()
  const progress = panel(page).getByRole('progressbar', { name: 'Fetching prices' })
  await expect(progress).toHaveAttribute('max', '5')
  await expect(ask(page)).toBeFocused()
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(progress).toHaveCount(0)
  await expect(ask(page)).toBeFocused()
  release()
  // Choosing another crop in the filters asks anew.
  await inputOf(page.getByRole('search', { name: 'Filter the prices' }), 'Commodity').fill('Tomato')
  await page.keyboard.press('Tab') // closes the list
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(panel(page).getByRole('status').filter({ hasText: 'Tomato' })).toBeVisible()
})

testWithFaults('a failed search can be retried and keeps the focus (§mandi.25)', async ({ page }) => {
  await page.route(/limit=100/, (route) => route.abort())
  await open(page, `${NASHIK_ONION}&sell=12-quintal`, 'en')
  const again = panel(page).getByRole('button', { name: 'Try again' })
  await again.focus()
  await page.unroute(/limit=100/)
  await page.keyboard.press('Enter')
  await expect(unfold(page)).toBeFocused()
  const market = panel(page).getByLabel('Prices over time')
  await expect(market).toBeVisible()

  await page.route(/limit=100/, (route) => route.abort())
  const pimpalgaon = market.getByRole('option', { name: /^Pimpalgaon/ }).first()
  await market.selectOption(await pimpalgaon.textContent())
  await again.focus()
  await page.unroute(/limit=100/)
  await page.keyboard.press('Enter')
  await expect(market).toBeFocused()
  await expect(panel(page).getByRole('img', { name: /^Chart: Onion, Pimpalgaon/ })).toBeVisible()
  const days = panel(page).getByRole('table', { name: /^Pimpalgaon.*: prices by day, per quintal$/ })
  await expect(days.locator('tbody tr').nth(1)).toBeAttached()
  const change = panel(page)
    .getByRole('status')
    .filter({ hasText: /on \d|nothing to compare with/ })
  await expect(change).toBeVisible()
})
