import type { Page } from '@playwright/test'
import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'
import { full, inTurn, sampled } from '../../tests/sample.ts'
import { proves } from '../../tests/proves.ts'
import { comeBack, faultsOfFailure, open, openHealthy, type Target } from '../fuzz/cases.ts'
import { expect, LOCALES, test } from '../fuzz/page.ts'
import { places } from '../fuzz/places.ts'
import { aborts, faultNames, HOSTILE_WORDS, isEndless, startBrokenServer, type FaultName } from './broken-server.ts'

// Cases 15 and 30 of docs/faults.md occur at every place of every operation (e2e/fuzz/places.ts): the session
// ends, then each fault. Each is explained in the person's language, and another try finds what was typed.
test.describe.configure({ timeout: full ? 600_000 : 60_000 })

let server: Awaited<ReturnType<typeof startBrokenServer>>
test.beforeAll(async () => {
  server = await startBrokenServer()
})
test.afterAll(() => server.close())

const NOT_THERE = /^404/
const NO_BODY = /^empty/
/** Faults that these operations don't treat as failures: 404 as “not found”, an empty success, a final refusal. */
const meant: Partial<Record<OperationId, RegExp>> = {
  getEnquiry: NOT_THERE,
  getEnquiryDetail: NOT_THERE,
  getFarmer: NOT_THERE,
  getBuyer: NOT_THERE,
  getManufacturer: NOT_THERE,
  closeEnquiry: NO_BODY,
  deleteProductImage: /^(empty|404)/,
  verifyPayment: /^4\d\d/, // e2e/subscription.spec.ts
}
/** These reads are repeated after a pause. */
const REPEATED = new Set<OperationId>(['listLatestEnquiries', 'listMandiPrices'])

/** The kinds of places by how they report a fault; the small size takes one place of each kind. */
const pairs = sampled(
  places
    .filter(({ brokenAt }) => !brokenAt)
    .flatMap((place) => place.operations.map((operation) => ({ place, operation })))
    .filter(({ place, operation }) => !place.silent?.[operation]),
  undefined,
  ({ operation }) => `${operations[operation].method} ${operations[operation].bearer}`,
)
/** Number of faults tried per place in the small size; together the places cover each fault. */
const FEW = 7

/** Gives each place the faults that were used least so far. */
function deal(): FaultName[][] {
  const met = new Map(faultNames.map((fault) => [fault, 0]))
  return pairs.map(({ place, operation }) => {
    // Without the list of its business, a product isn't found.
    const refuses = place.name === 'product' ? NOT_THERE : meant[operation]
    const faults = faultNames.filter((fault) => !refuses?.test(fault))
    const rare = faults.toSorted((a, b) => met.get(a)! - met.get(b)!)
    const few = full ? faults : rare.slice(0, FEW)
    for (const fault of few) met.set(fault, met.get(fault)! + 1)
    return few
  })
}
const dealt = deal()

/** Every request that leaves the page meets the fault. */
async function breakRequests(page: Page) {
  const met: { fault: FaultName } = { fault: '' }
  await page.unroute('**/api/**')
  await page.route('**/api/**', (route) =>
    met.fault in aborts
      ? route.abort(aborts[met.fault as keyof typeof aborts])
      : route.continue({ url: server.addressOf(met.fault) }),
  )
  return met
}

for (const [index, { place, operation }] of pairs.entries()) {
  const { bearer, method } = operations[operation]
  for (const locale of inTurn(LOCALES, index))
    test(`${place.name}: ${operation} (${method}), in ${locale}`, proves('case 15', 'case 30'), async ({ pageIn }) => {
      const page = await pageIn(locale)
      const target: Target = { page, locale, place, operation }
      const healthy = await openHealthy(target)
      // A form whose first read ends the session is not there to be filled in; e2e/enquiry-form.spec.ts has the post.
      const isAway = (method === 'get' && place.steps) || operation === 'createEnquiry'
      if (bearer !== 'none' && place.as !== 'visitor' && !isAway) {
        await ended(target, bearer === 'required')
      }
      const met = await breakRequests(page)
      for (const fault of dealt[index]!) {
        met.fault = fault
        const isHurried = isEndless(fault) || REPEATED.has(operation)
        const faults = await faultsOfFailure(target, { reply: 'network', isHurried }, healthy, HOSTILE_WORDS)
        // The page's policy stops a request that is redirected to another site.
        expect(
          faults.filter((each) => !each.startsWith('policy: connect-src')),
          fault,
        ).toEqual([])
        expect(await page.locator('[data-hostile]').count(), fault).toBe(0)
      }
    })
}

/** The session ends at this call: the sign-in opens, says why once, and leads back to what was typed. */
async function ended(target: Target, leadsOut: boolean) {
  const { page, place } = target
  const text = JSON.stringify({ message: 'Invalid token.' })
  await open(target, { reply: { status: 401, text }, awaitsAlert: true })
  const next = place.path.startsWith('/register') ? '' : `?next=${encodeURIComponent(place.path)}`
  if (leadsOut) {
    await expect(page).toHaveURL(`/auth${next}`)
    await expect(page.getByRole('alert')).toHaveCount(1)
  } else await expect(page).toHaveURL(place.path) // a page for everybody goes on without the session
  await expect.poll(() => page.evaluate(() => oracle.faults())).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  const { called } = await comeBack(target)
  await expect.poll(() => page.evaluate(() => oracle.faults())).toEqual([])
  expect(called, 'what was typed is there, and is sent again').toBe(true)
  await page.goto('/nowhere') // forgets that the form was sent, which would leave no form for the next case
}

test('the cases cover every fault', proves('case 30'), () => {
  const met = dealt.flat()
  for (const fault of faultNames)
    expect(met.filter((each) => each === fault).length, fault).toBeGreaterThanOrEqual(full ? 2 : 1)
  expect(faultNames.length).toBeGreaterThanOrEqual(20)
})
