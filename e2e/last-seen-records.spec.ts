import type { Page } from '@playwright/test'
import type { LastSeen } from '../src/api/copies/copies.ts'
import { expect, open, test } from './fixture.ts'
import { newId, provide } from './provide.ts'
import { copyOn, expectSaved, lastSeen, parsed, withoutAge } from './last-seen.ts'
import { holdApp, holdRequests } from './requests.ts'
import { MAX_SHIFT, sumOf, watchShifts } from './shifts.ts'
import { signIn, store } from './sign-in.ts'
import { spacedMobile } from '../src/domain/formats.ts'
import { sampled } from '../tests/sample.ts'
import { withoutPause } from './time.ts'

/** The enquiry or business that a person viewed last is there at first paint, without any contact (docs/offline.md). */
test.describe.configure({ timeout: 60_000 })
test.use({ expected: { errors: [/status of 404/] } })

/** A new owner for each record, because nobody has two businesses. */
let owner = ''
test.beforeEach(async ({ page }) => {
  owner = `8${String(newId()).padStart(9, '0')}`
  await withoutPause(page)
})

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
async function viewRecord(page: Page, name: Name) {
  const { mobile } = await signIn(page, 'buyer')
  const id = newId()
  const path = await kinds[name].put(page, { id, mobile })
  await open(page, path, 'en')
  await expectSaved(page, `en ${path}`)
  return { path, api: kinds[name].api(id) }
}
const part = (page: Page, name: string) => page.getByRole('region', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Holds the server's answers to the page. */
const holdAnswers = async (page: Page) => (await holdRequests(page, /\/api\//)).release

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

// At the small size, one of somebody else's and one's own.
for (const name of sampled(Object.keys(kinds) as Name[], 2)) {
  test(`${name}: a saved copy shows at once without phone numbers, and stays if the server fails`, async ({ page }) => {
    const { path, api } = await viewRecord(page, name)
    const title = (await heading(page).textContent())!
    const positions = await places(page)
    expect(positions).toHaveProperty([kinds[name].below])
    expect(await lastSeen(page)).not.toContain(owner)
    const shifted = await watchShifts(page)
    await withoutAge(page)
    const go = await holdApp(page)
    const answer = await holdAnswers(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(copyOn(page)).toContainText(title)
    await parsed(page)
    expect(await page.content()).not.toContain(owner)
    expect(await places(page)).toEqual(positions)
    go()
    await expect(heading(page)).toHaveText(title)
    await expect(copyOn(page)).toHaveCount(0)
    expect(await places(page)).toEqual(positions)
    expect(await page.content()).not.toContain(owner)
    await expect(page.getByRole('button', { name: /^See contact/ })).toHaveCount(0)
    answer()
    if (name === 'an enquiry of one’s own')
      await expect(page.getByRole('button', { name: 'Close Enquiry' })).toBeVisible()
    else await expect(page.getByRole('link', { name: `+91 ${spacedMobile(owner)}` })).toBeVisible()
    expect(await places(page)).toEqual(positions)
    const shifts = await shifted()
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT)
    expect(new URL(page.url()).pathname).toBe(path)

    // After a failure the copy stays, with its age and without a contact. A 404 replaces it.
    await page.unrouteAll()
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

test('the buttons of an own enquiry wait for the server’s current data', async ({ page }) => {
  await viewRecord(page, 'an enquiry of one’s own')
  const go = await holdApp(page)
  const answer = await holdAnswers(page)
  await page.reload({ waitUntil: 'commit' })
  const edit = page.getByText('Edit Enquiry')
  const stages = part(page, 'Status timeline').getByRole('button')
  await expect(copyOn(page)).toContainText('Edit Enquiry')
  await edit.click({ force: true })
  await copyOn(page).locator('button[aria-expanded=false]').last().click({ force: true })
  go()
  await expect(stages.last()).toHaveAttribute('aria-expanded', 'false')
  await edit.click({ force: true })
  await page.getByText('Close Enquiry').click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answer()
  await page.getByRole('button', { name: 'Close Enquiry' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/enquiry\/\d+$/)
})

test('a contact is offered for sale only when the server says that it is hidden', async ({ page }) => {
  const { mobile } = await signIn(page, 'buyer')
  const id = newId()
  await provide(page, 'an enquiry exists', { id, type: 'sell', owner })
  await open(page, `/global-enquiry/${id}`, 'en')
  const offer = page.getByRole('button', { name: 'Show interest (₹10)' })
  await expect(offer).toBeVisible()
  await expectSaved(page, `en /global-enquiry/${id}`)
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
  await expect(page.getByRole('link', { name: `+91 ${spacedMobile(owner)}` })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('the newest copies are kept, up to the size limit', async ({ page }) => {
  const { path } = await viewRecord(page, 'an enquiry')
  const before = JSON.parse(await lastSeen(page)) as LastSeen
  const large = { ...before.pages[0]![1], main: '.'.repeat(80_000) }
  const pages = ['en /enquiry', 'en /farmer/1', 'en /farmer/2'].map((address) => [address, large])
  await store(page, { seen: JSON.stringify({ ...before, pages }) })
  await page.reload()
  await expectSaved(page, `en ${path}`)
  const now = JSON.parse(await lastSeen(page)) as LastSeen
  expect(now.pages.map(([address]) => address)).toEqual(['en /farmer/1', 'en /farmer/2', `en ${path}`])
})
