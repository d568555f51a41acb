import type { Page } from '@playwright/test'
import { openTool } from '../list-tools.ts'
import { provide } from '../provide.ts'
import { signIn, store } from '../sign-in.ts'
import { purchaseDialog } from './board.ts'
import {
  alert,
  DIALOG,
  failing,
  heading,
  hold,
  inOrder,
  NARROW,
  savedSearches,
  waiting,
  WIDE,
  type PageState,
} from './page-state.ts'

const before = (page: Page) => signIn(page, 'buyer', { known: true })
const held = inOrder(before, hold)
const cards = (page: Page) => page.getByRole('article').first().waitFor()
const sections = (page: Page) => page.getByRole('main').getByRole('region').nth(2).waitFor()
/** A premium member of the seed (mock-server/README.md). */
const premium = (page: Page) => store(page, { authToken: 'demo-9876500022', business_type: 'buyer' })
const FEW = '/directory?search=nashik'

async function nearnessForm(page: Page) {
  await cards(page)
  await openTool(page, 'sort')
  if (page.viewportSize()!.width > 768 && !(await page.locator('main details[open]').count()))
    await page.locator('main summary').click()
  await page.locator('input[name=pin]').waitFor()
}

const list: PageState[] = [
  { name: 'directory', path: '/directory?entityType=buyer&search=pune', before, ready: cards },
  {
    name: 'directory with several pages',
    path: '/directory?page=2',
    before,
    ready: async (page) => {
      await cards(page)
      await page.locator('main nav [aria-current=page]').waitFor()
    },
  },
  {
    name: 'directory with its drawer open',
    path: FEW,
    at: NARROW,
    ...DIALOG,
    before,
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await cards(page)
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').locator('[aria-expanded]').first().waitFor()
    },
  },
  {
    name: 'directory with its saved searches',
    path: FEW,
    ...DIALOG,
    before: async (page) => {
      await before(page)
      await store(page, { saved_directory: JSON.stringify([{ query: 'search=nashik', seen: 1 }]) })
    },
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await cards(page)
      await savedSearches(page)
      await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'directory with nobody in it',
    path: '/directory?entityType=manufacturer&categoryId=99999&search=zzqx',
    before,
    ready: (page) => page.getByRole('heading', { level: 3 }).waitFor(),
  },
  { name: 'directory while it loads', path: '/directory', before: held, ready: waiting },
  {
    name: 'directory that could not be loaded',
    path: '/directory',
    before: inOrder(before, failing('listFarmers')),
    ready: alert,
  },
  { name: 'directory with its form for nearness', path: FEW, at: WIDE, before, ready: nearnessForm },
  {
    name: 'directory with its form for nearness in a drawer',
    path: FEW,
    at: NARROW,
    ...DIALOG,
    before,
    ready: nearnessForm,
  },
  {
    name: 'directory with an error in its form for nearness',
    path: FEW,
    at: WIDE,
    before,
    ready: async (page) => {
      await nearnessForm(page)
      if (await page.locator('[name=pin][aria-invalid=true]').isVisible()) return
      await page.locator('input[name=pin]').fill('12')
      await page.locator('form:has([name=pin]) button[type=submit]').click()
      await page.locator('[name=pin][aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'directory sorted by nearness',
    path: `${FEW}&near=Pune,Maharashtra`,
    before,
    ready: (page) => page.getByRole('article').getByText('km').or(page.getByText('किमी')).first().waitFor(),
  },
]

const business: PageState[] = [
  { name: 'farmer with a hidden contact', path: '/farmer/12', before, ready: sections },
  {
    name: 'manufacturer with a contact',
    path: '/manufacturer/18',
    before: premium,
    ready: (page) => page.locator('a[href^="tel:"]').waitFor(),
  },
  {
    name: 'buyer without products',
    path: '/buyer/7100',
    before: async (page) => {
      await before(page)
      await provide(page, 'a business exists', { id: 7100, type: 'buyer' })
      await provide(page, 'a business has no products', { id: 7100 })
    },
    ready: sections,
  },
  { name: 'business while it loads', path: '/farmer/12', before: held, ready: waiting },
  {
    name: 'business that could not be loaded',
    path: '/farmer/12',
    before: inOrder(before, failing('getFarmer')),
    ready: alert,
  },
  {
    name: 'business whose products could not be loaded',
    path: '/farmer/12',
    before: inOrder(before, failing('listBusinessProducts')),
    ready: alert,
  },
  { name: 'business with the purchase of its contact', path: '/farmer/12', ...DIALOG, before, ready: purchaseDialog },
  { name: 'business that does not exist', path: '/farmer/abc', before, ready: heading },
]

const product: PageState[] = [
  {
    name: 'product',
    path: '/products/27?business=12',
    before,
    ready: (page) => page.getByRole('main').getByRole('region').nth(1).getByRole('link').waitFor(),
  },
  { name: 'product while it loads', path: '/products/27?business=12', before: held, ready: waiting },
  {
    name: 'product that could not be loaded',
    path: '/products/27?business=12',
    before: inOrder(before, failing('listBusinessProducts')),
    ready: alert,
  },
]
/** The directory, businesses and products. */
export const directory: PageState[] = [...list, ...business, ...product]
