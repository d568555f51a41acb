import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MandiHint } from '../../src/domain/mandi/MandiHint.tsx'
import { aPrice } from '../factories.ts'
import { show } from '../ui/show.tsx'

const today = { records: [aPrice({ market: 'Lasalgaon APMC' })], total: 1 }
const old = { records: [aPrice({ market: 'Lasalgaon APMC', arrival_date: '2026-01-02' })], total: 1 }
const none = { records: [], total: 0 }

test.each([
  ['a price', 360, () => Response.json(today), /^Mandi price/],
  ['a price', 1440, () => Response.json(today), /^Mandi price/],
  ['an old price', 360, () => Response.json(old), /^No recent mandi price/],
  ['no price', 360, () => Response.json(none), /^No mandi price/],
  ['no answer', 360, () => new Response(null, { status: 404 }), undefined],
])('%s takes the room that was kept for it, at %i px', async (_, width, answer, text) => {
  vi.setSystemTime('2026-05-01T06:00:00Z')
  await page.viewport(width, 640)
  const { promise: prices, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('price-mandi') ? (await prices).clone() : Response.json([]),
  )
  const { queryClient } = await show(
    // The width that a phone's page and card leave.
    <div style={{ width: width === 360 ? 294 : 480 }}>
      <MandiHint crop={{ id: 1, name: 'Onion' }} location="Niphad, Nashik" />
      <button type="button">Show interest</button>
    </div>,
  )
  const below = page.getByRole('button')
  const top = () => below.element().getBoundingClientRect().top
  const before = top()
  expect(before).toBeGreaterThan(50)
  resolve(answer())
  if (text) await expect.element(page.getByText(text)).toBeVisible()
  else await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(top()).toBe(before)
})
