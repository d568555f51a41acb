import type { Page } from '@playwright/test'
import { active, checkout, joinNow, pressIn, subscriptions } from '../checkout.ts'
import { expect, goTo, open, openAs } from '../fixture.ts'
import { newId, provide } from '../provide.ts'
import { fetched, signIn } from '../sign-in.ts'
import type { Journey } from './journey.ts'

const OFFER = 'Show interest (₹10)'
const addressOf = ({ id }: { id?: number }) => `/global-enquiry/${id}`
async function isShown(page: Page) {
  await expect(page.getByRole('region', { name: 'Owner’s contact' }).getByRole('link', { name: /\+91 / })).toBeVisible()
  await expect(page.getByRole('button', { name: OFFER })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const ask = (page: Page) => page.getByRole('button', { name: OFFER }).click()

const contact: Journey = {
  name: 'buying the contact of an enquiry',
  address: addressOf,
  async begin(page) {
    const { token } = await signIn(page, 'buyer')
    const id = newId()
    await provide(page, 'an enquiry exists', { type: 'sell', id })
    await open(page, '/Support', 'en')
    await goTo(page, addressOf({ id }))
    await ask(page)
    return { token, id }
  },
  async end(page) {
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₹10' }).click()
    await expect(checkout(page)).toBeVisible()
    await pressIn(page, 'Pay ₹10')
    await isShown(page)
  },
  stored: (page, { token, id }) => fetched(page, `/api/mobile/v1/enquiries/${id}/detail/`, token),
  isOver: isShown,
  after: {
    async Back(page) {
      await expect(page).toHaveURL('/Support')
      await page.goForward()
      await isShown(page)
    },
  },
  openTab: {
    name: 'with the price on the screen',
    async begin(tab, state) {
      await tab.goto(addressOf(state))
      await ask(tab)
      await expect(tab.getByRole('dialog').getByRole('button', { name: 'Pay ₹10' })).toBeVisible()
    },
    // The tab no longer asks for the price.
    end: isShown,
  },
}

async function isActive(page: Page) {
  await expect(active(page)).toBeVisible()
  await expect(joinNow(page)).toHaveCount(0)
}

const subscription: Journey = {
  name: 'paying for the premium plan',
  address: '/subscription',
  async begin(page) {
    const { token } = await openAs(page, 'farmer', '/profile')
    await goTo(page, '/subscription')
    await joinNow(page).click()
    return { token }
  },
  async end(page) {
    await pressIn(page, 'Pay ₹999')
    await isActive(page)
  },
  stored: (page, { token }) => subscriptions(page, token),
  isOver: isActive,
  after: {
    async Back(page) {
      await expect(page).toHaveURL('/profile')
      await page.goForward()
      await isActive(page)
    },
  },
}

export const payments = [contact, subscription]
