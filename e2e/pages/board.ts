import type { Page } from '@playwright/test'
import { checkout, blockPaymentStorage, leavePayment } from '../checkout.ts'
import { signIn, store } from '../sign-in.ts'
import {
  aDialog,
  alert,
  DIALOG,
  failing,
  hold,
  inOrder,
  NARROW,
  once,
  savedSearches,
  waiting,
  type PageState,
} from './page-state.ts'

const cards = (page: Page) => page.locator('main article').first().waitFor()
const buyer = (page: Page) => signIn(page, 'buyer', { known: true })
const detail = async (page: Page) => {
  await page.locator('main h2').last().waitFor()
  await page.locator('main section[tabindex="-1"]').waitFor()
}
/** A list of one card, which keeps the walk through the page short. */
const FEW = '/global-enquiry?name=jalna'
const ENQUIRY = '/global-enquiry/419'

const offer = (page: Page) => page.locator('main div[tabindex="-1"] button').first()
/** The dialog that sells the contact. */
export async function purchaseDialog(page: Page) {
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) return
  await offer(page).click()
  await dialog.waitFor()
}
async function checkoutOpen(page: Page) {
  if (await checkout(page).isVisible()) return
  await purchaseDialog(page)
  await page.getByRole('dialog').locator('button').last().click()
  await checkout(page).waitFor()
}

const list: PageState[] = [
  { name: 'board', path: FEW, before: buyer, ready: cards },
  {
    name: 'board with several pages',
    path: '/global-enquiry?type=sell&page=2',
    before: buyer,
    ready: async (page) => {
      await cards(page)
      await page.locator('main nav [aria-current=page]').waitFor()
    },
  },
  {
    name: 'board with its drawer open',
    path: FEW,
    at: NARROW,
    ...DIALOG,
    before: buyer,
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await cards(page)
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').locator('[aria-expanded]').first().waitFor()
    },
  },
  {
    name: 'board with its saved searches',
    path: FEW,
    ...DIALOG,
    before: async (page) => {
      await buyer(page)
      await store(page, { saved_board: JSON.stringify([{ query: 'name=jalna', seen: null }]) })
    },
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await cards(page)
      await savedSearches(page)
      await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().waitFor()
    },
  },
  { name: 'board while it loads', path: '/global-enquiry', before: inOrder(buyer, hold), ready: waiting },
  {
    name: 'board without a match',
    path: '/global-enquiry?name=nothingofthiskind',
    before: buyer,
    ready: (page) => page.locator('main a[href="/enquiry/new"]').waitFor(),
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
    ready: (page) => page.locator('main dl').waitFor(),
  },
  { name: 'enquiry of the board', path: ENQUIRY, before: buyer, ready: detail },
  {
    name: 'enquiry of the board for a premium member, with its contact',
    path: ENQUIRY,
    before: (page) => store(page, { authToken: 'demo-9876500022', business_type: 'buyer' }),
    ready: (page) => page.locator('main a[href^="tel:"]').first().waitFor(),
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
    ready: async (page) => {
      await purchaseDialog(page)
      const said = page.getByRole('dialog').getByRole('alert')
      if (await said.isVisible()) return
      await page.getByRole('dialog').locator('button').last().click()
      await said.waitFor()
    },
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
    ready: async (page) => {
      // In another language the enquiry is loaded again.
      await detail(page)
      const notice = page.locator('main section[tabindex="-1"] [role=status]').filter({ hasText: /\S/ }).first()
      if (await notice.isVisible()) return
      await checkoutOpen(page)
      await checkout(page).locator('button').first().click()
      await notice.waitFor()
    },
  },
]

/** The notice about a contact that may have been paid for. */
const doubt = (page: Page) =>
  page.locator('main section[tabindex="-1"] [role=status]').filter({ hasText: /\S/ }).first().waitFor()
const doubtful = async (page: Page) => {
  const { mobile } = await buyer(page)
  await leavePayment(page, mobile, 'enquiry_419')
}
const unusual: PageState[] = [
  { name: 'contact that was perhaps paid', path: ENQUIRY, before: doubtful, ready: doubt },
  {
    name: 'purchase of a contact that was perhaps paid',
    path: ENQUIRY,
    ...DIALOG,
    before: doubtful,
    ready: async (page) => {
      const dialog = page.getByRole('dialog')
      if (!(await dialog.isVisible())) {
        await doubt(page)
        await page.locator('main div[tabindex="-1"] > button').click()
      }
      const question = dialog.getByRole('alert')
      if (await question.isVisible()) return
      await dialog.locator('button').last().click()
      await question.waitFor()
    },
  },
  {
    name: 'purchase of a contact in a browser that keeps nothing',
    path: ENQUIRY,
    ...DIALOG,
    before: async (page) => {
      await buyer(page)
      await blockPaymentStorage(page)
    },
    ready: async (page) => {
      await purchaseDialog(page)
      await page.getByRole('dialog').locator('p').nth(3).waitFor()
    },
  },
]
export const board: PageState[] = [...list, ...enquiry, ...unusual]
