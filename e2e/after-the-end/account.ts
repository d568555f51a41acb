import type { Page } from '@playwright/test'
import { expect, goTo, openAs } from '../fixture.ts'
import { fetched } from '../sign-in.ts'
import type { Journey } from './journey.ts'

const PROFILE = '/api/mobile/v1/user-profile/'

async function isReceived(page: Page) {
  await expect(page.getByRole('heading', { level: 2, name: 'Request received' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request deletion' })).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}
const request = (page: Page) => page.getByRole('button', { name: 'Request deletion' }).click()
const stay = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()

const deletion: Journey = {
  name: 'asking for the account to be deleted',
  address: '/delete-account',
  async begin(page) {
    const { token } = await openAs(page, 'buyer', '/profile')
    await goTo(page, '/delete-account')
    await page.getByRole('textbox').fill('I no longer farm.')
    return { token }
  },
  async end(page) {
    await request(page)
    await stay(page)
    await isReceived(page)
  },
  // The account works as before until the deletion is carried out.
  stored: (page, { token }) => fetched(page, PROFILE, token),
  isOver: isReceived,
  after: {
    async Back(page) {
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      await page.goForward()
      await isReceived(page)
    },
  },
  openTab: {
    name: 'with the form filled in',
    async begin(tab) {
      await tab.goto('/delete-account')
      await tab.getByRole('textbox').fill('I have moved to the city.')
    },
    async end(tab) {
      await request(tab)
      await stay(tab)
      await isReceived(tab)
    },
  },
}

export const account = [deletion]
