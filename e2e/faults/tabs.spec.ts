import type { Page } from '@playwright/test'
import { proves } from '../../tests/proves.ts'
import { enquiryForm } from '../enquiry-form.ts'
import { expect, goTo, open, test } from '../fixture.ts'
import { newId, provide } from '../provide.ts'
import { asPerson, logOut, signIn, store } from '../sign-in.ts'
import { storedEverywhere } from '../stored-everywhere.ts'

/** Case 18 of docs/faults.md; e2e/session.spec.ts has the log-out in another tab (16) and Back after it (17). */

/** Part of everything that the first person has typed or stored; the mock names everyone else Asha Pawar. */
const SECRET = 'Secret'

/** A person with a name, an enquiry, a saved search and drafts, who has visited several pages. */
async function first(page: Page) {
  const { token, mobile } = await signIn(page, 'farmer')
  const multipart = { full_name: `Asha ${SECRET}`, email: '' }
  const reply = await page.request.post('/api/mobile/v1/edit-user-profile/', { ...asPerson(token), multipart })
  expect(reply.ok(), await reply.text()).toBe(true)
  await provide(page, 'an enquiry exists', { id: newId(), owner: mobile })
  await store(page, {
    user_name: `Asha ${SECRET}`,
    saved_board: JSON.stringify([{ query: `name=${SECRET}` }]),
    registration_fpo_info: JSON.stringify({ role: SECRET }),
  })
  await open(page, '/enquiry/new', 'en')
  await enquiryForm(page).location.fill(SECRET)
  await page.keyboard.press('Tab')
  await goTo(page, '/enquiry')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await goTo(page, '/profile')
  await expect(page.getByRole('heading', { name: `Asha ${SECRET}` })).toBeVisible()
  return { token, mobile }
}

/** Nothing of the first person is on the page or anywhere in the browser. */
const isClean = (page: Page, ...gone: string[]) =>
  expect(async () => {
    const shown = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
      ].join('\n'),
    )
    for (const each of [SECRET, ...gone]) expect(`${shown}\n${await storedEverywhere(page)}`).not.toContain(each)
  }).toPass({ timeout: 5_000 })

test(
  'after another person signs in in a second tab, no tab shows or stores data of the first',
  proves('case 18'),
  async ({ page, context }) => {
    const { token, mobile } = await first(page)
    const tabs = {
      '/profile?mode=edit': (tab: Page) => tab.getByRole('textbox', { name: 'Full name' }).fill(`Asha ${SECRET}e`),
      '/Support': (tab: Page) => tab.getByRole('textbox', { name: 'Your message' }).fill(SECRET),
      [`/directory?near=${SECRET},Maharashtra`]: (tab: Page) => tab.getByRole('article').first().waitFor(),
    }
    for (const [path, type] of Object.entries(tabs)) {
      const tab = await context.newPage()
      await tab.goto(path)
      await type(tab)
    }
    const other = await context.newPage()
    await other.goto('/term')
    await logOut(other)
    await expect(page).toHaveURL(/\/auth\?next=/)
    for (const tab of context.pages()) await isClean(tab, token)

    const second = await signIn(other, 'buyer')
    await expect(page).toHaveURL('/profile')
    for (const [path, heading] of [
      ['/profile', 'Profile'],
      ['/enquiry', 'My enquiries'],
      ['/enquiry/new', 'New enquiry'],
      ['/subscription', 'Subscription'],
    ] as const) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      // Content of a signed-in page would come with its data, so wait for the page to be idle.
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
      await isClean(page, token, mobile)
    }
    for (const tab of context.pages()) await isClean(tab, token, mobile)
    expect(await storedEverywhere(page)).toContain(second.token)
  },
)
