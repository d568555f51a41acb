import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MandiHint } from '../../src/domain/mandi/MandiHint.tsx'
import { show } from '../render.tsx'

const row = {
  commodity: 'Onion',
  arrival_date: '2026-04-21',
  variety: 'Red',
  state: 'Maharashtra',
  district: 'Nashik',
  market: 'Lasalgaon',
  min_price: 3000,
  max_price: 5000,
  modal_price: 4250,
  grade: 'FAQ',
}
const asked: URL[] = []
let records: object[] = []

// Its chunk is there, as after a first visit: how long a busy machine takes to load it is none of this test.
beforeAll(() => import('../../src/domain/mandi/MandiPrice.tsx'))
beforeEach(() => {
  asked.length = 0
  records = [row]
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url))
    return Response.json(
      url.includes('price-mandi')
        ? { records, total: records.length }
        : [{ id: 1, name: 'Onion', photo: null, search_words: 'onion' }],
    )
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the newest price of the state, with market, date and age', async () => {
  await show(<MandiHint commodityName="Onion" location="Niphad, Nashik" />)
  expect((await screen.findByText(/^Mandi price/)).textContent).toBe('Mandi price: ₹42.50 per kg (₹4,250 per quintal)')
  expect(screen.getByText(/Maharashtra/).textContent).toMatch(/^Lasalgaon, Maharashtra, 21 Apr 2026 \(.+\)$/)
  const { searchParams } = asked.find(({ pathname }) => pathname.includes('price-mandi'))!
  expect([searchParams.get('commodity'), searchParams.get('state')]).toEqual(['Onion', 'Maharashtra'])
})

test('in Hindi the market’s own spelling is marked as English', async () => {
  await show(<MandiHint commodityName="Onion" location="नाशिक" />, { locale: 'hi' })
  expect((await screen.findByText('Lasalgaon')).lang).toBe('en')
})

test.each([
  ['no market reported it', 'Nashik', []],
  ['the location names no state', 'Behind the school', [row]],
  ['only a like-named commodity was traded', 'Nashik', [{ ...row, commodity: 'Onion Green' }]],
  ['it has no location', null, [row]],
])('nothing where %s', async (_, location, found) => {
  records = found
  const { container } = await show(<MandiHint commodityName="Onion" location={location} />)
  if (location) await waitFor(() => expect(asked.some(({ pathname }) => pathname.includes('price-mandi'))).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(container.textContent).not.toContain('Mandi price')
})
