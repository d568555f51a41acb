import type { Page } from '@playwright/test'
import { signIn, store } from '../sign-in.ts'
import { heading, type PageState } from './page-state.ts'

/** A farmer of the seed with 34 enquiries, number 64 of them with photos and tasks. */
const asFarmerWithMany = (page: Page) => store(page, { authToken: 'demo-9876500031', business_type: 'farmer' })

export const enquiries: PageState[] = [
  {
    name: 'my enquiries',
    path: '/enquiry?page=2',
    at: [1280, 320],
    before: asFarmerWithMany,
    ready: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
  },
  {
    name: 'my enquiries, none yet',
    path: '/enquiry',
    at: [320],
    before: (page) => signIn(page, 'farmer', { known: true }),
    ready: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).waitFor(),
  },
  {
    name: 'own enquiry',
    path: '/enquiry/64',
    at: [1280, 320],
    before: asFarmerWithMany,
    ready: (page) => page.locator('[aria-current=step]').waitFor(),
  },
  {
    name: 'own enquiry with the dialog that closes it, without a remark',
    path: '/enquiry/64',
    at: [320],
    landmarks: ['dialog'],
    overlay: true,
    before: asFarmerWithMany,
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await page.locator('[aria-current=step]').waitFor()
      await page.locator('a[href="/enquiry/edit/64"] + button').click()
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await page.getByRole('dialog').getByRole('alert').getByRole('link').waitFor()
    },
  },
  {
    name: 'own enquiry that is not there',
    path: '/enquiry/abc',
    at: [320],
    before: asFarmerWithMany,
    ready: heading,
  },
]
