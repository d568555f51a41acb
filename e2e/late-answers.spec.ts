import type { Page } from '@playwright/test'
import { enquiryForm } from './enquiry-form.ts'
import { farmerWithEnquiry } from './filled-in.ts'
import { chooseFile } from './file-field.ts'
import { expect, open, openAs, test, testExpecting, testWithFaults } from './fixture.ts'
import { holdRequests } from './requests.ts'
import { fillStep1, fillStep2 } from './registration-form.ts'
import { logIn, logOut, signIn, storedValues, withBusiness } from './sign-in.ts'
import { sampled } from '../tests/sample.ts'

/** An answer to a request of an ended session stores nothing and redirects nobody (src/session/session.ts). */

const SECRET = 'Asha Secret'
const said =
  /updated successfully|is registered|is closed\.|image \d+ of \d+ deleted|uploaded successfully|created successfully|may not have been sent|Request received/i
const NOT_THERE = /status of 404/
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The person of this device logs out, and another one signs in through the pages, in one tab. */
async function anotherSignsIn(page: Page) {
  const mobile = await withBusiness(page, 'buyer')
  await logOut(page)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await logIn(page, mobile)
  await expect(page).toHaveURL('/')
  return storedValues(page)
}

/** `send` presses the button, or sends in another way. */
type Case = {
  path: string
  fill: (page: Page) => Promise<void>
  send: string | ((page: Page) => Promise<void>)
  /** Console errors about records that the second person can't see. */
  errors?: RegExp[]
}

/** Opens the person's own enquiry, with an image. */
async function ownEnquiry(page: Page) {
  const { id } = await farmerWithEnquiry(page, { images: 1 })
  await open(page, `/enquiry/${id}`, 'en')
}
const cases: Record<string, Case> = {
  'the profile': {
    path: '**/edit-user-profile/',
    fill: async (page) => {
      await openAs(page, 'farmer', '/profile?mode=edit')
      await page.getByRole('textbox', { name: 'Full name' }).fill(SECRET)
    },
    send: 'Save',
  },
  'step 2 of the registration': {
    path: '**/create-farmer/',
    fill: async (page) => {
      await signIn(page)
      await open(page, '/register', 'en')
      await fillStep1(page, 'farmer', SECRET)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page).toHaveURL(/step=2/)
      await fillStep2(page, 'farmer')
    },
    send: 'Register',
  },
  'a photo': {
    path: '**/product-images/*/',
    fill: ownEnquiry,
    send: (page) => chooseFile(page, 'public/icons/192.png'),
    errors: [NOT_THERE],
  },
  'the end of an enquiry': {
    path: '**/mobile/v1/enquiries/*/',
    fill: async (page) => {
      await ownEnquiry(page)
      await page.getByRole('button', { name: 'Close Enquiry' }).click()
      await page.getByLabel('Closing remark').fill(SECRET)
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Yes, close it' }).click(),
    errors: [NOT_THERE],
  },
  'a new enquiry, whose page was left': {
    path: '**/mobile/v1/enquiries/',
    fill: async (page) => {
      await openAs(page, 'farmer', '/enquiry/new')
      const form = enquiryForm(page)
      await form.fill()
      await form.location.fill(SECRET)
      await form.location.press('Tab')
    },
    send: async (page) => {
      await enquiryForm(page).post.click()
      await page.getByRole('link', { name: 'Mandi Market' }).first().click()
    },
  },
}
const left: Record<string, Case> = {
  ...cases,
  'step 1 of the registration': {
    path: '**/create-business/',
    fill: async (page) => {
      await signIn(page)
      await open(page, '/register', 'en')
      await fillStep1(page, 'farmer', SECRET)
    },
    send: 'Next',
  },
  'a changed enquiry': {
    path: '**/mobile/v1/enquiries/*/',
    fill: async (page) => {
      const { id } = await farmerWithEnquiry(page)
      await open(page, `/enquiry/edit/${id}`, 'en')
      await enquiryForm(page).notes.fill(SECRET)
    },
    send: 'Update enquiry',
  },
  'the wish to delete the account': {
    path: '**/request-deletion/',
    fill: async (page) => {
      await openAs(page, 'farmer', '/delete-account')
      await page.getByRole('textbox').fill(SECRET)
    },
    send: 'Request deletion',
  },
}
const press = (page: Page, send: Case['send']) =>
  typeof send === 'string' ? page.getByRole('button', { name: send, exact: true }).click() : send(page)

for (const [what, { path, fill, send, errors = [] }] of sampled(Object.entries(cases))) {
  testExpecting(...errors)(
    `after another person’s sign-in, no reply about ${what} is stored`,
    async ({ page, context }) => {
      await fill(page)
      const answer = await holdRequests(page, path, { answered: true })
      await press(page, send)
      await answer.arrived
      const other = await context.newPage()
      await open(other, '/', 'en')
      const before = await anotherSignsIn(other)
      await expect(page).not.toHaveURL(/\/auth/)
      const at = page.url()
      answer.release()
      await answer.settled()
      await other.goto('/register')
      await expect(heading(other)).toBeVisible()
      expect(await storedValues(other)).toMatchObject({ authToken: before['authToken'], userId: before['userId'] })
      expect(JSON.stringify([await storedValues(other), await storedValues(page)])).not.toContain(SECRET)
      expect((await storedValues(other))['business_type']).toBe('buyer')
      await expect(page.getByText(SECRET)).toHaveCount(0)
      await expect(page.locator(`input[value="${SECRET}"]`)).toHaveCount(0)
      await expect(page.getByText(said)).toHaveCount(0)
      expect(page.url()).toBe(at)
    },
  )
}

for (const [what, { path, fill, send }] of sampled(
  Object.entries(left).filter(([what]) => what !== 'a photo'),
  3,
)) {
  testWithFaults(`after leaving the page, a message says that ${what} may not have been sent`, async ({ page }) => {
    await fill(page)
    const released = Promise.withResolvers<void>()
    await page.route(path, async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      await released.promise
      return route.fulfill({ status: 500, json: {} })
    })
    const sent = page.waitForRequest((request) => request.method() !== 'GET')
    await press(page, send)
    await sent
    // A dialog that sends can't be closed; the address can change under it.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')!.click())
    await expect(page).toHaveURL('/')
    released.resolve()
    await expect(page.getByText(/may not have been sent/).last()).toBeVisible()
  })
}

for (const [what, { path, fill, send }] of sampled(Object.entries(left), 3)) {
  test(`a late reply about ${what} doesn’t take the person back`, async ({ page }) => {
    await fill(page)
    const answer = await holdRequests(page, path, { answered: true })
    const home = await holdRequests(page, '**/assets/HomePage-*.js')
    await press(page, send)
    await answer.arrived
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')!.click())
    await home.arrived
    answer.release()
    await answer.settled()
    home.release()
    await expect(heading(page)).toHaveText('Buy and sell farm produce across India')
    await expect(page).toHaveURL('/')
  })
}
