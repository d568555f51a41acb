import type { Page } from '@playwright/test'
import { openTool } from '../list-tools.ts'
import { asPremiumBuyer, store } from '../sign-in.ts'
import { purchaseDialog } from './board.ts'
import {
  buyer,
  cards,
  DIALOG,
  failed,
  filterDrawer,
  given,
  heading,
  inOrder,
  loading,
  NARROW,
  once,
  savedSearchesOfCards,
  statesOf,
  there,
  WIDE,
} from './page-state.ts'

const sections = (page: Page) => page.getByRole('main').getByRole('region').nth(2).waitFor()
const FEW = '/directory?search=nashik'

async function nearnessForm(page: Page) {
  await cards(page)
  await openTool(page, 'sort')
  if (page.viewportSize()!.width > 768 && !(await page.locator('main details[open]').count()))
    await page.locator('main summary').click()
  await page.locator('input[name=pin]').waitFor()
}

const list = statesOf(
  { path: FEW, before: buyer },
  {
    directory: { path: '/directory?entityType=buyer&search=pune', ready: cards },
    'directory with several pages': {
      path: '/directory?page=2',
      ready: inOrder(cards, there('main nav [aria-current=page]')),
    },
    'directory with its drawer open': { at: NARROW, ...DIALOG, ready: filterDrawer },
    'directory with its saved searches': {
      ...DIALOG,
      before: inOrder(buyer, (page) => store(page, { saved_directory: JSON.stringify([{ query: 'search=nashik' }]) })),
      ready: savedSearchesOfCards,
    },
    'directory with nobody in it': {
      path: '/directory?entityType=manufacturer&categoryId=99999&search=zzqx',
      ready: (page) => page.getByRole('heading', { level: 3 }).waitFor(),
    },
    'directory while it loads': { path: '/directory', ...loading(buyer) },
    'directory that could not be loaded': { path: '/directory', ...failed(buyer, 'listFarmers') },
    'directory with its form for nearness': { at: WIDE, ready: nearnessForm },
    'directory with its form for nearness in a drawer': { at: NARROW, ...DIALOG, ready: nearnessForm },
    'directory with an error in its form for nearness': {
      at: WIDE,
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
    'directory sorted by nearness': {
      path: `${FEW}&near=Pune,Maharashtra`,
      ready: (page) => page.getByRole('article').getByText('km').or(page.getByText('किमी')).first().waitFor(),
    },
  },
)

const business = statesOf(
  { path: '/farmer/12', before: buyer },
  {
    'farmer with a hidden contact': sections,
    'manufacturer with a contact': {
      path: '/manufacturer/18',
      before: asPremiumBuyer,
      ready: there('a[href^="tel:"]'),
    },
    'buyer without products': {
      path: '/buyer/7100',
      before: given(buyer, () => ({
        'a business exists': { id: 7100, type: 'buyer' },
        'a business has no products': { id: 7100 },
      })),
      ready: sections,
    },
    'business while it loads': loading(buyer),
    'business that could not be loaded': failed(buyer, 'getFarmer'),
    'business whose products could not be loaded': failed(buyer, 'listBusinessProducts'),
    'business with the purchase of its contact': { ...DIALOG, ready: purchaseDialog },
    'business that does not exist': { path: '/farmer/abc', ready: heading },
  },
)

const product = statesOf(
  { path: '/products/27?business=12', before: buyer },
  {
    product: (page) => page.getByRole('main').getByRole('region').nth(1).getByRole('link').waitFor(),
    'product while it loads': loading(buyer),
    'product that could not be loaded': failed(buyer, 'listBusinessProducts'),
  },
)
/** The directory, businesses and products. */
export const directory = [...list, ...business, ...product]
