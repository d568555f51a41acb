import type { Page } from '@playwright/test'
import { farmerWithEnquiry, ownEnquiries, ownEnquiry } from '../filled-in.ts'
import { enquiryForm } from '../enquiry-form.ts'
import { expect, open, openAs } from '../fixture.ts'
import type { Journey } from './journey.ts'

/** An empty form, which doesn't invite the person to post the same enquiry again. */
async function isEmptyForm(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New enquiry')
  await expect(enquiryForm(page).location).toHaveValue('')
  await expect(enquiryForm(page).quantity).toHaveValue('')
}

/** The created enquiry, with links to continue. */
async function isPosted(page: Page) {
  await expect(page.getByRole('heading', { level: 2, name: 'Enquiry created successfully!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my enquiry' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Post another one' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New enquiry' })).toBeFocused()
  await isEmptyForm(page)
}

const posting: Journey = {
  name: 'posting an enquiry',
  address: '/enquiry/new',
  async begin(page) {
    const { token } = await openAs(page, 'farmer', '/enquiry')
    await page.getByRole('link', { name: 'Add new' }).first().click()
    await enquiryForm(page).fill()
    return { token }
  },
  async end(page) {
    await enquiryForm(page).post.click()
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Enquiry created successfully!' })).toBeFocused()
  },
  stored: (page, { token }) => ownEnquiries(page, token),
  isOver: isPosted,
  after: {
    Back: (page) => expect(page.getByText('Niphad, Nashik').first()).toBeVisible(),
    'another tab': isEmptyForm,
  },
}

async function isClosed(page: Page) {
  await expect(page.getByText('This enquiry is closed. It can’t be changed any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close Enquiry' })).toHaveCount(0)
}
const closeButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Yes, close it' })
async function writeRemark(page: Page) {
  await page.getByRole('button', { name: 'Close Enquiry' }).click()
  await page.getByLabel('Closing remark').fill('All sold.')
}
const isInTheList = async (page: Page) => {
  await expect(page).toHaveURL('/enquiry')
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /\(closed\)$/ })
      .first(),
  ).toBeVisible()
}

const closing: Journey = {
  name: 'closing an enquiry',
  address: ({ id }) => `/enquiry/${id}`,
  async begin(page) {
    const { id, token } = await farmerWithEnquiry(page)
    await open(page, `/enquiry/${id}`, 'en')
    await writeRemark(page)
    return { token, id }
  },
  async end(page) {
    await closeButton(page).click()
    await isInTheList(page)
  },
  stored: (page, { token, id }) => ownEnquiry(page, token, id!),
  isOver: isClosed,
  after: { reload: isInTheList },
  openTab: {
    name: 'with the same remark typed',
    async begin(tab, { id }) {
      await tab.goto(`/enquiry/${id}`)
      await writeRemark(tab)
    },
    async end(tab) {
      await closeButton(tab).click()
      await isInTheList(tab)
    },
  },
}

export const enquiries = [posting, closing]
