import type { Page } from '@playwright/test'
import { fail } from '../mock-faults.ts'
import { openTool } from '../list-tools.ts'
import { store } from '../sign-in.ts'
import { DIALOG, LIST, NARROW, alert, heading, hold, savedSearches, waiting, type PageState } from './page-state.ts'

const rows = (page: Page) => page.locator('tbody tr, main article').first().waitFor()
/** A filter with few rows. */
const FEW = '/price-mandi?state=Goa'

async function suggestions(page: Page, field: string, typed: string) {
  await rows(page)
  const option = page.getByRole('listbox').getByRole('option').first()
  if (await option.isVisible()) return
  await openTool(page, 'filter')
  const input = page.locator(`input[name=${field}]`)
  await input.fill('')
  await input.pressSequentially(typed)
  await option.waitFor()
}

/** “Where should I sell?” for onions from Nashik. */
const SELL = '/price-mandi?state=Maharashtra&district=Nashik&commodity=Onion&sell=12-quintal&way=150'
const panel = (page: Page) => page.locator('main section').filter({ has: page.locator('form input[name=quantity]') })
const offers = (page: Page) => panel(page).locator('table').first()

export const mandi: PageState[] = [
  { name: 'mandi', path: '/price-mandi', ready: rows },
  { name: 'mandi, filtered', path: FEW, ready: rows },
  { name: 'mandi while it loads', path: '/price-mandi', before: (page) => hold(page), ready: waiting },
  {
    name: 'mandi that could not be loaded',
    path: '/price-mandi',
    before: (page) => fail(page, 'listMandiPrices', 'shape'),
    ready: alert,
  },
  {
    name: 'mandi without a match',
    path: '/price-mandi?commodity=Onoin&grade=none',
    ready: (page) => page.locator('main h3').waitFor(),
  },
  {
    name: 'mandi behind its last page',
    path: '/price-mandi?page=99999',
    ready: (page) => page.locator('main h3').waitFor(),
  },
  {
    name: 'mandi with the states to choose from',
    ...LIST,
    path: FEW,
    ready: async (page) => {
      await rows(page)
      if (await page.getByRole('listbox').getByRole('option').first().isVisible()) return
      await openTool(page, 'filter')
      await page.locator('#mandi-state').click()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'mandi with suggestions for a commodity',
    ...LIST,
    path: FEW,
    ready: (page) => suggestions(page, 'commodity', 'on'),
  },
  {
    name: 'mandi with its filters in a drawer',
    path: FEW,
    at: NARROW,
    ...DIALOG,
    ready: async (page) => {
      await rows(page)
      await openTool(page, 'filter')
    },
  },
  {
    name: 'mandi with its orders to choose from',
    path: '/price-mandi?state=Goa&sort=modal&order=desc',
    at: NARROW,
    ...DIALOG,
    ready: async (page) => {
      await rows(page)
      await openTool(page, 'sort')
    },
  },
  {
    name: 'mandi, sorted as a whole and summed up',
    path: '/price-mandi?state=Maharashtra&district=Nashik&commodity=Onion&sort=modal&order=desc',
    ready: async (page) => {
      await rows(page)
      await page.locator('main table').last().locator('caption, thead').first().waitFor()
      await page.locator('main [role=region] table').last().waitFor()
    },
  },
  {
    name: 'mandi where the device does not say where it is',
    path: '/price-mandi?place=all',
    ready: async (page) => {
      await rows(page)
      if (await page.locator('main').getByRole('alert').isVisible()) return
      await page.locator('main button[aria-expanded]:not([aria-haspopup]) + button').click()
      await page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'mandi asked where to sell',
    formIsPart: true,
    path: `${FEW}&sell=open`,
    ready: async (page) => {
      await rows(page)
      await panel(page).locator('form input[name=quantity]').waitFor()
    },
  },
  {
    name: 'mandi asked where to sell, with errors',
    formIsPart: true,
    path: '/price-mandi?state=Maharashtra&district=Nashik&sell=open',
    ready: async (page) => {
      await rows(page)
      await panel(page).locator('form input[name=quantity]').waitFor()
      if (await panel(page).getByRole('alert').isVisible()) return
      await panel(page).locator('form input[name=quantity]').fill('0')
      await panel(page).locator('form button[type=submit]').click()
      await panel(page).getByRole('alert').waitFor()
    },
  },
  {
    name: 'mandi with where to sell',
    path: SELL,
    ready: async (page) => {
      await rows(page)
      await offers(page).waitFor()
    },
  },
  {
    name: 'mandi with prices over time',
    path: SELL,
    ready: async (page) => {
      await rows(page)
      await offers(page).waitFor()
      const drawing = panel(page).locator('svg[role=img]')
      if (await drawing.isVisible()) return
      const markets = panel(page).locator('select').last()
      const value = await markets
        .locator('option', { hasText: /Pimpalgaon|पिंप/ })
        .first()
        .getAttribute('value')
      await markets.selectOption(value)
      await drawing.waitFor()
    },
  },
  {
    name: 'mandi whose prices are fetched for a file',
    path: FEW,
    before: (page) =>
      // A page of prices requests 20 rows; a file requests more at once.
      page.route(
        ({ pathname, searchParams }) => pathname.endsWith('/price-mandi/') && searchParams.get('limit') !== '20',
        () => undefined,
      ),
    ready: async (page) => {
      await rows(page)
      if (await page.locator('main progress').isVisible()) return
      await openTool(page, 'more')
      await page.locator(':is(main, [role=dialog]) ul + button:has(svg)').first().click()
      await page.locator('main progress').waitFor()
    },
  },
  {
    name: 'mandi with its saved searches',
    path: FEW,
    ...DIALOG,
    before: (page) =>
      store(page, {
        saved_mandi: JSON.stringify([
          { query: 'state=Maharashtra&commodity=Onion', seen: 0 },
          { query: 'state=Goa', seen: 0 },
        ]),
      }),
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await heading(page)
      await savedSearches(page)
      await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().waitFor()
    },
  },
]
