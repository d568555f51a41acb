import type { Page } from '@playwright/test'
import { active, checkout, joinNow, pressIn, subscriptions } from '../checkout.ts'
import { expect, goTo, open, openAs } from '../fixture.ts'
import { newId, provide } from '../provide.ts'
import { fetched, signIn } from '../sign-in.ts'
import type { Journey } from './journey.ts'

type Contact = { name: string; state: string; params: object; page: string; api: string; region: string; offer: string }
const contacts: Contact[] = [
  {
    name: 'buying the contact of an enquiry',
    state: 'an enquiry exists',
    params: { type: 'sell' },
    page: '/global-enquiry',
    api: '/api/mobile/v1/enquiries',
    region: 'Owner’s contact',
    offer: 'Show interest (₹10)',
  },
  {
    name: 'buying the contact of a business',
    state: 'a business exists',
    params: { type: 'farmer' },
    page: '/farmer',
    api: '/api/mobile/v1/farmers',
    region: 'Contact information',
    offer: 'See contact for ₹10',
  },
]

const contactOf = ({ name, state, params, page: path, api, region, offer }: Contact): Journey => {
  const address = ({ id }: { id?: number }) => `${path}/${id}`
  const isShown = async (page: Page) => {
    await expect(page.getByRole('region', { name: region }).getByRole('link', { name: /\+91 / })).toBeVisible()
    await expect(page.getByRole('button', { name: offer })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const ask = (page: Page) => page.getByRole('button', { name: offer }).click()
  return {
    name,
    address,
    async begin(page) {
      const { token } = await signIn(page, 'buyer')
      const id = newId()
      await provide(page, state, { ...params, id })
      await open(page, '/Support', 'en')
      await goTo(page, address({ id }))
      await ask(page)
      return { token, id }
    },
    async end(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Pay ₹10' }).click()
      await expect(checkout(page)).toBeVisible()
      await pressIn(page, 'Pay ₹10')
      await isShown(page)
    },
    stored: (page, { token, id }) => fetched(page, `${api}/${id}/detail/`, token),
    says: {
      async Back(page) {
        await expect(page).toHaveURL('/Support')
        await page.goForward()
        await isShown(page)
      },
      reload: isShown,
      'the same address typed again': isShown,
      'another tab': isShown,
    },
    openTabs: [
      {
        name: 'with the price or the plan on the screen',
        async begin(tab, state) {
          await tab.goto(address(state))
          await ask(tab)
          await expect(tab.getByRole('dialog').getByRole('button', { name: 'Pay ₹10' })).toBeVisible()
        },
        // The tab no longer asks for the price.
        end: isShown,
      },
    ],
  }
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
  says: {
    async Back(page) {
      await expect(page).toHaveURL('/profile')
      await page.goForward()
      await isActive(page)
    },
    reload: isActive,
    'the same address typed again': isActive,
    'another tab': isActive,
  },
  openTabs: [
    {
      name: 'with the price or the plan on the screen',
      async begin(tab) {
        await tab.goto('/subscription')
        await expect(joinNow(tab)).toBeVisible()
      },
      end: isActive,
    },
  ],
}

export const payments = [...contacts.map(contactOf), subscription]
