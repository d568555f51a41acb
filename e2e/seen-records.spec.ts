import type { Page } from '@playwright/test'
import { sumOf } from '../src/api/seen.ts'
import { sampled } from '../tests/sample.ts'
import { expect, open, test } from './fixture.ts'
import { fail } from './mock-faults.ts'
import { provide } from './provide.ts'
import { copyOn, holdApp, isKept, kept, parsed, withoutAge } from './seen.ts'
import { signIn, store, storedValues } from './sign-in.ts'
import { withoutPause } from './time.ts'

/** The enquiry or business that a person viewed last is there at first paint, without any contact (docs/offline.md). */
test.describe.configure({ timeout: 60_000 })
test.use({ expected: { errors: [/status of 40[14]/] } })

/** A new owner for each record, because nobody has two businesses. */
let owner = ''
test.beforeEach(async ({ page }) => {
  owner = `8${String(Date.now() + test.info().workerIndex * 1_000_003).slice(-9)}`
  await withoutPause(page)
})

type Record = { path: string; api: RegExp; id: number; mobile: string; token: string }
type Made = { id: number; mobile: string }
type Kind = { put: (page: Page, made: Made) => Promise<string>; api: (id: number) => RegExp; below: string }

/** Each record has a contact that this person may see. */
const kinds = {
  'an enquiry': {
    put: async (page, { id, mobile }) => {
      await provide(page, 'an enquiry exists', { id, type: 'sell', owner, visible_to: mobile })
      return `/global-enquiry/${id}`
    },
    api: (id) => new RegExp(`/enquiries/${id}/detail/`),
    below: 'Product details',
  },
  'a business': {
    put: async (page, { id, mobile }) => {
      await provide(page, 'a business exists', { id, type: 'farmer', owner, visible_to: mobile })
      return `/farmer/${id}`
    },
    api: (id) => new RegExp(`/farmers/${id}/detail/`),
    below: 'Product interests',
  },
  'an enquiry of one’s own': {
    put: async (page, { id, mobile }) => {
      await provide(page, 'an enquiry exists', { id, owner: mobile, visible_to: owner })
      return `/enquiry/${id}`
    },
    api: (id) => new RegExp(`/enquiries/${id}/(\\?|$)`),
    below: 'Status timeline',
  },
} satisfies { [name: string]: Kind }
type Name = keyof typeof kinds

/** A record that the person has viewed, with its stored copy. */
async function seen(page: Page, name: Name): Promise<Record> {
  const { mobile, token } = await signIn(page, 'buyer', { known: true })
  const id = 600_000 + test.info().workerIndex * 1_000 + Math.floor(Math.random() * 999)
  const path = await kinds[name].put(page, { id, mobile })
  await open(page, path, 'en')
  await isKept(page, `en ${path}`)
  return { path, api: kinds[name].api(id), id, mobile, token }
}
const part = (page: Page, name: string) => page.getByRole('region', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Holds the server's answers to the page.
 * @returns releases them
 */
async function holdAnswers(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\//, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The positions of the page's parts, by their headings. */
const places = (page: Page) =>
  page
    .locator('#main')
    .evaluate((main) =>
      Object.fromEntries(
        Array.from(main.querySelectorAll('h2'), (each) => [
          each.textContent,
          Math.round(each.getBoundingClientRect().top + scrollY),
        ]),
      ),
    )

for (const name of Object.keys(kinds) as Name[]) {
  test(`${name}: there before the app, without anybody’s number, and nothing moves until the server has answered`, async ({
    page,
  }) => {
    const { path } = await seen(page, name)
    const title = (await heading(page).textContent())!
    const whole = await places(page)
    expect(whole).toHaveProperty([kinds[name].below])
    expect(await kept(page)).not.toContain(owner)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true })
    })
    await withoutAge(page)
    const go = await holdApp(page)
    const answer = await holdAnswers(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(copyOn(page)).toContainText(title)
    await parsed(page)
    expect(await page.content()).not.toContain(owner)
    expect(await places(page)).toEqual(whole)
    go()
    await expect(heading(page)).toHaveText(title)
    await expect(copyOn(page)).toHaveCount(0)
    expect(await places(page)).toEqual(whole)
    expect(await page.content()).not.toContain(owner)
    await expect(page.getByRole('button', { name: /^See contact/ })).toHaveCount(0)
    answer()
    if (name === 'an enquiry of one’s own')
      await expect(page.getByRole('button', { name: 'Close Enquiry' })).toBeVisible()
    else await expect(page.getByRole('link', { name: `+91 ${owner}` })).toBeVisible()
    expect(await places(page)).toEqual(whole)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path)
  })

  test(`${name}: a reply that is refused leaves the copy, its age and no contact; that it is gone takes its place`, async ({
    page,
  }) => {
    const { api } = await seen(page, name)
    const title = (await heading(page).textContent())!
    await page.route(api, (route) => route.fulfill({ json: { id: 'none of it' } }))
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: /^Saved copy from/ })).toContainText(
      name === 'an enquiry of one’s own' ? 'It may have changed since.' : 'Phone numbers are not kept in saved copies.',
    )
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByRole('button', { name: /^See contact/ })).toHaveCount(0)
    await expect(page.locator('[data-acts]:not([inert])')).toHaveCount(0)
    expect(await page.content()).not.toContain(owner)

    await page.route(api, (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }))
    await page.reload()
    await expect(page.getByRole('heading', { name: /not found|closed/i })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })
}

