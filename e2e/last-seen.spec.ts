import type { Page } from '@playwright/test'
import type { LastSeen } from '../src/api/copies/copies.ts'
import { cards, expect, open, openAs, test } from './fixture.ts'
import { fail } from './mock-faults.ts'
import { provide } from './provide.ts'
import { copyOn, expectSaved, lastSeen, parsed, withoutAge } from './last-seen.ts'
import { holdApp } from './requests.ts'
import { logOut, signIn, store, storedValues } from './sign-in.ts'
import { withoutPause } from './time.ts'

/** The list that a person viewed last is there at first paint, and nobody else sees it (docs/offline.md). */
test.describe.configure({ timeout: 60_000 })
test.use({ expected: { errors: [/status of 401/] } })
test.beforeEach(({ page }) => withoutPause(page))

const copied = (page: Page) => copyOn(page).locator('article')

/** The person's own list, viewed, with its stored copy. */
async function viewList(page: Page) {
  const { mobile } = await signIn(page, 'buyer')
  const id = 700_000 + Math.floor(Math.random() * 99_999)
  await provide(page, 'an enquiry exists', { id, owner: mobile })
  await open(page, '/enquiry', 'en')
  await expect(cards(page)).toHaveCount(1)
  await expectSaved(page, 'en /enquiry')
  return { id, words: (await cards(page).getByRole('heading').textContent())! }
}

let first: (Awaited<ReturnType<typeof viewList>> & { values: Record<string, string> }) | undefined
// Views the list once per worker and copies its storage into each browser. For this, a test must neither end the
// session nor change the list.
async function restoreViewed(page: Page) {
  if (!first) first = { ...(await viewList(page)), values: await storedValues(page) }
  else {
    await page.context().addCookies([{ name: 'lang', value: 'en', url: test.info().project.use.baseURL! }])
    await store(page, first.values)
  }
  return first
}

test('a saved list and its links work before the app loads, and don’t move when it does', async ({ page }) => {
  const { words, id } = await restoreViewed(page)
  await withoutAge(page)
  const go = await holdApp(page)
  await page.goto('/enquiry', { waitUntil: 'commit' })
  await expect(copied(page)).toContainText(words)
  await parsed(page)
  await expect(cards(page)).toHaveCount(0) // not announced twice
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('href', '#main')
  const before = await copied(page).boundingBox()
  go()
  await expect(cards(page)).toHaveCount(1)
  await expect(copied(page)).toHaveCount(0)
  expect(await cards(page).boundingBox()).toEqual(before)
  await expect(cards(page).getByRole('link').first()).toHaveAttribute('href', `/enquiry/${id}`)

  await holdApp(page)
  await page.reload({ waitUntil: 'commit' })
  await copied(page).locator('a').first().click()
  await expect(page).toHaveURL(`/enquiry/${id}`)
})

const inPages = (copies: LastSeen, changed: Partial<LastSeen['pages'][number][1]>): LastSeen => ({
  ...copies,
  pages: copies.pages.map(([address, page]) => [address, { ...page, ...changed }]),
})
const DAY = 86_400_000

test('no copy shows that is another person’s, of another build, too old, damaged or blocked', async ({ page }) => {
  const { words } = await restoreViewed(page)
  const before = JSON.parse(await lastSeen(page)) as LastSeen
  const wrong = {
    'of an older version of the app': { ...before, app: 'index-0ld0ld0.js' },
    'of another person': { ...before, token: `${before.token}-of-another` },
    'of last week': inPages(before, { at: Date.now() - 8 * DAY }),
    'of tomorrow': inPages(before, { at: Date.now() + DAY }),
    'of a screen of another width': inPages(before, { width: 360 }),
    'of another address': { ...before, pages: before.pages.map(([, page]) => ['en /directory', page]) },
    'that is no copy at all': [null],
  }
  const go = await holdApp(page)
  for (const [what, copy] of Object.entries(wrong))
    await test.step(what, async () => {
      await store(page, { seen: JSON.stringify(copy) })
      await page.goto('/enquiry', { waitUntil: 'commit' })
      await parsed(page)
      await expect(page.locator('#main')).toHaveText('')
    })
  go()
  await expect(cards(page)).toContainText(words)
  await store(page, { seen: JSON.stringify(before) })
  await refuse(page, 'getItem')
  const goAgain = await holdApp(page)
  await page.goto('/enquiry', { waitUntil: 'commit' })
  await parsed(page)
  await expect(page.locator('#main')).toHaveText('')
  goAgain()
  await expect(cards(page)).toHaveCount(1)
})

