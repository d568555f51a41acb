import type { Page } from '@playwright/test'
import { blockPaymentStorage, checkout, leavePayment } from '../checkout.ts'
import { asPremiumBuyer, store } from '../sign-in.ts'
import {
  aDialog,
  alert,
  buyer,
  cards,
  DIALOG,
  failed,
  failing,
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
import { openTool } from '../list-tools.ts'

/** A list of one card, which keeps the walk through the page short. */
const FEW = '/global-enquiry?name=jalna'

const list = statesOf(
  { path: FEW, before: buyer },
  {
    board: cards,
    'board with several pages': {
      path: '/global-enquiry?type=sell&page=2',
      ready: inOrder(cards, there('main nav [aria-current=page]')),
    },
    'board with its drawer open': { at: NARROW, ...DIALOG, ready: filterDrawer },
    'board with its saved searches': {
      ...DIALOG,
      before: inOrder(buyer, (page) => store(page, { saved_board: JSON.stringify([{ query: 'name=jalna' }]) })),
      ready: savedSearchesOfCards,
    },
    'board while it loads': { path: '/global-enquiry', ...loading(buyer) },
    'board without a match': {
      path: '/global-enquiry?name=unheardof',
      ready: there('main a[href="/enquiry/new"]'),
    },
    'board that could not be loaded': { path: '/global-enquiry?type=buy', ...failed(buyer, 'listGlobalEnquiries') },
  },
)

const detail = async (page: Page) => {
  await page.locator('main h2').last().waitFor()
  await page.locator('main section[tabindex="-1"]').waitFor()
}
const offer = (page: Page) => page.locator('main div[tabindex="-1"] button').first()
/** The dialog that sells the contact. */
const purchaseDialog = once(aDialog, (page) => offer(page).click())
const pay = (page: Page) => aDialog(page).locator('button').last().click()
const checkoutOpen = once(checkout, inOrder(purchaseDialog, pay))
/** The notice about a contact that is paid, or may be. */
const notice = (page: Page) =>
  page.locator('main section[tabindex="-1"] [role=status]').filter({ hasText: /\S/ }).first()
const doubt = (page: Page) => notice(page).waitFor()
const doubtful = async (page: Page) => leavePayment(page, (await buyer(page)).mobile, 'enquiry_419')

const enquiry = statesOf(
  { path: '/global-enquiry/419', before: buyer },
  {
    'enquiry for a visitor, as far as it is public': {
      before: (page) =>
        page.route('**/latest-enquiries/', async (route) => {
          const leads = (await (await route.fetch()).json()) as Record<string, object[]>
          const [category, [lead]] = Object.entries(leads)[0] as [string, [object]]
          await route.fulfill({ json: { [category]: [{ ...lead, id: 419 }] } })
        }),
      ready: there('main dl'),
    },
    'enquiry of the board': detail,
    'enquiry of the board for a premium member, with its contact': {
      before: asPremiumBuyer,
      ready: there('main a[href^="tel:"]'),
    },
    'enquiry of the board while it loads': loading(buyer),
    'enquiry of the board that could not be loaded': failed(buyer, 'getEnquiryDetail'),
    'enquiry that does not exist': { path: '/global-enquiry/nonsense', ready: alert },
    'enquiry of the board with a photo over the whole screen': {
      ...DIALOG,
      ready: once(aDialog, (page) => page.locator('main button[aria-haspopup=dialog]').first().click()),
    },
    'purchase of a contact': { ...DIALOG, ready: purchaseDialog },
    'purchase of a contact that failed': {
      ...DIALOG,
      before: inOrder(buyer, failing('purchaseEnquiryContact')),
      ready: inOrder(
        purchaseDialog,
        once((page) => aDialog(page).getByRole('alert'), pay),
      ),
    },
    // The payment window is a stand-in here; the checks apply to the page under it.
    'purchase of a contact with the checkout open': {
      landmarks: [],
      overlay: true,
      isProviders: true,
      ready: checkoutOpen,
    },
    'contact that is paid and not yet shown': {
      before: async (page) => {
        await buyer(page)
        await page.route('**/enquiries/419/detail/**', async (route) => {
          const response = await route.fetch()
          const json = (await response.json()) as { data?: object }
          const hidden = { can_view_contact: false, owner_contact: null, interested_users: null }
          await route.fulfill({ response, json: { ...(json.data ?? json), ...hidden } })
        })
      },
      ready: inOrder(
        detail, // in another language the enquiry is loaded again
        once(
          notice,
          inOrder(checkoutOpen, (page) => checkout(page).locator('button').first().click()),
        ),
      ),
    },
    'contact that was perhaps paid': { before: doubtful, ready: doubt },
    'purchase of a contact that was perhaps paid': {
      ...DIALOG,
      before: doubtful,
      ready: inOrder(
        once(
          aDialog,
          inOrder(doubt, (page) => page.locator('main div[tabindex="-1"] > div > button').click()),
        ),
        once((page) => aDialog(page).getByRole('alert'), pay),
      ),
    },
    'purchase of a contact in a browser that keeps nothing': {
      ...DIALOG,
      before: inOrder(buyer, blockPaymentStorage),
      ready: inOrder(purchaseDialog, (page) => aDialog(page).locator('p').nth(3).waitFor()),
    },
  },
)
export const board = [...list, ...enquiry]

const sections = (page: Page) => page.getByRole('main').getByRole('region').nth(2).waitFor()
const NASHIK = '/directory?search=nashik'

async function nearnessForm(page: Page) {
  await cards(page)
  await openTool(page, 'sort')
  if (page.viewportSize()!.width > 768 && !(await page.locator('main details[open]').count()))
    await page.locator('main summary').click()
  await page.locator('input[name=pin]').waitFor()
}

const businesses = statesOf(
  { path: NASHIK, before: buyer },
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
      path: `${NASHIK}&near=Pune,Maharashtra`,
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
export const directory = [...businesses, ...business, ...product]