/** The small size takes one: the head drops a copy before it knows the kind of record. */
for (const name of sampled(Object.keys(kinds) as Name[])) {
  test(`${name}: two persons on one phone, by a sign-in in another tab while it is opened from its copy`, async ({
    page,
    context,
  }) => {
    const { path } = await seen(page, name)
    const title = (await heading(page).textContent())!
    const go = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(copyOn(page)).toContainText(title)
    await holdAnswers(page)
    const other = await context.newPage()
    const second = await signIn(other, 'buyer', { known: true })
    await expect(copyOn(page)).toHaveCount(0)
    go()
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toBeAttached()
    expect(await page.content()).not.toContain(title)
    await other.goto(path, { waitUntil: 'commit' })
    await parsed(other)
    await expect(copyOn(other)).toHaveCount(0)
    expect((await storedValues(other))['authToken']).toBe(second.token)
  })
}

test('a log-out in another tab while an enquiry is opened from its copy: it is gone at once', async ({
  page,
  context,
}) => {
  await seen(page, 'an enquiry of one’s own')
  const title = (await heading(page).textContent())!
  const other = await context.newPage()
  await open(other, '/Support', 'en')
  const go = await holdApp(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(copyOn(page)).toContainText(title)
  await other.getByRole('button', { name: 'Account', exact: true }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(copyOn(page)).toHaveCount(0)
  expect(await kept(page)).toBeUndefined()
  go()
  await expect(page).toHaveURL(/\/auth\?next=/)
  expect(await page.content()).not.toContain(title)
})

test('what one does to one’s own enquiry waits until the server has said how it is now', async ({ page }) => {
  await seen(page, 'an enquiry of one’s own')
  const go = await holdApp(page)
  const answer = await holdAnswers(page)
  await page.reload({ waitUntil: 'commit' })
  const edit = page.getByText('Edit Enquiry')
  await expect(copyOn(page)).toContainText('Edit Enquiry')
  await edit.click({ force: true })
  await expect(page).toHaveURL(/\/enquiry\/\d+$/)
  go()
  await expect(heading(page)).toBeVisible()
  await expect(part(page, 'Status timeline')).toBeVisible()
  await edit.click({ force: true })
  await page.getByText('Close Enquiry').click({ force: true })
  await expect(page).toHaveURL(/\/enquiry\/\d+$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answer()
  await page.getByRole('button', { name: 'Close Enquiry' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const isSame of [true, false])
  test(`a button that was pressed in the copy ${isSame ? 'is pressed in what takes its place' : 'whose page is another by now is not pressed'}`, async ({
    page,
  }) => {
    await seen(page, 'an enquiry of one’s own')
    if (!isSame) {
      type Kept = { pages: [address: string, text: string, sum: number][] }
      const now: Kept = JSON.parse(await kept(page))
      const pages = now.pages.map(([address, text]) => {
        const other = text.replaceAll('Close Enquiry', 'Give up')
        return [address, other, sumOf(other)]
      })
      await store(page, { seen: JSON.stringify({ ...now, pages }) })
    }
    const go = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await copyOn(page).locator('button[aria-expanded=false]').last().click()
    go()
    await expect(part(page, 'Status timeline')).toBeVisible()
    const stages = part(page, 'Status timeline').getByRole('button')
    await expect(page.getByRole('button', { name: 'Close Enquiry' })).toBeEnabled()
    await expect(stages.last()).toHaveAttribute('aria-expanded', String(isSame))
  })

test('an offer is made only when the server has said that the contact is hidden', async ({ page }) => {
  const { mobile } = await signIn(page, 'buyer', { known: true })
  const id = 600_000 + test.info().workerIndex * 1_000 + Math.floor(Math.random() * 999)
  await provide(page, 'an enquiry exists', { id, type: 'sell', owner })
  await open(page, `/global-enquiry/${id}`, 'en')
  const offer = page.getByRole('button', { name: 'Show interest (₹10)' })
  await expect(offer).toBeVisible()
  await isKept(page, `en /global-enquiry/${id}`)
  await provide(page, 'an enquiry exists', { id, type: 'sell', owner, visible_to: mobile })
  const go = await holdApp(page)
  const answer = await holdAnswers(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(copyOn(page)).toContainText('Owner’s contact')
  await expect(copyOn(page)).not.toContainText('See contact')
  go()
  await expect(part(page, 'Owner’s contact')).toBeVisible()
  await expect(offer).toHaveCount(0)
  answer()
  await expect(page.getByRole('link', { name: `+91 ${owner}` })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('the few newest records are kept, beside the lists', async ({ page }) => {
  const { path } = await seen(page, 'an enquiry')
  type Kept = { pages: [address: string, ...rest: unknown[]][] }
  const now: Kept = JSON.parse(await kept(page))
  const [, ...rest] = now.pages[0]!
  const before = ['/enquiry', ...[1, 2, 3, 4, 5, 6].map((id) => `/farmer/${id}`)].map((path) => `en ${path}`)
  await store(page, { seen: JSON.stringify({ ...now, pages: before.map((address) => [address, ...rest]) }) })
  await page.reload()
  await isKept(page, `en ${path}`)
  const { pages }: Kept = JSON.parse(await kept(page))
  expect(pages.map(([address]) => address)).toEqual([before[0], ...before.slice(2), `en ${path}`])
})

test('a session that the server has ended: the copy of an enquiry goes with it', async ({ page }) => {
  await seen(page, 'an enquiry')
  const title = (await heading(page).textContent())!
  await fail(page, 'getEnquiryDetail', '401')
  await page.reload()
  await expect(page).toHaveURL(/\/auth\?next=/)
  expect(await kept(page)).toBeUndefined()
  expect(await page.content()).not.toContain(title)
})
