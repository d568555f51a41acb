import type { Page } from '@playwright/test'
import { openTool } from '../list-tools.ts'
import { store } from '../sign-in.ts'
import {
  aDialog,
  alert,
  DIALOG,
  failing,
  heading,
  hold,
  inOrder,
  LIST,
  NARROW,
  once,
  savedSearches,
  statesOf,
  there,
  waiting,
  type Step,
} from './page-state.ts'

const rows = there('tbody tr, main article')
const tool =
  (name: Parameters<typeof openTool>[1]): Step =>
  (page) =>
    openTool(page, name)
const offered = (page: Page) => page.getByRole('listbox').getByRole('option').first()

/** A filter with few rows. */
const FEW = '/price-mandi?state=Goa'
const ONION = '/price-mandi?state=Maharashtra&district=Nashik&commodity=Onion'
/** “Where should I sell?” for onions from Nashik. */
const SELL = `${ONION}&sell=12-quintal&way=150`
const panel = (page: Page) => page.locator('main section').filter({ has: page.locator('form input[name=quantity]') })
const quantity = (page: Page) => panel(page).locator('form input[name=quantity]')
const asked = inOrder(rows, (page) => quantity(page).waitFor())
const offers = inOrder(rows, (page) => panel(page).locator('table').first().waitFor())
const mainAlert = (page: Page) => page.getByRole('main').getByRole('alert')

export const mandi = statesOf(
  { path: FEW },
  {
    mandi: { path: '/price-mandi', ready: rows },
    'mandi, filtered': rows,
    'mandi while it loads': { path: '/price-mandi', before: hold, ready: waiting },
    'mandi that could not be loaded': { path: '/price-mandi', before: failing('listMandiPrices'), ready: alert },
    'mandi without a match': { path: '/price-mandi?commodity=Onoin&grade=none', ready: there('main h3') },
    'mandi behind its last page': { path: '/price-mandi?page=99999', ready: there('main h3') },
    'mandi with the states to choose from': {
      ...LIST,
      ready: inOrder(
        rows,
        once(
          offered,
          inOrder(tool('filter'), (page) => page.locator('#mandi-state').click()),
        ),
      ),
    },
    'mandi with suggestions for a commodity': {
      ...LIST,
      ready: inOrder(
        rows,
        once(
          offered,
          inOrder(tool('filter'), async (page) => {
            await page.locator('input[name=commodity]').fill('')
            await page.locator('input[name=commodity]').pressSequentially('on')
          }),
        ),
      ),
    },
    'mandi with its filters in a drawer': { at: NARROW, ...DIALOG, ready: inOrder(rows, tool('filter')) },
    'mandi with its orders to choose from': {
      path: `${FEW}&sort=modal&order=desc`,
      at: NARROW,
      ...DIALOG,
      ready: inOrder(rows, tool('sort')),
    },
    'mandi, sorted and summed up': {
      path: `${ONION}&sort=modal&order=desc`,
      ready: inOrder(rows, (page) => page.locator('main [role=region] table').last().waitFor()),
    },
    'mandi where the device does not say where it is': {
      path: '/price-mandi?place=all',
      ready: inOrder(
        rows,
        once(mainAlert, (page) => page.locator('main button[aria-expanded]:not([aria-haspopup]) + button').click()),
      ),
    },
    'mandi asked where to sell': { formIsPart: true, path: `${FEW}&sell=open`, ready: asked },
    'mandi asked where to sell, with errors': {
      formIsPart: true,
      path: '/price-mandi?state=Maharashtra&district=Nashik&sell=open',
      ready: inOrder(
        asked,
        once(
          (page) => panel(page).getByRole('alert'),
          async (page) => {
            await quantity(page).fill('0')
            await panel(page).locator('form button[type=submit]').click()
          },
        ),
      ),
    },
    'mandi with where to sell': { path: SELL, ready: offers },
    'mandi with prices over time': {
      path: SELL,
      ready: inOrder(
        offers,
        once(
          (page) => panel(page).locator('svg[role=img]'),
          async (page) => {
            const markets = panel(page).locator('select').last()
            const market = markets.locator('option', { hasText: /Pimpalgaon|पिंप/ }).first()
            await markets.selectOption(await market.getAttribute('value'))
          },
        ),
      ),
    },
    'mandi whose prices are fetched for a file': {
      before: (page) =>
        // A page of prices requests 20 rows; a file requests more at once.
        page.route(
          ({ pathname, searchParams }) => pathname.endsWith('/price-mandi/') && searchParams.get('limit') !== '20',
          () => undefined,
        ),
      ready: inOrder(
        rows,
        once(
          (page) => page.locator('main progress'),
          inOrder(tool('more'), (page) => page.locator(':is(main, [role=dialog]) button[data-once]').first().click()),
        ),
      ),
    },
    'mandi with its saved searches': {
      ...DIALOG,
      before: (page) =>
        store(page, {
          saved_mandi: JSON.stringify([{ query: 'state=Maharashtra&commodity=Onion' }, { query: 'state=Goa' }]),
        }),
      ready: inOrder(once(aDialog, inOrder(heading, savedSearches)), there('[role=dialog] li a')),
    },
  },
)
