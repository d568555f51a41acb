import { expect, type Page } from '@playwright/test'
import { LOCALES } from '../../src/i18n/locales.ts'
import { storedEverywhere } from '../stored-everywhere.ts'
import { signIn, store } from '../sign-in.ts'
import {
  aDialog,
  alert,
  AUTH_LANDMARKS,
  cards,
  DIALOG,
  failed,
  failing,
  farmer,
  heading,
  hold,
  inOrder,
  LIST,
  loading,
  localeOf,
  NARROW,
  once,
  savedSearches,
  statesOf,
  type Step,
  there,
  waiting,
  WIDE,
} from './page-state.ts'
import { openTool } from '../list-tools.ts'

const NOT_THERE = /Failed to load resource/
const newcomer: Step = (page) => signIn(page)
const retailer: Step = (page) => signIn(page, 'retailer', { known: false })

const openMenu = (number: number) =>
  inOrder(heading, async (page) => {
    const button = page.locator('header nav button[aria-expanded]').nth(number)
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  })

const slideOut = once(
  aDialog,
  inOrder(heading, (page) => page.locator('header button:visible').click()),
)

/** The home page, and the menus of the header. */
const home = statesOf(
  { path: '/' },
  {
    home: cards,
    'home, signed in': { before: newcomer, ready: cards },
    'home after the session has expired': {
      errors: [/status of 401/],
      before: inOrder(farmer, (page) => store(page, { authToken: 'forged-token-0123456789' })),
      ready: inOrder(cards, alert),
    },
    'home while it loads': { before: hold, ready: waiting },
    'home that could not be loaded': { before: failing('listLatestEnquiries'), ready: alert },
    'home without leads': {
      before: (page) => page.route('**/latest-enquiries/', (route) => route.fulfill({ json: {} })),
      ready: (page) => page.locator('main h2').last().waitFor(),
    },
    'home with suggestions in its search': {
      ...LIST,
      ready: inOrder(
        cards,
        once(
          (page) => page.getByRole('listbox').getByRole('option').first(),
          async (page) => {
            const field = page.getByRole('search').locator('input')
            await field.fill('')
            await field.pressSequentially((await localeOf(page)) === 'en' ? 'ba' : 'बा')
          },
        ),
      ),
    },
    'home with what the search of a visitor has found': inOrder(
      cards,
      once(
        (page) => page.getByRole('search').locator('li a').first(),
        async (page) => {
          const produce = { en: 'Maize', hi: 'मक्का', mr: 'मका' }[await localeOf(page)]
          await page.getByRole('search').locator('input').fill(produce)
          await page.keyboard.press('Enter')
        },
      ),
    ),
    'home with a saved copy of its leads': {
      before: async (page) => {
        // Only pages controlled by a service worker store copies.
        await page.addInitScript(() =>
          Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', {
            value: { postMessage: () => undefined },
          }),
        )
        for (const locale of LOCALES) {
          await page.goto(`/?lang=${locale}`)
          await cards(page)
          await expect.poll(() => storedEverywhere(page)).toContain(`listLatestEnquiries\\",\\"${locale}`)
        }
        await page.route('**/latest-enquiries/', () => undefined) // never answers
      },
      ready: inOrder(cards, there('[role=status] button')),
    },
    'menu of categories': { at: WIDE, ready: inOrder(openMenu(0), there('header a[href^="/global-enquiry?"]')) },
    'menu of categories that could not be loaded': {
      path: '/Support',
      at: WIDE,
      before: failing('listCategories'),
      ready: inOrder(openMenu(0), there('header [role=alert]')),
    },
    'account menu': {
      at: WIDE,
      before: newcomer,
      ready: inOrder(openMenu(1), there('header nav a[href="/subscription"]')),
    },
    'slide-out menu': { at: NARROW, ...DIALOG, ready: slideOut },
    'slide-out menu, signed in': { path: '/Support', at: NARROW, ...DIALOG, before: farmer, ready: slideOut },
  },
)

/** States that may replace any page. */
const frame = statesOf(
  { path: '/enquiry' },
  {
    'not found': { path: '/no/such/page', ready: heading },
    'guarded page while the profile is on its way': { ...loading(retailer), ready: heading },
    'guarded page without its profile': failed(retailer, 'getUserProfile'),
    'This page could not be downloaded': {
      path: '/Support',
      errors: [NOT_THERE, /Failed to fetch dynamically imported module/],
      before: (page) => page.route('**/assets/SupportPage*.js', (route) => route.abort()),
      ready: alert,
    },
    'session that has ended, said where one signs in': {
      path: '/profile',
      landmarks: AUTH_LANDMARKS,
      errors: [NOT_THERE],
      before: (page) => store(page, { authToken: 'no-longer-known', business_type: 'farmer' }),
      ready: inOrder((page) => page.waitForURL('**/auth**'), alert),
    },
  },
)

export const shell = [...home, ...frame]

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
