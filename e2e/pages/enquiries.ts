import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { enquiryForm } from '../enquiry-form.ts'
import { signIn, store } from '../sign-in.ts'
import { heading, type PageState } from './page-state.ts'

/** A farmer of the seed with 34 enquiries, number 64 of them with photos and tasks. */
const asFarmerWithMany = (page: Page) => store(page, { authToken: 'demo-9876500031', business_type: 'farmer' })

/** The list of own enquiries, and one of them. */
const own: PageState[] = [
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

/** A new enquiry and the change of one: one form. */
const form: PageState[] = [
  {
    name: 'new enquiry, with what is wrong',
    path: '/enquiry/new',
    before: (page) => signIn(page, 'buyer', { known: true }),
    ready: async (page) => {
      await page.locator('main form button[type=submit]').click()
      await page.getByRole('alert').first().waitFor()
    },
    at: [1280, 320],
  },
  {
    name: 'change of an enquiry with a photo',
    path: '/enquiry/edit/64',
    before: asFarmerWithMany,
    ready: (page) => page.locator('main form').waitFor(),
    at: [1280, 320],
  },
  {
    name: 'enquiry posted with an incomplete profile',
    path: '/enquiry/new',
    before: async (page) => {
      const { mobile } = await signIn(page, 'farmer', { known: true })
      const data = { state: 'the business of the user lacks a detail', params: { mobile, detail: 'farm_size' } }
      await page.request.post('/_pact/state', { data })
    },
    ready: async (page) => {
      const dialog = page.getByRole('alertdialog')
      if ((await dialog.count()) > 0) return
      await enquiryForm(page, (await page.locator('html').getAttribute('lang')) as Locale).fill()
      await page.locator('main form button[type=submit]').click()
      await dialog.waitFor()
    },
    at: [320],
    landmarks: [],
    overlay: true,
  },
]

export const enquiries: PageState[] = [...own, ...form]
