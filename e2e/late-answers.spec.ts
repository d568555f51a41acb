import type { Page, Route } from '@playwright/test'
import { expect, open, test } from './fixture.ts'
import { fillTyped } from './registration-form.ts'
import { OTP, signIn, storedValues } from './sign-in.ts'

/** What a session asked for writes nothing once that session is over, and leads nobody anywhere (src/session/session.ts). */

const SECRET = 'Asha Secret'
const said = /updated successfully|is registered/
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Keeps back the answer to what is sent; the server has done it by then. */
async function keepBack(page: Page, path: string) {
  let release = () => {}
  const wait = new Promise<void>((resolve) => (release = resolve))
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await wait
    await route.fulfill({ response })
  }
  const sent = page.waitForRequest(path)
  await page.route(path, hold)
  return { sent, release }
}

/** The person of this device logs out, and another one signs in, with the pages, in a tab. */
async function anotherSignsIn(page: Page) {
  const mobile = `6${String(Date.now()).slice(-9)}`
  const data = { state: 'the user has a complete business', params: { mobile, type: 'buyer' } }
  await page.request.post('/_pact/state', { data })
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('group', { name: 'Enter the OTP' })).toBeVisible()
  await page.keyboard.type(OTP)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/')
  return storedValues(page)
}

async function fillPersonal(page: Page, type: string) {
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('business_type').selectOption(type)
  await field('pincode').fill('422306')
  await expect(field('city')).toHaveValue('Niphad')
  await field('address').fill('14 Market Yard')
  await field('name').fill(SECRET)
}

type Case = { path: string; fill: (page: Page) => Promise<void>; send: string }
const cases: Record<string, Case> = {
  'the profile': {
    path: '**/edit-user-profile/',
    fill: async (page) => {
      await signIn(page, 'farmer', { known: true })
      await open(page, '/profile?mode=edit', 'en')
      await page.getByRole('textbox', { name: 'Full name' }).fill(SECRET)
    },
    send: 'Save',
  },
  'step 1 of the registration': {
    path: '**/create-business/',
    fill: async (page) => {
      await signIn(page)
      await open(page, '/register', 'en')
      await fillPersonal(page, 'farmer')
    },
    send: 'Next',
  },
  'step 2 of the registration': {
    path: '**/create-farmer/',
    fill: async (page) => {
      await signIn(page)
      await open(page, '/register', 'en')
      await fillPersonal(page, 'farmer')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page).toHaveURL(/step=2/)
      await fillTyped(page, 'farmer')
    },
    send: 'Register',
  },
}

for (const [what, { path, fill, send }] of Object.entries(cases)) {
  test(`the answer to ${what} comes when somebody else is here: nothing of it is stored`, async ({ page, context }) => {
    await fill(page)
    const { sent, release } = await keepBack(page, path)
    await page.getByRole('button', { name: send, exact: true }).click()
    await sent
    const other = await context.newPage()
    await open(other, '/', 'en')
    const before = await anotherSignsIn(other)
    const answered = page.waitForResponse(path)
    release()
    await answered
    await other.goto('/register')
    await expect(heading(other)).toBeVisible()
    expect(await storedValues(other)).toMatchObject({ authToken: before['authToken'], userId: before['userId'] })
    expect(JSON.stringify([await storedValues(other), await storedValues(page)])).not.toContain(SECRET)
    expect((await storedValues(other))['business_type']).toBe('buyer')
    await expect(page.getByText(SECRET)).toHaveCount(0)
    await expect(page.locator(`input[value="${SECRET}"]`)).toHaveCount(0)
    await expect(page.getByText(said)).toHaveCount(0)
  })
}

test('the answer to the profile comes in the same tab, after a log-out and another sign-in', async ({ page }) => {
  await cases['the profile']!.fill(page)
  const { sent, release } = await keepBack(page, '**/edit-user-profile/')
  await page.getByRole('button', { name: 'Save' }).click()
  await sent
  await anotherSignsIn(page)
  const answered = page.waitForResponse('**/edit-user-profile/')
  release()
  await answered
  await expect(page.getByText(said)).toHaveCount(0)
  await page.getByRole('link', { name: 'Mandi Market' }).first().click()
  await expect(page).toHaveURL('/price-mandi')
  await expect(heading(page)).toBeFocused()
  expect(JSON.stringify(await storedValues(page))).not.toContain(SECRET)
  await page.goBack()
  await expect(page).toHaveURL('/')
})
