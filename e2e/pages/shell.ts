import type { Page } from '@playwright/test'
import { signIn } from '../sign-in.ts'
import { heading, type PageState } from './page-state.ts'

const leads = (page: Page) => page.getByRole('article').first().waitFor()

/** Home, and what the header opens over it. */
export const shell: PageState[] = [
  { name: 'home', path: '/', everywhere: true, ready: leads },
  { name: 'home, signed in', path: '/', before: (page) => signIn(page), everywhere: true, ready: leads },
  {
    name: 'home with its menu open',
    path: '/',
    everywhere: true,
    at: [1280],
    ready: async (page) => {
      await leads(page)
      const menu = page.locator('header nav button').first()
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
      await page.locator('header a[href^="/global-enquiry?"]').first().waitFor()
    },
  },
  {
    name: 'home with its account menu open',
    path: '/',
    everywhere: true,
    at: [1280],
    before: (page) => signIn(page),
    ready: async (page) => {
      await leads(page)
      const menu = page.locator('header nav button').nth(1)
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
      await page.locator('header nav a[href="/subscription"]').waitFor()
    },
  },
  {
    name: 'home with its slide-out menu open',
    path: '/',
    everywhere: true,
    at: [768, 320],
    landmarks: ['dialog'],
    overlay: true,
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await leads(page)
      await page.locator('header button:visible').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'not found', path: '/no/such/page', everywhere: true, ready: heading },
]
