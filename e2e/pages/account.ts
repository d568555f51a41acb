import type { Page } from '@playwright/test'
import { signIn } from '../sign-in.ts'
import { heading, type PageState } from './page-state.ts'

const facts = (page: Page) => page.locator('main dl').last().waitFor()
const alert = (page: Page) => page.getByRole('alert').waitFor()

/** Profile and deletion. */
export const account: PageState[] = [
  {
    name: 'profile',
    path: '/profile',
    at: [1280, 320],
    before: (page) => signIn(page, 'farmer', { known: true }),
    ready: facts,
  },
  {
    name: 'profile that is edited, with errors',
    path: '/profile?mode=edit',
    at: [1280, 320],
    before: (page) => signIn(page, 'farmer', { known: true }),
    ready: async (page) => {
      if (await page.getByRole('alert').isVisible()) return
      await page.locator('input[name=full_name]').fill('')
      await page.locator('input[name=email]').fill('x')
      await page.locator('form button[type=submit]').click()
      await alert(page)
    },
  },
  {
    name: 'request for deletion, with a draft and an error',
    path: '/delete-account',
    at: [320],
    before: async (page) => {
      await signIn(page, 'buyer', { known: true })
      await page.goto('/delete-account')
      await page.locator('textarea').fill('mock:500')
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    },
    ready: async (page) => {
      if (await page.getByRole('alert').isVisible()) return
      await page.locator('textarea').fill('  ')
      await page.locator('form button[type=submit]').click()
      await alert(page)
    },
  },
  {
    name: 'request for deletion, received',
    path: '/delete-account',
    at: [320],
    landmarks: ['alertdialog'],
    overlay: true,
    before: (page) => signIn(page, 'buyer', { known: true }),
    ready: async (page) => {
      const dialog = page.getByRole('alertdialog')
      if (await dialog.isVisible()) return
      await page.locator('textarea').fill('I no longer farm.')
      await page.locator('form button[type=submit]').click()
      await dialog.waitFor()
    },
  },
  { name: 'coming soon', path: '/Support', ready: heading },
]
