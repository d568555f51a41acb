import { operations } from '../../src/api/generated/operations.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { full } from '../../tests/figures.ts'
import { sampled } from '../../tests/sample.ts'
import { expect, open, test } from '../fixture.ts'
import { harm, MARK, payloads, plant, type Payload } from './hostile-replies.ts'
import { uses, type Use } from './uses.ts'
import { proves } from '../../tests/proves.ts'

/**
 * Cases 3 and 4 of tests/faults/cases.ts: every text from the server is hostile, in every reply that a page shows. The
 * page's policy is off, because it would stop injected code.
 */
test.use({ bypassCSP: true, expected: { errors: [/Failed to load resource/] } })

type Name = keyof typeof uses
/** Excludes replies whose data is at most stored, such as the flags of a registration. */
const isShown = (name: Name) =>
  operations[name].body === 'none' || /enquiry|otp|user|payment|purchase|image/i.test(name)
const hasReply = (name: Name) => !(operations[name].statuses as readonly number[]).includes(204)
/** Replies with server text that the page shows to the person who triggers them. */
const SHOWN = new Set<Name>([
  'listCategories',
  'listSubcategoriesOfCategory',
  'listVarieties',
  'listLatestEnquiries',
  'listOwnEnquiries',
  'listGlobalEnquiries',
  'getEnquiryDetail',
  'getEnquiry',
  'listEnquiryTasks',
  'listFarmers',
  'listBuyers',
  'listManufacturers',
  'getFarmer',
  'getBuyer',
  'getManufacturer',
  'listBusinessProducts',
  'listMandiPrices',
  'getUserProfile',
  'getPlan',
])
const names = sampled(
  (Object.keys(uses) as Name[]).filter((name) => hasReply(name) && (full || isShown(name))),
  20,
  (name) => `${operations[name].method} ${SHOWN.has(name)}`,
)
/** The small size plants a hostile address in addresses, and hostile markup in all other text. */
const rounds: (Payload | undefined)[] = full ? (Object.keys(payloads) as Payload[]) : [undefined]

for (const [index, name] of names.entries()) {
  for (const round of rounds) {
    test(
      `${name} with ${round ?? 'markup and addresses'}: nothing runs`,
      proves('case 3', 'case 4'),
      async ({ page }) => {
        const use: Use = uses[name]
        const locale = LOCALES[index % LOCALES.length]!
        const { path } = await use.start(page)
        // If something is sent or chosen, earlier replies stay unchanged: a hostile order, for example, could never
        // be paid.
        const answered = await plant(page, round, operations[name].method === 'get' && !use.act ? undefined : name)
        await open(page, path, locale)
        // A hostile token or business type may end the way here.
        const acted = Promise.resolve(use.act?.(page, locale)).catch(() => undefined)
        // Waits for the reply: a long form has to be filled in first.
        await expect.poll(() => [...answered], { message: `${name} has answered`, timeout: 15_000 }).toContain(name)
        // The names of a list are on the page once it is open.
        const shown = SHOWN.has(name) ? use.worked(page).catch(() => undefined) : undefined
        if (shown) await expect.poll(() => page.content()).toContain(MARK)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        expect(await harm(page)).toEqual([])
        await expect(page.locator('h1, h2').first()).toBeVisible()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        void [acted, shown]
      },
    )
  }
}

test('a naive page is caught with each of them', proves('case 3'), async ({ page }) => {
  await page.goto('/Support')
  for (const [what, payload] of Object.entries(payloads)) {
    await page.evaluate((text) => {
      delete (window as { ran?: unknown }).ran
      document.body.innerHTML = `<a href="${text}">a</a><p title="${text}">${text}</p>`
      const link = document.createElement('a')
      link.href = text
      document.body.append(link)
    }, payload)
    // A frame runs its script a moment later.
    if (what !== 'template') await expect.poll(() => harm(page), { message: what }).not.toEqual([])
  }
})
