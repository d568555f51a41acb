import { expect, type Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { storedEverywhere } from '../stored-everywhere.ts'
import { signIn, store } from '../sign-in.ts'
import {
  alert,
  DIALOG,
  failing,
  heading,
  hold,
  inOrder,
  LIST,
  NARROW,
  waiting,
  WIDE,
  type PageState,
} from './page-state.ts'

const leads = (page: Page) => page.getByRole('article').first().waitFor()
const menu = (page: Page, number: number) => page.locator('header nav button[aria-expanded]').nth(number)
const NOT_THERE = /Failed to load resource/

async function openMenu(page: Page, number: number) {
  await heading(page)
  const button = menu(page, number)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

async function slideOut(page: Page) {
  if (await page.getByRole('dialog').isVisible()) return
  await heading(page)
  await page.locator('header button:visible').click()
  await page.getByRole('dialog').waitFor()
}

/** The home page in each of its states. */
const home: PageState[] = [
  { name: 'home', path: '/', ready: leads },
  { name: 'home, signed in', path: '/', before: (page) => signIn(page), ready: leads },
  {
    name: 'home after the session has expired',
    path: '/',
    errors: [/401 \(Unauthorized\)/],
    before: async (page) => {
      await signIn(page, 'farmer', { known: true })
      await store(page, { authToken: 'forged-token-0123456789' })
    },
    ready: async (page) => {
      await leads(page)
      await alert(page)
    },
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
    ready: async (page) => {
      await leads(page)
      const option = page.getByRole('listbox').getByRole('option').first()
      if (await option.isVisible()) return
      const field = page.getByRole('search').locator('input')
      await field.fill('')
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
      await field.pressSequentially(isEnglish ? 'ba' : 'बा')
      await option.waitFor()
    },
  },
  {
    name: 'home with what the search of a visitor has found',
    path: '/',
    ready: async (page) => {
      await leads(page)
      const found = page.getByRole('search').getByRole('listitem').first()
      if (await found.isVisible()) return
      const locale = (await page.locator('html').getAttribute('lang')) as Locale
      await page.getByRole('search').locator('input').fill({ en: 'Maize', hi: 'मक्का', mr: 'मका' }[locale])
      await page.keyboard.press('Enter')
      await page.getByRole('search').locator('li a').first().waitFor()
    },
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
        await leads(page)
        await expect.poll(() => storedEverywhere(page)).toContain(`listLatestEnquiries\\",\\"${locale}`)
      }
      await page.route('**/latest-enquiries/', () => undefined) // never answers
    },
    ready: async (page) => {
      await leads(page)
      await page.getByRole('status').getByRole('button').first().waitFor()
    },
  },
]

/** The menus of the header. */
const menus: PageState[] = [
  {
    name: 'menu of categories',
    path: '/',
    at: WIDE,
    ready: async (page) => {
      await openMenu(page, 0)
      await page.locator('header a[href^="/global-enquiry?"]').first().waitFor()
    },
  },
  {
    name: 'menu of categories that could not be loaded',
    path: '/Support',
    at: WIDE,
    before: failing('listCategories'),
    ready: async (page) => {
      await openMenu(page, 0)
      await page.locator('header').getByRole('alert').waitFor()
    },
  },
  {
    name: 'account menu',
    path: '/',
    at: WIDE,
    before: (page) => signIn(page),
    ready: async (page) => {
      await openMenu(page, 1)
      await page.locator('header nav a[href="/subscription"]').waitFor()
    },
  },
  { name: 'slide-out menu', path: '/', at: NARROW, ...DIALOG, ready: slideOut },
  {
    name: 'slide-out menu, signed in',
    path: '/Support',
    at: NARROW,
    ...DIALOG,
    before: (page) => signIn(page, 'farmer', { known: true }),
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
    ready: async (page) => {
      await page.waitForURL('**/auth**')
      await alert(page)
    },
  },
]

export const shell: PageState[] = [...home, ...menus, ...frame]
