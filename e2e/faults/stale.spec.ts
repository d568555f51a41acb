import type { Page, Route } from '@playwright/test'
import { expect, goTo, open, test } from '../fixture.ts'
import { signIn } from '../sign-in.ts'
import { proves } from '../../tests/proves.ts'
import { sampled } from '../../tests/sample.ts'

// A person types, filters and pages faster than the server answers, and the replies arrive in reverse order (case 32 of
// docs/faults.md). The final content must match the address.
const buyer = (page: Page) => signIn(page, 'buyer')
const lists = {
  board: {
    before: buyer,
    api: /\/global-enquiries\//,
    addresses: ['?type=sell', '?type=buy', '?page=2', '?page=3', '?name=papaya', '?name=onion', '', '?type=buy&page=2'],
    path: '/global-enquiry',
  },
  directory: {
    before: buyer,
    api: /\/(farmers|buyers|manufacturers)\/\?/,
    addresses: ['?entityType=buyer', '?page=2', '?search=pune', '?entityType=manufacturer', '', '?search=nashik'],
    path: '/directory',
  },
  'mandi prices': {
    before: () => Promise.resolve(),
    api: /\/price-mandi\//,
    // A bare address opens the place viewed last (§mandi.22), a different one in each walk, so it isn't listed.
    addresses: ['?state=Goa', '?page=2', '?commodity=Onion', '?place=all', '?state=Maharashtra&page=3'],
    path: '/price-mandi',
  },
}

const rows = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main article, main tbody tr')].map((row) => row.textContent))

for (const [name, { before, api, addresses, path }] of sampled(Object.entries(lists)))
  test(`${name}: only the reply to the last request shows`, proves('case 32'), async ({ page }) => {
    await before(page)
    await open(page, path, 'en')
    const settled = async () => {
      await expect.poll(() => rows(page)).not.toEqual([])
      await page.waitForLoadState('networkidle')
    }
    await page.goto(path + addresses.at(-1))
    await settled()
    const right = await rows(page)
    // Loads again, so that nothing is cached.
    await page.goto(path)
    await settled()
    const held: Route[] = []
    await page.route(api, (route) => void held.push(route))
    for (const address of addresses) await goTo(page, path + address)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.unroute(api)
    for (const route of held.toReversed()) await route.continue().catch(() => undefined) // the app may have cancelled it
    await expect.poll(() => rows(page)).toEqual(right)
    await page.waitForLoadState('networkidle')
    expect(await rows(page)).toEqual(right)
  })
