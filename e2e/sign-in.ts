import { expect, test, type Page } from '@playwright/test'

let people = 0
/** Every number's code at the mock. */
export const OTP = '123456'

/**
 * A session as a sign-in leaves it, made at the mock (mock-server/README.md, Provider states) without the pages.
 * @param businessType of a person whose business is complete; without it a person who has none yet
 * @param known whether the browser knows the business already, as after a sign-in on this device
 */
export async function signIn(page: Page, businessType?: string, { known = false } = {}) {
  const mobile = `9${String(test.info().workerIndex * 1_000_003 + (Date.now() % 1_000_000) * 900 + ++people)
    .padStart(9, '0')
    .slice(-9)}`
  const state = async (name: string, params: object) => {
    const reply = await page.request.post('/_pact/state', { data: { state: name, params } })
    if (!reply.ok()) throw new Error(`${name}: ${reply.status()} ${await reply.text()}`)
  }
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { data, headers: { 'X-user-lang': 'en' } })
    return (await reply.json()) as { token: string; user_id: number }
  }
  if (businessType) await state('the user has a complete business', { mobile, type: businessType })
  await post('/api/auth/request-otp/', { mobile })
  const { token, user_id: userId } = await post('/api/auth/verify-otp/', { mobile, otp: OTP })
  await store(page, {
    authToken: token,
    userId: String(userId),
    mobile,
    userRole: 'user',
    user_phone: mobile,
    ...(known && { business_type: businessType! }),
  })
  return { mobile, token, userId }
}

/** A number that nobody has yet, of somebody who signs in by the pages. */
export const newMobile = () => `6${String(Date.now() + ++people * 1_000_003).slice(-9)}`

/** Signs in by the pages: the person is at the sign-in already. */
export async function logIn(page: Page, mobile: string) {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('group', { name: 'Enter the OTP' }).getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type(OTP)
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** By the pages, from any page with the frame. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
}

/** Puts values into the browser's storage before the app is there. */
export async function store(page: Page, values: Record<string, string>) {
  if (!page.url().startsWith('http')) {
    await page.goto('/robots.txt')
  }
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}

/** All that the browser keeps for the app. */
export const storedValues = (page: Page) =>
  page.evaluate(() => Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]))

export const stored = async (page: Page) => Object.keys(await storedValues(page)).sort()
