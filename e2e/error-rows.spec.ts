import type { Page } from '@playwright/test'
import { expect, open, test } from './fixture.ts'
import { signIn } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

// Rows of the error catalogues that no other journey covers (tests/error-catalogue).
test.use({ expected: { errors: [/Failed to load resource/] } })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function fillStep1(page: Page, type: string) {
  await open(page, '/register', 'en')
  await field(page, 'business_type').selectOption(type)
  await field(page, 'pincode').fill('422306')
  await expect(field(page, 'city')).toHaveValue('Niphad')
  await field(page, 'address').fill('14 Market Yard')
  await field(page, 'name').fill('Asha Pawar')
}

/** Presses through three refusals, each with its message, until the server accepts. */
async function refuse(page: Page, path: string, button: string, ours: string) {
  const replies = [
    { body: '', said: ours },
    { body: JSON.stringify({ error: 'This business is blocked.' }), said: 'This business is blocked.' },
    { body: JSON.stringify({ message: 'Ask your FPO first.', error: 'blocked' }), said: 'Ask your FPO first.' },
  ]
  for (const { body, said } of replies) {
    await page.route(path, (route) => route.fulfill({ status: 503, contentType: 'application/json', body }), {
      times: 1,
    })
    await press(page, button)
    await expect(page.getByRole('alert')).toContainText(said)
  }
  await press(page, button)
}

test(
  'both steps, refused: the server’s message, its error, else our text',
  proves(
    'Business form, non-OK response: Failed to create <type> profile',
    'Business form, non-OK response: the server message, else its error',
    'Registration (create-business) failure: Registration failed. Please try again.',
    'Registration (create-business) failure: the server message or error',
  ),
  async ({ page }) => {
    await signIn(page)
    await fillStep1(page, 'buyer')
    await refuse(page, '**/create-business/', 'Next', 'Registration failed. Please try again.')
    await expect(page).toHaveURL(/step=2/)
    await field(page, 'company_name').fill('Pawar Agro')
    await field(page, 'storage_house_location').fill('Pimpalgaon')
    await refuse(page, '**/create-buyer/', 'Register', 'Failed to create buyer profile')
    await expect(page).toHaveURL('/')
  },
)

test(
  'a company without its file: Cancelled cheque/passbook is required',
  proves('Missing file: Cancelled cheque/passbook is required'),
  async ({ page }) => {
    await signIn(page)
    await fillStep1(page, 'company')
    await press(page, 'Next')
    await expect(page).toHaveURL(/step=2/)
    await press(page, 'Register')
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Cancelled cheque/passbook is required' }),
    ).toBeVisible()
  },
)

test(
  'a profile without a number: Required information not loaded, and nothing is ordered',
  proves('Purchase: Required information not loaded. Please try again.'),
  async ({ page }) => {
    await signIn(page, 'farmer', { known: true })
    await page.route('**/user-profile/', async (route) => {
      const reply = await route.fetch()
      const profile = (await reply.json()) as { user: object }
      await route.fulfill({ response: reply, json: { ...profile, user: { ...profile.user, mobile: '' } } })
    })
    let orders = 0
    page.on('request', (request) => void (request.url().includes('/payment/create/') && orders++))
    await open(page, '/subscription', 'en')
    await press(page, 'Join Now')
    await expect(page.getByRole('alert')).toContainText('Required information not loaded. Please try again.')
    expect(orders).toBe(0)
  },
)
