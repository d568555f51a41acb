import type { Page } from '@playwright/test'
import { checkout, blockPaymentStorage, leavePayment } from '../checkout.ts'
import { asPremiumBuyer, store } from '../sign-in.ts'
import {
  aDialog,
  alert,
  buyer,
  cards,
  DIALOG,
  failing,
  filterDrawer,
  hold,
  inOrder,
  NARROW,
  once,
  savedSearchesOfCards,
  there,
  waiting,
  type PageState,
} from './page-state.ts'

const detail = async (page: Page) => {
  await page.locator('main h2').last().waitFor()
  await page.locator('main section[tabindex="-1"]').waitFor()
}
/** A list of one card, which keeps the walk through the page short. */
const FEW = '/global-enquiry?name=jalna'
const ENQUIRY = '/global-enquiry/419'

const offer = (page: Page) => page.locator('main div[tabindex="-1"] button').first()
/** The dialog that sells the contact. */
export const purchaseDialog = once(aDialog, (page) => offer(page).click())
const pay = (page: Page) => aDialog(page).locator('button').last().click()
const checkoutOpen = once(checkout, inOrder(purchaseDialog, pay))

/** The notice about a contact that is paid, or may be. */
const notice = (page: Page) =>
  page.locator('main section[tabindex="-1"] [role=status]').filter({ hasText: /\S/ }).first()

const list: PageState[] = [
  { name: 'board', path: FEW, before: buyer, ready: cards },
  {
    name: 'board with several pages',
    path: '/global-enquiry?type=sell&page=2',
    before: buyer,
    ready: inOrder(cards, there('main nav [aria-current=page]')),
  },
  {
    name: 'board with its drawer open',
    path: FEW,
    at: NARROW,
    ...DIALOG,
    before: buyer,
    ready: filterDrawer,
  },
  {
    name: 'board with its saved searches',
    path: FEW,
    ...DIALOG,
    before: inOrder(buyer, (page) =>
      store(page, { saved_board: JSON.stringify([{ query: 'name=jalna', seen: null }]) }),
    ),
    ready: savedSearchesOfCards,
  },
  { name: 'board while it loads', path: '/global-enquiry', before: inOrder(buyer, hold), ready: waiting },
  {
    name: 'board without a match',
    path: '/global-enquiry?name=nothingofthiskind',
    before: buyer,
    ready: there('main a[href="/enquiry/new"]'),
  },
  {
    name: 'board that could not be loaded',
    path: '/global-enquiry?type=buy',
    before: inOrder(buyer, failing('listGlobalEnquiries')),
    ready: alert,
  },
]

const enquiry: PageState[] = [
  {
    name: 'enquiry for a visitor, as far as it is public',
    path: ENQUIRY,
    before: (page) =>
      page.route('**/latest-enquiries/', async (route) => {
        const leads = (await (await route.fetch()).json()) as Record<string, object[]>
        const [category, [lead]] = Object.entries(leads)[0] as [string, [object]]
        await route.fulfill({ json: { [category]: [{ ...lead, id: 419 }] } })
      }),
    ready: there('main dl'),
  },
  { name: 'enquiry of the board', path: ENQUIRY, before: buyer, ready: detail },
  {
    name: 'enquiry of the board for a premium member, with its contact',
    path: ENQUIRY,
    before: asPremiumBuyer,
    ready: there('main a[href^="tel:"]'),
  },
  { name: 'enquiry of the board while it loads', path: ENQUIRY, before: inOrder(buyer, hold), ready: waiting },
  {
    name: 'enquiry of the board that could not be loaded',
    path: ENQUIRY,
    before: inOrder(buyer, failing('getEnquiryDetail')),
    ready: alert,
  },
  { name: 'enquiry that does not exist', path: '/global-enquiry/nonsense', before: buyer, ready: alert },
  {
    name: 'enquiry of the board with a photo over the whole screen',
    path: ENQUIRY,
    ...DIALOG,
    before: buyer,
    ready: once(aDialog, (page) => page.locator('main button[aria-haspopup=dialog]').first().click()),
  },
  { name: 'purchase of a contact', path: ENQUIRY, ...DIALOG, before: buyer, ready: purchaseDialog },
  {
    name: 'purchase of a contact that failed',
    path: ENQUIRY,
    ...DIALOG,
    before: inOrder(buyer, failing('purchaseEnquiryContact')),
    ready: inOrder(
      purchaseDialog,
      once((page) => aDialog(page).getByRole('alert'), pay),
    ),
  },
  {
    // The payment window is a stand-in here; the checks apply to the page under it.
    name: 'purchase of a contact with the checkout open',
    path: ENQUIRY,
    landmarks: [],
    overlay: true,
    isProviders: true,
    before: buyer,
    ready: checkoutOpen,
  },
  {
    name: 'contact that is paid and not yet shown',
    path: ENQUIRY,
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
]

const doubt = (page: Page) => notice(page).waitFor()
const doubtful = async (page: Page) => leavePayment(page, (await buyer(page)).mobile, 'enquiry_419')
const unusual: PageState[] = [
  { name: 'contact that was perhaps paid', path: ENQUIRY, before: doubtful, ready: doubt },
  {
    name: 'purchase of a contact that was perhaps paid',
    path: ENQUIRY,
    ...DIALOG,
    before: doubtful,
    ready: inOrder(
      once(
        aDialog,
        inOrder(doubt, (page) => page.locator('main div[tabindex="-1"] > button').click()),
      ),
      once((page) => aDialog(page).getByRole('alert'), pay),
    ),
  },
  {
    name: 'purchase of a contact in a browser that keeps nothing',
    path: ENQUIRY,
    ...DIALOG,
    before: inOrder(buyer, blockPaymentStorage),
    ready: inOrder(purchaseDialog, (page) => aDialog(page).locator('p').nth(3).waitFor()),
  },
]
export const board: PageState[] = [...list, ...enquiry, ...unusual]
