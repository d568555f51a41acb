import type { Page } from '@playwright/test'
import { enquiryForm } from './enquiry-form.ts'
import { expect, open, test } from './fixture.ts'
import { launch, tabOf } from './mortal-browser.ts'
import { signIn } from './sign-in.ts'

/** What IndexedDB has of the drafts: this is what a kill spares. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'drafts')) return ''
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('no database')))
      })
    const database = await done(indexedDB.open('drafts'))
    const all: unknown[] = await done(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return all.join('\n')
  })

const isBack = (page: Page) => page.getByText(/did not send is back\.$/)

test.describe('two tabs with the same form', () => {
  test('have a draft each: posting in one takes nothing from the other', async ({ page, context }) => {
    await signIn(page, 'farmer', { known: true })
    await open(page, '/enquiry/new', 'en')
    const first = enquiryForm(page)
    await first.notes.fill('Written in the first tab')
    // Put away for the other tab: what was typed is kept at once.
    const tab = await context.newPage()
    await open(tab, '/enquiry/new', 'en')
    const second = enquiryForm(tab)
    await expect(second.notes).toHaveValue('')
    await expect(isBack(tab)).toHaveCount(0)
    await second.fill()
    await second.notes.fill('Written in the second tab')
    await second.post.click()
    // A dialog may say so too, when the profile lacks something.
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

test.describe('a browser that is killed within a second of the last key', () => {
  test.describe.configure({ timeout: 60_000 })

  for (const [form, { path, field }] of Object.entries({
    'an ordinary form': { path: '/Support', field: 'Your message' },
    'the registration': { path: '/register', field: 'Detailed address' },
  }))
    test(`${form} has what was typed`, async ({ baseURL }) => {
      const origin = new URL(baseURL!).origin
      const profile = test.info().outputPath('profile')
      const first = await launch(profile)
      try {
        const tab = tabOf(first.browser)
        await tab.context().addCookies([{ name: 'lang', value: 'en', url: origin }])
        await tab.goto(origin + path)
        tab.setDefaultTimeout(10_000)
        await tab.getByLabel(field).fill('House 4, near the old mill')
        await expect.poll(() => copies(tab), { timeout: 1_000, intervals: [20] }).toContain('near the old mill')
      } finally {
        await first.kill()
      }
      const second = await launch(profile)
      try {
        const tab = tabOf(second.browser)
        await tab.context().addCookies([{ name: 'lang', value: 'en', url: origin }])
        await tab.goto(origin + path)
        await expect(tab.getByLabel(field)).toHaveValue('House 4, near the old mill')
        await expect(isBack(tab)).toBeVisible()
      } finally {
        await second.kill()
      }
    })
})

test('after a log-out no copy of a draft is left', async ({ page }) => {
  await signIn(page, 'farmer', { known: true })
  await open(page, '/Support', 'en')
  await page.getByLabel('Your message').fill('Where is my payment?')
  await expect.poll(() => copies(page)).toContain('Where is my payment?')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => copies(page)).toBe('')
})

test('what a log-out could not take from the database, the next page takes @full', async ({ page }) => {
  await signIn(page, 'farmer', { known: true })
  await open(page, '/Support', 'en')
  await page.getByLabel('Your message').fill('Where is my payment?')
  await expect.poll(() => copies(page)).toContain('Where is my payment?')
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('stuck', 'UnknownError')
    }
  })
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(await copies(page)).toContain('Where is my payment?')
  await open(page, '/', 'en')
  await expect.poll(() => copies(page)).toBe('')
})
