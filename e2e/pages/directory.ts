import type { Page } from '@playwright/test'
import { signIn } from '../sign-in.ts'
import { heading, type PageState } from './page-state.ts'

/** One column and two, and few rows: the walk by keyboard is long enough. */
const at = [1280, 320]
const before = (page: Page) => signIn(page, 'buyer', { known: true })
const cards = (page: Page) => page.getByRole('article').first().waitFor()
const sections = (page: Page) => page.getByRole('main').getByRole('region').nth(2).waitFor()

/** The directory, businesses and products. */
export const directory: PageState[] = [
  { name: 'directory', path: '/directory?entityType=buyer&search=pune', at, before, ready: cards },
  {
    name: 'directory with nobody in it',
    path: '/directory?entityType=manufacturer&categoryId=99999&search=zzqx',
    at,
    before,
    ready: (page) => page.getByRole('heading', { level: 3 }).waitFor(),
  },
  {
    name: 'directory with its form for nearness',
    path: '/directory?search=nashik',
    at,
    before,
    ready: async (page) => {
      const toggle = page.getByRole('main').locator('button[aria-expanded][aria-controls]').last()
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
      await page.locator('input[name=pin]').waitFor()
    },
  },
  {
    name: 'directory sorted by nearness',
    path: '/directory?search=nashik',
    at,
    before: async (page) => {
      await before(page)
      await page.evaluate(() =>
        sessionStorage.setItem('directory_near', JSON.stringify({ state: 'Maharashtra', district: 'Pune' })),
      )
    },
    ready: (page) => page.getByRole('article').getByText('km').or(page.getByText('किमी')).first().waitFor(),
  },
  { name: 'business with a hidden contact', path: '/farmer/12', at, before, ready: sections },
  {
    name: 'business with its contact',
    path: '/manufacturer/18',
    at,
    // A premium member of the seed (mock-server/README.md).
    before: async (page) => {
      await before(page)
      await page.evaluate(() => localStorage.setItem('authToken', 'demo-9876500022'))
    },
    ready: (page) => page.locator('a[href^="tel:"]').waitFor(),
  },
  {
    name: 'product',
    path: '/products/27?business=12',
    at,
    before,
    ready: (page) => page.getByRole('main').getByRole('region').nth(1).getByRole('link').waitFor(),
  },
  { name: 'business that does not exist', path: '/farmer/abc', at: [320], before, ready: heading },
]
