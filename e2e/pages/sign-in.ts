import type { Page } from '@playwright/test'
import { heading, type PageState } from './page-state.ts'

const landmarks = ['main', 'complementary'] as const
let people = 0

/** To the second step; the same number in every language, and another one in every run. */
async function otpStep(page: Page) {
  await heading(page)
  if (await page.locator('fieldset').isVisible()) return
  await page.locator('input[type=tel]').fill(`7${String(Date.now() + ++people).slice(-9)}`)
  await page.locator('input[type=checkbox]').check()
  await page.locator('form button[type=submit]').click()
  await page.locator('fieldset').waitFor()
}

export const signIn: PageState[] = [
  { name: 'sign-in', path: '/auth', landmarks, ready: heading },
  {
    name: 'sign-in with errors',
    path: '/auth',
    at: [1280, 320],
    landmarks,
    ready: async (page) => {
      await heading(page)
      if (await page.getByRole('alert').isVisible()) return
      await page.locator('form button[type=submit]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign-in with a wrong OTP',
    path: '/auth',
    at: [1280, 320],
    landmarks,
    ready: async (page) => {
      await otpStep(page)
      if (await page.getByRole('alert').isVisible()) return
      await page.locator('fieldset input').first().fill('000410')
      await page.locator('form button[type=submit]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign-in with its steps shown',
    path: '/auth',
    at: [320],
    landmarks: ['dialog'],
    overlay: true,
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await heading(page)
      await page.getByRole('button').filter({ hasText: '3' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
