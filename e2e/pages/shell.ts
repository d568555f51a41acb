import { expect } from '@playwright/test'
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
  statesOf,
  there,
  waiting,
  WIDE,
  type Step,
} from './page-state.ts'

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
