import { expect, open } from '../fixture.ts'
import { fillStep1, fillStep2, press, textsOf } from '../registration-form.ts'
import { fetched, signIn } from '../sign-in.ts'
import type { Journey } from './journey.ts'
import type { Page } from '@playwright/test'

const TYPE = 'retailer'

async function sendStep1(page: Page) {
  await fillStep1(page, TYPE)
  await press(page, 'Next')
}

/** Replaces step 1: the registration is finished, and the page shows the stored data. */
async function isRegistered(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your business is registered')
  await expect(page.getByText('14 Market Yard')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Edit details' })).toBeVisible()
}

/** Step 2 as an edit form: every stored value is filled in. */
async function isEditing(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edit details')
  await expect(page.getByText('14 Market Yard')).toBeVisible()
  for (const [name] of textsOf(TYPE)) await expect(page.locator(`[name="${name}"]`)).not.toHaveValue('')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
}

const whole: Journey = {
  name: 'a registration',
  address: `/register?step=2&business_type=${TYPE}`,
  async begin(page) {
    await page.setViewportSize({ width: 360, height: 640 })
    const { token } = await signIn(page)
    await open(page, '/register', 'en')
    await sendStep1(page)
    await fillStep2(page, TYPE)
    return { token }
  },
  async end(page) {
    await press(page, 'Register')
    await expect(page).toHaveURL('/')
  },
  stored: (page, { token }) => fetched(page, '/api/mobile/v1/user-profile/', token),
  isOver: isEditing,
  after: {
    async Back(page) {
      await isRegistered(page)
      // The page starts at the top, not at the scroll position of the long form.
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    },
    reload: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  openTab: {
    name: 'at its last press',
    async begin(tab) {
      await tab.goto(`/register?step=2&business_type=${TYPE}`)
      await expect(tab.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
      await fillStep2(tab, TYPE)
    },
    async end(tab) {
      await press(tab, 'Register')
      await isEditing(tab)
    },
  },
}

/** Step 1 again in a second tab, which must not overwrite the finished registration. */
const fromStep1: Journey = {
  ...whole,
  name: 'a registration, at its first step',
  address: '/register',
  isOver: isRegistered,
  openTab: {
    name: 'at its last press',
    async begin(tab) {
      await tab.goto('/register')
      await expect(tab.getByLabel('Pincode')).toBeVisible()
    },
    async end(tab) {
      await sendStep1(tab)
      await isRegistered(tab)
    },
  },
}

export const registration = [whole, fromStep1]
