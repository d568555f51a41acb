import type { Page } from '@playwright/test'
import { installOracle } from './oracle.ts'
import { expect, test } from './page.ts'

test.use({ viewport: { width: 320, height: 640 } })

const SOUND = '<!doctype html><title>Sound</title><link rel="icon" href="data:,"><main><h1>Sound</h1></main>'

async function openSound(page: Page) {
  await page.addInitScript(installOracle)
  await page.route('/naive', (route) => route.fulfill({ contentType: 'text/html', body: SOUND }))
  await page.goto('/naive')
}

/** For each rule, a page that breaks it with a plausible programming error: what it does, or the HTML that it adds. */
const PLANTED: [rule: string, plant: string | (() => unknown), found: RegExp][] = [
  ['a white screen', () => document.querySelector('main')!.remove(), /no main/],
  ['no heading', () => document.querySelector('h1')!.remove(), /no h1/],
  ['an empty heading', () => document.querySelector('h1')!.replaceChildren(), /no h1/],
  ['undefined', '<p>₹undefined</p>', /undefined.* in the text/],
  ['null', '<p>Grade null</p>', /null.* in the text/],
  ['NaN', '<p>₹NaN per kg</p>', /NaN.* in the text/],
  ['Invalid Date', '<p>Invalid Date</p>', /Invalid Date/],
  ['an object as text', '<p>[object Object]</p>', /object Object/],
  ['a machine word in the title', () => (document.title = 'Enquiry undefined'), /in the title/],
  ['a machine word in a name', '<p aria-label="Page NaN">Page</p>', /in aria-label/],
  ['a machine word in a tooltip', '<p title="NaN">Page</p>', /in title/],
  ['a machine word in an address', '<a href="/enquiry/undefined">Open</a>', /in href/],
  ['a machine word for a picture', '<img alt="Photo of undefined">', /in alt/],
  ['a machine word in a field', '<input value="NaN">', /in a field/],
  ['a link that is a script', '<a href="javascript:void 0">Open</a>', /link to javascript/],
  ['a picture that is no picture', '<img alt="" src="mailto:a@b.invalid">', /picture from mailto/],
  ['a script of a reply', '<img alt="" src="x:" onerror="globalThis.ran = 2">', /script 2 ran/],
  ['a long word', `<p>${'W'.repeat(300)}</p>`, /wider than its window/],
  [
    'an uncaught error',
    () => void setTimeout(() => (JSON.parse('{}') as { rows: string[] }).rows.map(String), 0),
    /uncaught/,
  ],
  ['an unhandled rejection', () => void Promise.reject(new Error('nobody waits')), /unhandled rejection/],
  // oxlint-disable-next-line no-console -- that is the fault
  ['an error in the console', () => console.error('Warning: each child in a list'), /console\.error/],
]

test('the oracle accepts a sound page and detects each planted fault', async ({ page }) => {
  await openSound(page)
  expect(await page.evaluate(() => oracle.faults())).toEqual([])
  for (const [rule, plant, found] of PLANTED) {
    await openSound(page)
    if (typeof plant === 'string')
      await page.evaluate((html) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html), plant)
    else await page.evaluate(plant)
    await expect.poll(() => page.evaluate(() => oracle.faults().join('\n')), { message: rule }).toMatch(found)
  }
})
