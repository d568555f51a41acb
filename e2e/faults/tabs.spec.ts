import type { Page } from '@playwright/test'
import { counted } from '../../tests/figures.ts'
import { goTo } from '../after-the-end/journey.ts'
import { storedEverywhere } from '../stored-everywhere.ts'
import { expect, open, test } from '../fixture.ts'
import { provide } from '../provide.ts'
import { signIn } from '../sign-in.ts'

/** Cases 17 and 18 of tests/faults/cases.ts; e2e/session.spec.ts covers the log-out in another tab (16). */

/** Signs in a person with this name. */
async function person(page: Page, full_name: string) {
  const { mobile, token } = await signIn(page, 'farmer', { known: true })
  const reply = await page.request.post('/api/mobile/v1/edit-user-profile/', {
    headers: { Authorization: `Bearer ${token}`, 'X-user-lang': 'en' },
    multipart: { full_name, email: '' },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return { mobile, token }
}

test(
  'another person signs in in another tab: nothing of the first is shown again, from no cache',
  counted('faults', 'changes of the person', 'case 18'),
  async ({ page, context }) => {
    const first = await person(page, 'Asha of Ozar')
    await provide(page, 'an enquiry exists', { id: 600_000 + test.info().workerIndex, owner: first.mobile })
    await open(page, '/profile', 'en')
    await expect(page.getByRole('main')).toContainText('Asha of Ozar')
    await goTo(page, '/enquiry')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)

    const other = await context.newPage()
    await other.goto('/Support')
    await other.getByRole('button', { name: 'Account', exact: true }).click()
    await other.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    const second = await person(other, 'Ramesh of Wai')
    await expect(page).toHaveURL('/enquiry')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    for (const path of ['/profile', '/subscription', '/enquiry']) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Content of a signed-in page would come with its data, so wait for the page to be idle.
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
      expect(await page.content()).not.toMatch(/Asha of Ozar/)
    }
    const stored = await storedEverywhere(page)
    for (const gone of ['Asha of Ozar', first.mobile, first.token]) expect(stored).not.toContain(gone)
    expect(stored).toContain(second.token)
  },
)

test(
  'Back after a log-out shows nothing private, page after page',
  counted('faults', 'changes of the person', 'case 17'),
  async ({ page }) => {
    await person(page, 'Asha of Ozar')
    await open(page, '/profile', 'en')
    await expect(page.getByRole('main')).toContainText('Asha of Ozar')
    await page.goto('/profile?mode=edit')
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha of Ozar')
    await page.goto('/Support')
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    for (let back = 0; back < 3; back++) {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Content of a signed-in page would come with its data, so wait for the page to be idle.
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
      expect(await page.content()).not.toContain('Asha of Ozar')
    }
  },
)