test('logging out in another tab removes a copy that is on screen, as does another person’s sign-in, even if the tab missed it', async ({
  page,
  context,
}) => {
  const { words } = await viewList(page)
  const other = await context.newPage()
  await open(other, '/Support', 'en')
  const go = await holdApp(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(copied(page)).toContainText(words)
  await logOut(other)
  expect(await lastSeen(other)).toBeUndefined()
  await expect(copied(page)).toHaveCount(0)
  go()
  await expect(page).toHaveURL(/\/auth\?next=/)
  expect(await page.content()).not.toContain(words)

  for (const isTold of [true, false]) {
    const { words } = await restoreViewed(page)
    if (!isTold)
      await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()))
    const go = await holdApp(page)
    await page.route('**/api/mobile/v1/enquiries/**', () => undefined) // only a copy could show anything
    await page.goto('/enquiry', { waitUntil: 'commit' })
    await expect(copied(page)).toContainText(words)
    await signIn(other, 'buyer')
    if (isTold) await expect(copied(page)).toHaveCount(0)
    go()
    await expect(page.getByText('Loading enquiries…')).toBeAttached()
    expect(await page.content()).not.toContain(words)
  }
})

test('after a change, no copy from before it shows', async ({ page }) => {
  const { id } = await viewList(page)
  await cards(page).getByRole('link').first().click()
  await expect(page).toHaveURL(`/enquiry/${id}`)
  await expectSaved(page, `en /enquiry/${id}`)
  await page.getByRole('button', { name: 'Close Enquiry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Sold')
  await dialog.getByRole('button', { name: 'Yes, close it' }).click()
  await expect(page).toHaveURL('/enquiry')
  // The list may have been saved again by now, as it is after the closing.
  expect((await lastSeen(page)) ?? '').not.toContain(`en /enquiry/${id}`)
})

/** Storage refuses only this value, so that the session still works. */
const refuse = (page: Page, way: 'setItem' | 'getItem') =>
  page.addInitScript((way) => {
    type Way = (this: Storage, ...given: string[]) => unknown
    const before = Object.getOwnPropertyDescriptor(Storage.prototype, way)!.value as Way
    const value: Way = function (...given) {
      if (given[0] === 'seen') throw new DOMException('full, or blocked', 'QuotaExceededError')
      return Reflect.apply(before, this, given)
    }
    Object.defineProperty(Storage.prototype, way, { value })
  }, way)

test('a copy shows its age until the server answers; full storage loses it, and the page works', async ({ page }) => {
  const { words } = await restoreViewed(page)
  const before = (await lastSeen(page))!
  await page.route('**/api/mobile/v1/enquiries/**', () => undefined) // never answers
  await page.goto('/enquiry')
  await expect(cards(page)).toContainText(words)
  await expect(page.getByRole('status').filter({ hasText: /^Saved copy from/ })).toBeVisible()

  await page.unrouteAll()
  await refuse(page, 'setItem')
  await page.goto('/enquiry')
  await expect(cards(page)).toContainText(words)
  await expect.poll(() => lastSeen(page), { timeout: 20_000 }).toBeUndefined()
  expect(before).toContain('en /enquiry')
})

test('a list with contacts isn’t saved; its earlier copy is deleted, as when a session ends', async ({ page }) => {
  await openAs(page, 'buyer', '/directory')
  await expectSaved(page, 'en /directory')
  await page.route('**/api/mobile/v1/farmers/**', async (route) => {
    const reply = await route.fetch()
    const list = (await reply.json()) as { results: { business: object }[] }
    const results = list.results.map((each) => ({ ...each, business: { ...each.business, can_view_contact: true } }))
    await route.fulfill({ response: reply, json: { ...list, results } })
  })
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(async () => (await lastSeen(page)) ?? '', { timeout: 20_000 }).not.toContain('en /directory')

  // The end of the session by the server deletes the copy.
  await page.unrouteAll()
  await page.reload()
  await expectSaved(page, 'en /directory')
  const name = (await cards(page).first().getByRole('heading').textContent())!
  await fail(page, 'listFarmers', '401')
  await page.reload()
  await expect(page).toHaveURL(/\/auth\?next=/)
  expect(await lastSeen(page)).toBeUndefined()
  expect(await page.content()).not.toContain(name)
})
