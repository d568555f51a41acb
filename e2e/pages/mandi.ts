import type { Page } from '@playwright/test'
import { fail } from '../mock-faults.ts'
import { openTool } from '../list-tools.ts'
import { store } from '../sign-in.ts'
import { DIALOG, LIST, NARROW, alert, heading, hold, savedSearches, waiting, type PageState } from './page-state.ts'

const rows = (page: Page) => page.locator('tbody tr, main article').first().waitFor()
/** Few rows, filtered. */
const FEW = '/price-mandi?state=Goa'

/** Beside the prices, or in the drawer More. */
const compare = (page: Page) =>
  page.locator(':is(main section, [role=dialog]) button[aria-expanded]:has(svg):not([aria-haspopup])').first()

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

/** Opens the panel of a question about the prices: the buttons without a drawing. */
async function ask(page: Page, which: number) {
  const opener = page.locator('main section button[aria-expanded]:not(:has(svg))').nth(which)
  await opener.waitFor()
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
}

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
    name: 'mandi with its comparison of markets',
    path: '/price-mandi?commodity=Onion',
    ready: async (page) => {
      await rows(page)
      const comparison = page.locator('main section section')
      // In another language it stays open, and fetches its numbers again.
      if (!(await comparison.isVisible())) {
        await openTool(page, 'more')
        await compare(page).click()
      }
      await comparison.locator('table caption').waitFor()
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
      await page.locator('main section button').first().click()
      await page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'mandi asked for a crop’s worth where no district is chosen',
    path: FEW,
    ready: async (page) => {
      await rows(page)
      await ask(page, 0)
      await page.locator('main section section h2').waitFor()
    },
  },
  {
    name: 'mandi asked for a crop’s worth, with errors',
    formIsPart: true,
    path: '/price-mandi?state=Maharashtra&district=Nashik',
    ready: async (page) => {
      await rows(page)
      await ask(page, 0)
      const form = page.locator('main section section form')
      await form.locator('input[name=quantity]').waitFor()
      if (await page.locator('main section section').getByRole('alert').isVisible()) return
      await form.locator('input[name=quantity]').fill('0')
      await form.locator('button[type=submit]').click()
      await page.locator('main section section').getByRole('alert').waitFor()
    },
  },
  {
    name: 'mandi with what a crop is worth nearby',
    path: '/price-mandi?state=Maharashtra&district=Nashik&commodity=Onion',
    ready: async (page) => {
      await rows(page)
      await ask(page, 0)
      const list = page.locator('main section section ol')
      if (await list.isVisible()) return
      await page.locator('main section section form button[type=submit]').click()
      await list.waitFor()
    },
  },
  {
    name: 'mandi with prices over time',
    path: '/price-mandi?state=Maharashtra&district=Nashik&commodity=Onion',
    ready: async (page) => {
      await rows(page)
      await ask(page, 1)
      await page.locator('main section section svg[role=img]').waitFor()
    },
  },
  {
    name: 'mandi whose prices are fetched for a file',
    path: FEW,
    before: (page) =>
      // A page of prices is 20 rows; a file asks for more at once.
      page.route(
        ({ pathname, searchParams }) => pathname.endsWith('/price-mandi/') && searchParams.get('limit') !== '20',
        () => undefined,
      ),
    ready: async (page) => {
      await rows(page)
      if (await page.locator('main progress').isVisible()) return
      await openTool(page, 'more')
      await compare(page).locator('xpath=preceding-sibling::button[2]').click()
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
