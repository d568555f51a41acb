import type { Page } from '@playwright/test'
import { pressIn } from './checkout.ts'
import { enquiryForm } from './enquiry-form.ts'
import { expect, goTo, open, test } from './fixture.ts'
import { fail, recover } from './mock-faults.ts'
import { newId, provide } from './provide.ts'
import { spacedMobile } from '../src/domain/formats.ts'
import { logIn, logOut, withBusiness } from './sign-in.ts'

// Every storage access throws. The visit works from memory and is lost with the page; a notice says so before money
// moves (docs/faults.md).
test.use({ expected: { errors: [/status of 500/] } })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    const property = { get: blocked, set: blocked, configurable: true }
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, property)
    Object.defineProperty(document, 'cookie', property)
    Object.defineProperty(navigator, 'serviceWorker', property)
    Object.assign(LockManager.prototype, { request: async () => blocked(), query: async () => blocked() })
  }),
)

const OWNER = '9123456780'

/** Signs in through the pages, because no session can be put into this browser's storage in advance. */
async function signIn(page: Page, businessType: string, next: string) {
  await open(page, `/auth?next=${encodeURIComponent(next)}`, 'en')
  await logIn(page, await withBusiness(page, businessType))
  await expect(page).toHaveURL(next)
}

test('before a payment, a notice says that the browser stores nothing; logging out works', async ({ page }) => {
  await signIn(page, 'buyer', '/global-enquiry')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  const id = newId()
  await provide(page, 'an enquiry exists', { id, type: 'sell', owner: OWNER })
  // A reload would start another visit.
  await goTo(page, `/global-enquiry/${id}`)
  const contact = page.getByRole('region', { name: 'Owner’s contact' })
  await contact.getByRole('button', { name: 'Show interest (₹10)' }).click()
  const dialog = page.getByRole('dialog')
  await expect(page.getByText(/^This browser stores nothing for this site\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Pay ₹10' }).click()
  await pressIn(page, 'Pay ₹10')
  await expect(contact.getByRole('link', { name: `+91 ${spacedMobile(OWNER)}` })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(12)
  await page.goForward()
  await expect(contact.getByRole('link', { name: `+91 ${spacedMobile(OWNER)}` })).toBeVisible()
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('a failed post keeps the input, and posting again succeeds', async ({ page }) => {
  await signIn(page, 'farmer', '/enquiry/new')
  const form = enquiryForm(page)
  await form.fill()
  await fail(page, 'createEnquiry', '500')
  await form.post.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await recover(page)
  // The draft is restored.
  await expect(form.location).toHaveValue('Niphad, Nashik')
  await form.post.click()
  await expect(page.getByRole('dialog', { name: 'Enquiry created successfully!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'See my enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Onion/)
})
