import type { Page } from '@playwright/test'
import { fail } from '../mock-faults.ts'
import { signIn } from '../sign-in.ts'
import type { PageState } from './page-state.ts'

const cards = (page: Page) => page.locator('main article').first().waitFor()
const buyer = (page: Page) => signIn(page, 'buyer', { known: true })
const at = [1280, 320]
/** One card, so that the walk through the page stays short. */
const FEW = '/global-enquiry?name=jalna'

export const board: PageState[] = [
  { name: 'board', path: FEW, at, before: buyer, ready: cards },
  {
    name: 'board with its drawer open',
    path: FEW,
    at: [320],
    landmarks: ['dialog'],
    overlay: true,
    before: buyer,
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await cards(page)
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').locator('[aria-expanded]').first().waitFor()
    },
  },
  {
    name: 'board without a match',
    path: '/global-enquiry?name=nothingofthiskind',
    at: [320],
    before: buyer,
    ready: (page) => page.locator('main a[href="/enquiry/new"]').waitFor(),
  },
  {
    name: 'board that could not be loaded',
    path: '/global-enquiry?type=buy',
    at: [320],
    before: async (page) => {
      await buyer(page)
      await fail(page, 'listGlobalEnquiries', 'shape')
    },
    ready: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'enquiry of the board',
    path: '/global-enquiry/419',
    at,
    before: buyer,
    ready: (page) => page.locator('main h2').last().waitFor(),
  },
  {
    name: 'enquiry that does not exist',
    path: '/global-enquiry/nonsense',
    at: [320],
    before: buyer,
    ready: (page) => page.getByRole('alert').waitFor(),
  },
]
