import { expect, open, test } from './fixture.ts'
import { fail } from './mock-faults.ts'
import { fillStep1, fillStep2 } from './registration-form.ts'
import { logIn, newMobile, withBusiness } from './sign-in.ts'
import { inTime, SOON } from './time.ts'

/** What a visitor sees of an enquiry without a published HTML page (§board.20). */
type Latest = Record<string, { id: number }[]>

test.describe('a visitor', () => {
  test('sees the public part of an enquiry, and returns to it after signing in', async ({ page }) => {
    const latest = (await (await page.request.get('/api/web/latest-enquiries/')).json()) as Latest
    const address = `/global-enquiry/${Object.values(latest)[0]![0]!.id}`
    await open(page, '/', 'en')
    await page.locator(`main a[href="${address}"]`).first().click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/ (required|for sale) in /)
    await expect(page).toHaveTitle(`${await title.textContent()} – Krishi Vyapar`)
    await expect(page.getByRole('main').getByText(/^₹[\d,.]+ per kg/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Product details' })).toContainText(/Quantity[\d,.]+ .*Location/)
    const contact = page.getByRole('region', { name: 'Owner’s contact' })
    await expect(contact).not.toContainText(/\d{10}|●/)
    await contact.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: address })}`)
    await logIn(page, await withBusiness(page, 'buyer'))
    await expect(page).toHaveURL(address)
    await expect(contact.getByRole('button', { name: /^Show interest/ })).toBeVisible()
  })

  test('returns to it after registering with a second sign-in in between (§registration.29)', async ({ page }) => {
    const path = '/global-enquiry/419'
    const mobile = newMobile()
    await open(page, `/auth?next=${path}`, 'en')
    await logIn(page, mobile)
    await expect(page).toHaveURL(`/register?next=${encodeURIComponent(path)}`)
    await fail(page, 'createBusiness', '401', 1)
    await fillStep1(page, 'farmer')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
    await logIn(page, mobile)
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Pawar')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/step=2/)
    await fillStep2(page, 'farmer')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('region', { name: 'Owner’s contact' })).toBeVisible()
  })

  test('has to sign in for one that isn’t public or doesn’t exist, and when the server fails', async ({ page }) => {
    for (const path of ['/global-enquiry/1', '/global-enquiry/x']) {
      await page.goto(path)
      await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: path })}`)
    }
    await page.route('**/latest-enquiries/', (route) => route.fulfill({ status: 400, json: {} }))
    await page.clock.install()
    await page.goto('/global-enquiry/1')
    await inTime(page, () => expect(page).toHaveURL('/auth?next=%2Fglobal-enquiry%2F1', SOON))
  })
  test.use({ expected: { errors: [/status of 40[01]/] } })
})
