import { signIn } from '../sign-in.ts'
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
]

export const enquiries: PageState[] = [...form]
