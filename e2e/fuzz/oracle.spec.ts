import { sample } from 'fast-check'
import type { Page } from '@playwright/test'
import { successes } from '../../tests/api/replies.ts'
import { count, full } from '../../tests/figures.ts'
import { schemaArbitrary } from '../../tests/fuzz/schema-arbitrary.ts'
import { SEED } from '../../tests/fuzz/seed.ts'
import { spoilt } from '../../tests/fuzz/spoil.ts'
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

test('the oracle finds nothing wrong with a sound page', async ({ page }) => {
  await openSound(page)
  expect(await page.evaluate(() => oracle.faults())).toEqual([])
})

test('the oracle sees each planted fault', async ({ page }) => {
  for (const [rule, plant, found] of PLANTED) {
    await openSound(page)
    if (typeof plant === 'string')
      await page.evaluate((html) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html), plant)
    else await page.evaluate(plant)
    await expect.poll(() => page.evaluate(() => oracle.faults().join('\n')), { message: rule }).toMatch(found)
  }
  count('fuzz', 'planted faults that the oracle sees', PLANTED.length)
})

/** A page written without checks, whose faults the oracle must find. */
function naive(reply: string): void {
  type Enquiry = {
    product: { name: string }
    quantity: number
    unit: string
    expected_price: number
    location: string
    photo: string
    created_at: string
    images: { image: string }[]
  }
  const enquiry = JSON.parse(reply) as Enquiry
  document.body.innerHTML = ''
  document.title = `${enquiry.product.name} in ${enquiry.location}`
  document.body.innerHTML = `<main><h1>${enquiry.product.name}</h1>
    <p>₹${enquiry.expected_price * 100} per quintal, ${enquiry.quantity} ${enquiry.unit}</p>
    <p title="${enquiry.location}">${new Date(enquiry.created_at).toLocaleDateString()}</p>
    <img alt="${enquiry.product.name}" src="${enquiry.photo}">
    ${enquiry.images.map(({ image }) => `<a href="${image}">Photo</a>`).join('')}</main>`
}

test('the oracle sees a naive page fail, in every way that it looks for @full', async ({ page }) => {
  await page.addInitScript(`globalThis.naive = ${naive.toString()}`)
  await openSound(page)
  const { schema } = successes.find(({ id }) => id === 'getEnquiry')!
  const replies = [
    ...sample(schemaArbitrary(schema!), { numRuns: full ? 150 : 40, seed: SEED }),
    ...spoilt(schema!, SEED).broken.map(({ value }) => value),
  ]
  const found: string[] = []
  let failed = 0
  for (const reply of replies) {
    await page.evaluate(() => oracle.reset())
    // Imitates an app without an error boundary: exceptions are uncaught.
    await page.evaluate(
      (text) =>
        new Promise<void>((resolve) => {
          setTimeout(() => (globalThis as unknown as { naive: typeof naive }).naive(text), 0)
          setTimeout(resolve, 5)
        }),
      JSON.stringify(reply),
    )
    const faults = await page.evaluate(() => oracle.faults())
    if (faults.length > 0) failed++
    found.push(...faults)
  }
  expect(failed).toBeGreaterThan(replies.length / 3)
  count('fuzz', 'failures of a naive page that the oracle sees', failed)
  const all = found.join('\n')
  for (const sign of [
    /no main/,
    /no h1/,
    /undefined/,
    /null/,
    /NaN/,
    /Invalid Date/,
    /object Object/,
    /uncaught/,
    /ran/,
    /link to javascript/,
    /wider than/,
  ])
    expect(all).toMatch(sign)
})
