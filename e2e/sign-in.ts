import { expect, test, type Page } from '@playwright/test'
import { provide } from './provide.ts'

let people = 0
/** The code for every number at the mock. */
export const OTP = '123456'

// Creates a session at the mock (mock-server/README.md, Provider states) for a person with a complete `businessType`,
// or none. `known` stores the type in the browser, as after a sign-in on this device.
export async function signIn(page: Page, businessType?: string, { known = true } = {}) {
  const mobile = `9${String(test.info().workerIndex * 1_000_003 + (Date.now() % 1_000_000) * 900 + ++people)
    .padStart(9, '0')
    .slice(-9)}`

  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { data, headers: { 'X-user-lang': 'en' } })
    return (await reply.json()) as { token: string; user_id: number }
  }
  if (businessType) await provide(page, 'the user has a complete business', { mobile, type: businessType })
  await post('/api/auth/request-otp/', { mobile })
  const { token, user_id: userId } = await post('/api/auth/verify-otp/', { mobile, otp: OTP })
  await store(page, {
    authToken: token,
    userId: String(userId),
    mobile,
    userRole: 'user',
    user_phone: mobile,
    ...(businessType && known && { business_type: businessType }),
  })
  return { mobile, token, userId }
}

/** A new number, for a person who signs in through the pages. */
export const newMobile = () => `6${String(Date.now() + ++people * 1_000_003).slice(-9)}`

/** The number of a new person with a complete business, for a sign-in through the pages. */
export async function withBusiness(page: Page, type: string) {
  const mobile = newMobile()
  await provide(page, 'the user has a complete business', { mobile, type })
  return mobile
}

/** A request of the person to the server, bypassing the app. */
export const asPerson = (token: string) => ({ headers: { Authorization: `Bearer ${token}`, 'X-user-lang': 'en' } })

/** The server's own reply to a person, bypassing the app. */
export async function fetched<Reply = unknown>(page: Page, path: string, token: string): Promise<Reply> {
  return (await (await page.request.get(path, asPerson(token))).json()) as Reply
}

/** A farmer of the seed with 34 enquiries, number 64 of them with photos and tasks (mock-server/README.md). */
export const asFarmerWithMany = (page: Page) => store(page, { authToken: 'demo-9876500031', business_type: 'farmer' })
export const asPremiumBuyer = (page: Page) => store(page, { authToken: 'demo-9876500022', business_type: 'buyer' })

/** A buyer who bought the contacts of these two enquiries, of which the second has closed since. */
export async function asBuyerOfContacts(page: Page, open: number, closed: number) {
  const { mobile } = await signIn(page, 'buyer')
  for (const id of [open, closed])
    await provide(page, 'an enquiry exists', { id, owner: '9123456780', visible_to: mobile })
  await provide(page, 'an enquiry is closed', { id: closed })
  await store(page, { purchasedEntities: JSON.stringify([`enquiry_${open}`, `enquiry_${closed}`]) })
}

/** Signs in through the pages, starting on the sign-in page. */
export async function logIn(page: Page, mobile: string) {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('group', { name: 'Enter the OTP' }).getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type(OTP)
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** Logs out through the pages, from any page with a header. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
}

/** Writes values into the browser's storage before the app loads. */
export async function store(page: Page, values: Record<string, string>) {
  if (!page.url().startsWith('http')) {
    await page.goto('/robots.txt')
  }
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}

/** All values in the browser's local and session storage. */
export const storedValues = (page: Page) =>
  page.evaluate(() => Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]))

export const stored = async (page: Page) => Object.keys(await storedValues(page)).sort()
