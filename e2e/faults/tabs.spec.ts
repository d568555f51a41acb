import type { Page } from '@playwright/test'
import { proves } from '../../tests/proves.ts'
import { storedEverywhere } from '../stored-everywhere.ts'
import { expect, goTo, open, test } from '../fixture.ts'
import { newId, provide } from '../provide.ts'
import { asPerson, logOut, signIn } from '../sign-in.ts'

/** Case 18 of tests/faults/cases.ts; e2e/session.spec.ts has the log-out in another tab (16) and Back after it (17). */

/** Signs in a person with this name. */
async function person(page: Page, full_name: string) {
  const { mobile, token } = await signIn(page, 'farmer')
  const reply = await page.request.post('/api/mobile/v1/edit-user-profile/', {
    ...asPerson(token),
    multipart: { full_name, email: '' },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return { mobile, token }
}

test(
  'another person signs in in another tab: nothing of the first is shown again, from no cache',
  proves('case 18'),
  async ({ page, context }) => {
    const first = await person(page, 'Asha of Ozar')
    await provide(page, 'an enquiry exists', { id: newId(), owner: first.mobile })
    await open(page, '/profile', 'en')
    await expect(page.getByRole('main')).toContainText('Asha of Ozar')
    await goTo(page, '/enquiry')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)

    const other = await context.newPage()
    await other.goto('/Support')
    await logOut(other)
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
