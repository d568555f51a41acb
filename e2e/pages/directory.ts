import type { Page } from '@playwright/test'
import { openTool } from '../list-tools.ts'
import { asPremiumBuyer, store } from '../sign-in.ts'
import { purchaseDialog } from './board.ts'
import {
  alert,
  buyer,
  cards,
  DIALOG,
  failing,
  filterDrawer,
  given,
  heading,
  hold,
  inOrder,
  NARROW,
  once,
  savedSearchesOfCards,
  there,
  waiting,
  WIDE,
  type PageState,
} from './page-state.ts'

const before = buyer
const held = inOrder(before, hold)
const sections = (page: Page) => page.getByRole('main').getByRole('region').nth(2).waitFor()
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
    ready: inOrder(cards, there('main nav [aria-current=page]')),
  },
  {
    name: 'directory with its drawer open',
    path: FEW,
    at: NARROW,
    ...DIALOG,
    before,
    ready: filterDrawer,
  },
  {
    name: 'directory with its saved searches',
    path: FEW,
    ...DIALOG,
    before: inOrder(before, (page) =>
      store(page, { saved_directory: JSON.stringify([{ query: 'search=nashik', seen: 1 }]) }),
    ),
    ready: savedSearchesOfCards,
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
    ready: inOrder(
      nearnessForm,
      once(
        (page) => page.locator('[name=pin][aria-invalid=true]'),
        async (page) => {
          await page.locator('input[name=pin]').fill('12')
          await page.locator('form:has([name=pin]) button[type=submit]').click()
        },
      ),
    ),
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
    before: asPremiumBuyer,
    ready: there('a[href^="tel:"]'),
  },
  {
    name: 'buyer without products',
    path: '/buyer/7100',
    before: given(before, () => ({
      'a business exists': { id: 7100, type: 'buyer' },
      'a business has no products': { id: 7100 },
    })),
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
