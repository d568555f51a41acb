import { expect } from '@playwright/test'
import { LOCALES } from '../../src/i18n/locales.ts'
import { storedEverywhere } from '../stored-everywhere.ts'
import { signIn, store } from '../sign-in.ts'
import {
  aDialog,
  alert,
  cards,
  DIALOG,
  failing,
  farmer,
  heading,
  hold,
  inOrder,
  LIST,
  localeOf,
  NARROW,
  once,
  there,
  waiting,
  WIDE,
  type PageState,
} from './page-state.ts'

const NOT_THERE = /Failed to load resource/

const openMenu = (number: number) =>
  inOrder(heading, async (page) => {
    const button = page.locator('header nav button[aria-expanded]').nth(number)
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  })

const slideOut = once(
  aDialog,
  inOrder(heading, (page) => page.locator('header button:visible').click()),
)

/** The home page in each of its states. */
const home: PageState[] = [
  { name: 'home', path: '/', ready: cards },
  { name: 'home, signed in', path: '/', before: (page) => signIn(page), ready: cards },
  {
    name: 'home after the session has expired',
    path: '/',
    errors: [/401 \(Unauthorized\)/],
    before: inOrder(farmer, (page) => store(page, { authToken: 'forged-token-0123456789' })),
    ready: inOrder(cards, alert),
  },
  { name: 'home while it loads', path: '/', before: (page) => hold(page), ready: waiting },
  { name: 'home that could not be loaded', path: '/', before: failing('listLatestEnquiries'), ready: alert },
  {
    name: 'home without leads',
    path: '/',
    before: (page) => page.route('**/latest-enquiries/', (route) => route.fulfill({ json: {} })),
    ready: (page) => page.locator('main h2').last().waitFor(),
  },
  {
    name: 'home with suggestions in its search',
    ...LIST,
    path: '/',
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
  {
    name: 'home with what the search of a visitor has found',
    path: '/',
    ready: inOrder(
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
  },
  {
    name: 'home with a saved copy of its leads',
    path: '/',
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
]

/** The menus of the header. */
const menus: PageState[] = [
  {
    name: 'menu of categories',
    path: '/',
    at: WIDE,
    ready: inOrder(openMenu(0), there('header a[href^="/global-enquiry?"]')),
  },
  {
    name: 'menu of categories that could not be loaded',
    path: '/Support',
    at: WIDE,
    before: failing('listCategories'),
    ready: inOrder(openMenu(0), there('header [role=alert]')),
  },
  {
    name: 'account menu',
    path: '/',
    at: WIDE,
    before: (page) => signIn(page),
    ready: inOrder(openMenu(1), there('header nav a[href="/subscription"]')),
  },
  { name: 'slide-out menu', path: '/', at: NARROW, ...DIALOG, ready: slideOut },
  {
    name: 'slide-out menu, signed in',
    path: '/Support',
    at: NARROW,
    ...DIALOG,
    before: farmer,
    ready: slideOut,
  },
]

/** States that may replace any page. */
const frame: PageState[] = [
  { name: 'not found', path: '/no/such/page', ready: heading },
  {
    name: 'guarded page while the profile is on its way',
    path: '/enquiry',
    before: inOrder((page) => signIn(page, 'retailer'), hold),
    ready: heading,
  },
  {
    name: 'guarded page without its profile',
    path: '/enquiry',
    before: inOrder((page) => signIn(page, 'retailer'), failing('getUserProfile')),
    ready: alert,
  },
  {
    name: 'This page could not be downloaded',
    path: '/Support',
    errors: [NOT_THERE, /Failed to fetch dynamically imported module/],
    before: (page) => page.route('**/assets/SupportPage*.js', (route) => route.abort()),
    ready: alert,
  },
  {
    name: 'session that has ended, said where one signs in',
    path: '/profile',
    landmarks: ['main', 'complementary'],
    errors: [NOT_THERE],
    before: (page) => store(page, { authToken: 'no-longer-known', business_type: 'farmer' }),
    ready: inOrder((page) => page.waitForURL('**/auth**'), alert),
  },
]

export const shell: PageState[] = [...home, ...menus, ...frame]
