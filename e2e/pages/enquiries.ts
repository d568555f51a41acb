import type { Locale } from '../../src/i18n/locales.ts'
import { enquiryForm } from '../enquiry-form.ts'
import { signIn, store } from '../sign-in.ts'
import type { PageState } from './page-state.ts'

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
    before: (page) => store(page, { authToken: 'demo-9876500031', business_type: 'farmer' }),
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

export const enquiries: PageState[] = [...form]
