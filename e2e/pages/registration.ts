import type { Page } from '@playwright/test'
import { signIn } from '../sign-in.ts'
import { heading, type PageState } from './page-state.ts'

const landmarks = ['main', 'complementary'] as const

/** Step 2 of a type, opened directly: the profile knows the rest. */
const step2 = (type: string): Pick<PageState, 'path' | 'before'> => ({
  path: `/register?step=2&business_type=${type}`,
  before: (page) => signIn(page),
})
/** Sends the form as it is, and waits for what is wrong with it. */
async function withErrors(page: Page) {
  await page.getByRole('main').locator('button[type=submit]').click()
  await page.getByRole('alert').waitFor()
}

export const registration: PageState[] = [
  {
    name: 'registration',
    path: '/register',
    landmarks,
    ready: async (page) => {
      await heading(page)
      await page.getByRole('main').locator('button[type=submit]').waitFor()
    },
    at: [1280, 320],
  },
  {
    name: 'registration of a farmer, step 2 with errors',
    ...step2('farmer'),
    landmarks,
    ready: withErrors,
    at: [1280, 320],
  },
  { name: 'registration of an agent, step 2 with errors', ...step2('agent'), landmarks, ready: withErrors, at: [320] },
]
