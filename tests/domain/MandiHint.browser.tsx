import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MandiHint } from '../../src/domain/mandi/MandiHint.tsx'
import { aPrice } from '../factories.ts'
import { show } from '../ui/show.tsx'

test('on a phone, a price takes the room that was kept for it', async () => {
  vi.setSystemTime('2026-05-01T06:00:00Z')
  await page.viewport(360, 640)
  const { promise: prices, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async ({ url }: Request) => (url.includes('price-mandi') ? prices : Response.json([])))
  await show(
    // The width that a phone's page and card leave.
    <div style={{ width: 294 }}>
      <MandiHint commodityName="Onion" location="Niphad, Nashik" />
      <button type="button">Show interest</button>
    </div>,
  )
  const below = page.getByRole('button')
  const top = () => below.element().getBoundingClientRect().top
  const before = top()
  resolve(Response.json({ records: [aPrice({ market: 'Lasalgaon APMC' })], total: 1 }))
  await expect.element(page.getByText(/^Mandi price/)).toBeVisible()
  expect(top()).toBe(before)
})
