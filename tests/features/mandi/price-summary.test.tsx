import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubFetch } from '../../api/page.ts'
import { aPrice } from '../../factories.ts'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import { PriceSummary, summaryOf } from '../../../src/features/mandi/PriceSummary.tsx'
import { show } from '../../render.tsx'

const serve = (all: PriceRecord[]) =>
  stubFetch(({ url }) => {
    const { searchParams: query } = new URL(url)
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    return Response.json({ records: all.slice(offset, offset + limit), total: all.length })
  })

const count = (length: number) =>
  Array.from({ length }, (_, index) => aPrice({ modal_price: ((index * 7919) % length) + 1 }))

test('the summary: the middle price is typical', () => {
  const records = [
    aPrice({ modal_price: 2000 }),
    aPrice({ modal_price: 1200, min_price: 900, max_price: 0 }),
    aPrice({ modal_price: 9000, min_price: null, max_price: 9500 }),
    aPrice({ commodity: 'Onion Green', modal_price: 800, min_price: null, max_price: null }),
  ]
  expect(summaryOf(records)).toEqual([
    { commodity: 'Onion', count: 3, lowest: 900, typical: 2000, highest: 9500 },
    { commodity: 'Onion Green', count: 1, lowest: 800, typical: 800, highest: 800 },
  ])
  expect(summaryOf([])).toEqual([])
})

test('the summary covers all matches on all days, and says when there are too many (§mandi.23)', async () => {
  const requests = serve([
    ...count(120),
    aPrice({ arrival_date: '2025-04-25', modal_price: 60 }),
    // Rows without a price or a day don't count.
    aPrice({ arrival_date: '2024-09-15', modal_price: 0, min_price: 0.5, max_price: 99_999 }),
    aPrice({ arrival_date: 'yesterday', modal_price: 99_999 }),
  ])
  const view = readMandiView(new URLSearchParams('commodity=Onion'))
  const first = await show(<PriceSummary view={view} total={123} />)
  const table = await screen.findByRole('table', { name: 'All 121 prices that match, 25 Apr 2025 to 21 Apr 2026' })
  expect(table.textContent).toContain('Onion₹1₹60₹3,000')
  first.unmount()
  requests.length = 0
  await show(<PriceSummary view={view} total={1_001} />)
  expect(screen.getByText(/can be shown for up to 1,000 prices/)).toBeTruthy()
  await waitFor(() => expect(requests).toEqual([]))
})

test('with more than three crops it says that only those with most prices are shown', async () => {
  const all = ['Gram', 'Gram', 'Green Gram', 'Green Gram', 'Black Gram', 'Black Gram', 'Red Gram'].map((commodity) =>
    aPrice({ commodity }),
  )
  serve(all)
  await show(<PriceSummary view={readMandiView(new URLSearchParams('commodity=Gram'))} total={all.length} />)
  expect(await screen.findByText(/^Of 4 commodities, the 3 with most prices\./)).toBeTruthy()
  expect(screen.queryByText('Red Gram')).toBeNull()
})
