import type { Page } from '@playwright/test'
import { confirming } from '../checkout.ts'
import { proves } from '../../tests/proves.ts'
import { storedEverywhere } from '../stored-everywhere.ts'
import { expect, open, test } from '../fixture.ts'
import { provide } from '../provide.ts'
import { signIn } from '../sign-in.ts'
import { sampled } from '../../tests/sample.ts'

/** Cases 10 and 11 of docs/faults.md: a hidden contact is searched for everywhere, and must be nowhere. */

const CANARY = { name: 'Canary Deshmukh', mobile: '9199000111', email: 'canary@example.com', company: 'Canary Agro' }
const canaries = /Canary|9199000111|91990 00111|canary@/i

/** A server that sends the contact although this person may not see it. */
async function leak(page: Page) {
  let leaks = 0
  type Json = { [key: string]: unknown }
  const into = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(into)
    if (value === null || typeof value !== 'object') return value
    const record = Object.fromEntries(Object.entries(value as Json).map(([name, each]) => [name, into(each)]))
    if (record['can_view_contact'] !== false) return record
    leaks++
    const interested_users = [{ ...CANARY, purchased_at: '2026-04-21T10:00:00+05:30' }]
    return { ...record, owner_contact: CANARY, interested_users }
  }
  await page.route(/\/api\/.*(detail|enquiries|farmers|buyers|manufacturers|products)/, async (route) => {
    const request = route.request()
    if (request.method() !== 'GET') return route.fallback()
    const { authorization = '', 'x-user-lang': language = 'en' } = await request.allHeaders()
    // Not with `route.fetch`: Playwright drops its reply if a navigation happens before it arrives.
    const reply = await fetch(request.url(), { headers: { authorization, 'x-user-lang': language } })
    const contentType = reply.headers.get('content-type') ?? ''
    const isJson = reply.ok && contentType.includes('json')
    const body = isJson ? JSON.stringify(into(await reply.json())) : await reply.text()
    return route.fulfill({ status: reply.status, contentType, body })
  })
  return { leaks: () => leaks }
}

for (const [what, start] of sampled(
  Object.entries({
    'an enquiry of the board': () => Promise.resolve('/global-enquiry/419'),
    'a farmer': async (page: Page) => business(page, 'farmer'),
    'a buyer': async (page: Page) => business(page, 'buyer'),
    'a manufacturer': async (page: Page) => business(page, 'manufacturer'),
  }),
)) {
  test(
    `${what}: a contact sent before its payment shows nowhere`,
    proves('case 10', 'case 11', 'check 29'),
    async ({ page, context }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      const asked: string[] = []
      context.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
      await signIn(page, 'buyer')
      const path = await start(page)
      const { leaks } = await leak(page)
      await open(page, path, 'en')
      await expect(page.getByText(/Contact hidden/).first()).toBeVisible()
      expect(leaks(), 'the server did send it').toBeGreaterThan(0)
      for (const place of [
        await page.content(),
        await storedEverywhere(page),
        said.join(),
        asked.join(),
        await page.title(),
      ])
        expect(place).not.toMatch(canaries)
      // The device's storage claims a purchase (case 11).
      await page.evaluate((path) => {
        const [, kind, id] = path.split('/')
        localStorage.setItem(
          'purchasedEntities',
          JSON.stringify([`${kind === 'global-enquiry' ? 'enquiry' : kind}_${id}`]),
        )
      }, path)
      await page.reload()
      await expect(confirming(page)).toBeVisible()
      for (const place of [await page.content(), await storedEverywhere(page), said.join(), asked.join()])
        expect(place).not.toMatch(canaries)
    },
  )
}

let made = 0
async function business(page: Page, type: string) {
  // Counts down: the mock counts up from the highest id, so the next person to sign in would own the next test's
  // business.
  const id = 900_000_000 - test.info().workerIndex * 1_000 - ++made
  await provide(page, 'a business exists', { id, type })
  return `/${type}/${id}`
}
