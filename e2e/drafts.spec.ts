import type { Page } from '@playwright/test'
import { enquiryForm } from './enquiry-form.ts'
import { expect, open, test } from './fixture.ts'
import { signIn } from './sign-in.ts'

const isBack = (page: Page) => page.getByText(/did not send is back\.$/)

test.describe('two tabs with the same form', () => {
  test('have a draft each: posting in one takes nothing from the other', async ({ page, context }) => {
    await signIn(page, 'farmer', { known: true })
    await open(page, '/enquiry/new', 'en')
    const first = enquiryForm(page)
    await first.notes.fill('Written in the first tab')
    // Opening another tab hides this one, which saves the typed text at once.
    const tab = await context.newPage()
    await open(tab, '/enquiry/new', 'en')
    const second = enquiryForm(tab)
    await expect(second.notes).toHaveValue('')
    await expect(isBack(tab)).toHaveCount(0)
    await second.fill()
    await second.notes.fill('Written in the second tab')
    await second.post.click()
    // A dialog may have this heading too, when the profile is incomplete.
    await expect(tab.getByRole('heading', { name: 'Enquiry created successfully!' }).first()).toBeVisible()
    await page.reload()
    await expect(first.notes).toHaveValue('Written in the first tab')
    await expect(isBack(page)).toBeVisible()
  })

  test('once a tab is closed, the other one finds what was typed there @full', async ({ page, context }) => {
    await signIn(page, 'farmer', { known: true })
    await open(page, '/Support', 'en')
    const tab = await context.newPage()
    await open(tab, '/Support', 'en')
    await tab.getByLabel('Your message').fill('Where is my payment?')
    await tab.close({ runBeforeUnload: true })
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Where is my payment?')
    await page.reload()
    await expect(page.getByLabel('Your message')).toHaveValue('Where is my payment?')
    await expect(isBack(page)).toBeVisible()
  })
})

test('what a device has no room for is said so, and is lost with the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, '/Support', 'en')
  const message = page.getByLabel('Your message')
  await message.fill('Where is my payment?')
  await expect(page.getByText('What you type can’t be kept on this device.')).toBeVisible()
  await page.reload()
  await expect(message).toHaveValue('')
})

test('after a log-out no draft is left', async ({ page }) => {
  await signIn(page, 'farmer', { known: true })
  await open(page, '/Support', 'en')
  await page.getByLabel('Your message').fill('Where is my payment?')
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft_')))
  await expect.poll(drafts).toHaveLength(1)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(drafts).toEqual([])
})
