import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isRecent } from '../../src/domain/mandi/commodity-prices.ts'
import { MandiHint } from '../../src/domain/mandi/MandiHint.tsx'
import { aPrice } from '../factories.ts'
import { show } from '../render.tsx'

const row = aPrice({ variety: 'Red', min_price: 3000, max_price: 5000, modal_price: 4250, grade: 'FAQ' })
const asked: URL[] = []
let records: (url: string) => object[] = () => []
let date = ''

// The chunk is loaded already, as after a first visit, so a busy machine's load time doesn't matter.
beforeEach(() => {
  vi.setSystemTime('2026-05-01T06:00:00Z')
  asked.length = 0
  records = () => [row]
  date = ''
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url))
    const crops = [{ id: 1, name: 'Onion', photo: null, search_words: 'onion' }]
    const found = { records: records(url), total: 351 }
    return Response.json(url.includes('price-mandi') ? found : crops, { headers: { date } })
  })
})

test('the newest price of the state, with market, date and age', async () => {
  await show(<MandiHint crop={{ id: 1, name: 'Onion' }} location="Niphad, Nashik" />)
  expect((await screen.findByText(/^Mandi price/)).textContent).toBe('Mandi price: ₹42.50 per kg (₹4,250 per quintal)')
  expect(screen.getByText(/Maharashtra/).textContent).toBe('Lasalgaon, Maharashtra, 21 Apr 2026 (10 days ago)')
  const { searchParams } = asked.find(({ pathname }) => pathname.includes('price-mandi'))!
  expect([searchParams.get('commodity'), searchParams.get('state')]).toEqual(['Onion', 'Maharashtra'])
})

test('the price of the district, where one reply does not hold all that its state reported that day', async () => {
  const others = Array.from({ length: 100 }, () => ({ ...row, district: 'Akola', market: 'Akola' }))
  records = (url) => (url.includes('district=Nashik') ? [row] : others)
  await show(<MandiHint crop={{ id: 1, name: 'Onion' }} location="Niphad, Nashik" />)
  expect((await screen.findByText(/Maharashtra/)).textContent).toContain('Lasalgaon')
})

test('in Hindi the market’s own spelling is marked as English', async () => {
  await show(<MandiHint crop={{ id: 1, name: 'Onion' }} location="नाशिक" />, { locale: 'hi' })
  expect((await screen.findByText('Lasalgaon')).lang).toBe('en')
})

test.each([
  ['no market reported it', 'Nashik', []],
  ['the location names no state', 'Behind the school', [row]],
  ['only a like-named commodity was traded', 'Nashik', [{ ...row, commodity: 'Onion Green' }]],
])('says that there is no price if %s', async (_, location, found) => {
  records = () => found
  await show(<MandiHint crop={{ id: 1, name: 'Onion' }} location={location} />)
  expect(await screen.findByText('No mandi price for this produce and place')).toBeTruthy()
  expect(screen.queryByText(/₹/)).toBeNull()
})

test('prices of other states are linked', async () => {
  records = (url) => (url.includes('state=') ? [] : [{ ...row, state: 'Gujarat' }])
  await show(<MandiHint crop={{ id: 1, name: 'Onion' }} location="Nashik" />)
  const link = await screen.findByRole('link', { name: 'Prices of all India' })
  expect(link.getAttribute('href')).toBe('/price-mandi?commodity=Onion')
})

test('without a location there is no hint', async () => {
  await show(<MandiHint crop={{ id: 1, name: 'Onion' }} location={null} />)
  expect(asked).toEqual([])
})

test.each([
  ['60 days ago is a price to go by', '2026-06-20T18:29:00Z', true],
  ['61 days ago, by the day in India, is none', '2026-06-20T18:30:00Z', false],
])('what was reported %s, whatever day the phone has (§mandi.21)', async (_, now, isUsed) => {
  date = now
  await show(<MandiHint crop={{ id: 1, name: 'Onion' }} location="Niphad, Nashik" />)
  expect((await screen.findByText(/mandi price/i)).textContent).toBe(
    isUsed ? 'Mandi price: ₹42.50 per kg (₹4,250 per quintal)' : 'No recent mandi price',
  )
  expect(screen.queryByRole('link', { name: 'See older prices' })?.getAttribute('href')).toBe(
    isUsed ? undefined : '/price-mandi?state=Maharashtra&commodity=Onion',
  )
})

test('the same price is a day older when the page is looked at the next day', async () => {
  date = '2026-05-01T18:00:00Z'
  await show(<MandiHint crop={{ id: 1, name: 'Onion' }} location="Niphad, Nashik" />)
  expect(await screen.findByText(/10 days ago/)).toBeTruthy()
  date = '2026-05-01T19:00:00Z'
  vi.setSystemTime(date)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(await screen.findByText(/11 days ago/)).toBeTruthy()
})

test('a price whose day can’t be read is none to go by', () => {
  expect(isRecent('no day')).toBe(false)
})
