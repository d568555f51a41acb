import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useNavigate, useSearchParams } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import SellPanel from '../../../src/features/mandi/sell/SellPanel.tsx'
import type { Locale } from '../../../src/i18n/locales.ts'
import { holdFetch, stubFetch } from '../../api/page.ts'
import { show } from '../../render.tsx'
import { userEvent } from '@testing-library/user-event'
import { aPrice } from '../../factories.ts'
import { recordsOf } from '../../../src/domain/mandi/commodity-prices.ts'
import { readSell } from '../../../src/domain/mandi/where-to-sell.ts'
import { SellOffers } from '../../../src/features/mandi/sell/SellOffers.tsx'
import type { PriceRecord } from '../../../src/api/mandi.ts'

const NASHIK = 'state=Maharashtra&district=Nashik'

/** Imitates the page, on which “Near me” changes the address. */
function Page() {
  const view = readMandiView(useSearchParams()[0])
  const navigate = useNavigate()
  return (
    <>
      <SellPanel view={view} />
      <button onClick={() => void navigate(`?${NASHIK}&commodity=Onion&sell=open`)}>Near me</button>
    </>
  )
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const open = (query: string, locale: Locale = 'en') => show(<Page />, { locale, at: `/price-mandi?${query}` })

test('a crop’s name that arrives late doesn’t replace the input', async () => {
  const onion = { id: 1, name: 'प्याज', photo: null, search_words: 'onion प्याज कांदा' }
  const held = holdFetch()
  await open(`${NASHIK}&commodity=Onion&sell=12-quintal`, 'hi')
  expect(field('commodity').value).toBe('Onion')
  type('quantity', '20')
  held[0]!.answer(Response.json([onion]))
  await waitFor(() => expect(field('commodity').value).toBe('प्याज'))
  expect(field('quantity').value).toBe('20')
})

test('before the first question, “Near me” leaves the crop that was typed', async () => {
  stubFetch(() => Response.json([]))
  await open('commodity=Onion&sell=open')
  expect(field('commodity').value).toBe('Onion')
  type('commodity', 'Tomato')
  fireEvent.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Your district/).value).toBe('Nashik, Maharashtra'),
  )
  expect(field('commodity').value).toBe('Tomato')
})

test.each([
  ['quantity', '500 kg', 'Enter the quantity as a number, at least 1 kg'],
  ['quantity', '1200 quintal', 'Enter the quantity as a number, at least 1 kg'],
  ['quantity', '1000000000', 'Enter the quantity as a number, at least 1 kg'],
  ['quantity', '₹500', 'Enter the quantity as a number, at least 1 kg'],
  ['feePercent', '₹50', 'Enter the commission and fees as a number from 0 to 99, or leave the field empty'],
  ['load', '2 tons', 'Enter how many quintals the vehicle carries'],
])('“%s” is not counted in the unit of its field: %s', async (name, typed, error) => {
  stubFetch(({ url }) => Response.json(url.includes('price-mandi') ? { records: [], total: 0 } : []))
  await open(`${NASHIK}&commodity=Onion&sell=12-quintal&way=22-15`)
  await userEvent.click(screen.getByRole('button', { name: 'Change crop, place or costs' }))
  await userEvent.clear(field(name))
  await userEvent.type(field(name), typed)
  fireEvent.click(screen.getByRole('button', { name: 'Compare markets' }))
  expect(await screen.findByRole('link', { name: error })).toBeTruthy()
  expect(field(name).value).toBe(typed)
})

test('of an address with a district but no state, the answer is that we do not know the place', async () => {
  stubFetch(({ url }) => Response.json(url.includes('price-mandi') ? { records: [], total: 0 } : []))
  await open('district=Xyz&commodity=Onion&sell=12-quintal')
  expect(await screen.findByText('We do not know the place Xyz. Choose your district in the form above.')).toBeTruthy()
})

test('of an address with a district but no state, the only state with this district is taken', async () => {
  const asked: string[] = []
  stubFetch(({ url }) => {
    asked.push(url)
    return Response.json(url.includes('price-mandi') ? { records: [], total: 0 } : [])
  })
  await open('district=Nashik&commodity=Onion&sell=12-quintal')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Your district/).value).toBe('Nashik, Maharashtra'),
  )
  expect(await screen.findByText(/No market within 300 km/)).toBeTruthy()
  expect(asked.filter((url) => url.includes('district=Nashik') && !url.includes('state='))).toEqual([])
})

test('the cost of the vehicle, looked at, leaves one’s own cost per quintal', async () => {
  stubFetch(() => Response.json([]))
  await open('sell=open')
  const by = screen.getByLabelText('Cost of transport')
  type('rate', '200')
  fireEvent.change(by, { target: { value: 'vehicle' } })
  expect(field('rate').value).toBe('22')
  type('rate', '25')
  fireEvent.change(by, { target: { value: 'weight' } })
  expect(field('rate').value).toBe('200')
  fireEvent.change(by, { target: { value: 'vehicle' } })
  expect(field('rate').value).toBe('25')
})

beforeEach(() => void vi.setSystemTime('2026-11-26T06:00:00Z'))

const ASKED = 'state=Maharashtra&district=Nashik&commodity=Onion&sell=12-quintal&way=150'
const km: Record<string, number> = { Nashik: 0, Jaipur: 290, 'Jaipur Rural': 300, Delhi: 1_020, Chandigarh: 300 }
async function answer(records: PriceRecord[], costs = '') {
  const view = readMandiView(new URLSearchParams(ASKED + costs))
  const found = {
    records,
    commodity: 'Onion',
    ofCrop: (rows: PriceRecord[]) => recordsOf({ name: 'Onion' }, [], rows),
    isOnMap: true,
    states: ['Maharashtra'],
    kmTo: (place: { district: string }) => km[place.district],
  }
  await show(<SellOffers found={found} sell={readSell(view.sell)!} view={view} showsTerms={false} />)
}

test('the age of “these prices” is that of the markets within reach (§mandi.24)', async () => {
  await answer([aPrice(), aPrice({ district: 'Delhi', market: 'Azadpur', arrival_date: '2026-11-25' })])
  expect(screen.getByText(/^The newest of these prices/).textContent).toContain('is from 7 months ago.')
})

test('the sentence says that the difference is after fees, if there are any', async () => {
  const lots = [aPrice(), aPrice({ district: 'Jaipur', market: 'Bassi', modal_price: 9000 })]
  await answer(lots, '&fee=10')
  // 12 × 9,000 less 10 % and 12 × 150 × 3 × 1.3, and 12 × 2,000 less 10 %.
  expect(screen.getByText(/^Bassi pays|pays ₹/).textContent).toBe(
    'Bassi pays ₹68,580 more for your 12 quintals of Onion than Lasalgaon, the nearest market, after ₹7,020 for transport and after fees.',
  )
})

const usual = (district: string) =>
  ['Yeola', 'Niphad', 'Vinchur'].map((market) => aPrice({ market, district, modal_price: 2100 }))

const sentText = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).searchParams.get('text')
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('an unusual price has a note, and is neither the best nor in the sentence', async () => {
  await answer([...usual('Nashik'), aPrice({ district: 'Jaipur', market: 'Bassi', modal_price: 9000 })])
  expect(screen.getByText(/leaves you most/).textContent).toBe(
    'Yeola, the nearest market, leaves you most: ₹25,200 for 12 quintals of Onion.',
  )
  const [bassi, best] = screen.getAllByRole('row').slice(1)
  expect(bassi?.textContent).toContain('Bassi')
  expect(bassi?.textContent).toContain('Unusual price: ask this market before you go')
  expect(bassi?.textContent).not.toContain('best')
  expect(best?.textContent).toContain('best')
})

test('if the nearest price is unusual, the sentence compares nothing', async () => {
  await answer([aPrice({ modal_price: 9000 }), ...usual('Jaipur')])
  expect(screen.getByText(/leaves you most/).textContent).toBe(
    'Yeola leaves you most: ₹18,180 for 12 quintals of Onion.',
  )
})

test('a price at most 60 days old needs no warning; a shared answer includes the quantity', async () => {
  await answer([aPrice({ arrival_date: '2026-09-27' })])
  expect(screen.queryByText(/^The newest of these prices/)).toBeNull()
  expect(sentText()).toMatch(/^Where to sell 12 quintals of Onion: Lasalgaon leaves ₹24,000\n/)
})

test('markets of one name are told apart by their districts', async () => {
  const bassi = { market: 'Bassi', state: 'Rajasthan' }
  await answer([aPrice({ ...bassi, district: 'Jaipur' }), aPrice({ ...bassi, district: 'Jaipur Rural' })])
  expect(options()).toEqual(['Choose a market', 'Bassi, Jaipur, Rajasthan', 'Bassi, Jaipur Rural, Rajasthan'])
})

test('a market of another state is listed with that state, which may be the name of its district too', async () => {
  await answer([
    aPrice(),
    aPrice({ market: 'Bassi', district: 'Jaipur', state: 'Rajasthan' }),
    aPrice({ market: 'Sector 26', district: 'Chandigarh', state: 'Chandigarh' }),
  ])
  const [own, bassi, chandigarh] = screen.getAllByRole('rowheader').map((market) => market.textContent)
  expect(own).toContain('Nashik, in your district')
  expect(screen.getAllByRole('cell', { name: 'not counted' })).toHaveLength(1)
  expect(bassi).toContain('Jaipur, Rajasthan, about')
  expect(chandigarh).toContain('Sector 26  Chandigarh, about')
  expect(options().slice(1)).toEqual(['Lasalgaon, Nashik', 'Bassi, Jaipur, Rajasthan', 'Sector 26, Chandigarh'])
})

test.each([
  [2500, '▲ 21 Apr 2026: ₹500 per quintal more than on 20 Apr 2026'],
  [2000, '= 21 Apr 2026: the same as on 20 Apr 2026'],
  [1500, '▼ 21 Apr 2026: ₹500 per quintal less than on 20 Apr 2026'],
])('prices over time: ₹%i today, ₹2,000 the day before, and another crop’s price', async (modal_price, change) => {
  const before = aPrice({ arrival_date: '2026-04-20' })
  const records = [aPrice({ modal_price }), before, { ...before, commodity: 'Onion Green', modal_price: 100 }]
  stubFetch(() => Response.json({ records, total: records.length }))
  await answer([aPrice()])
  await userEvent.selectOptions(screen.getByLabelText('Prices over time'), 'Lasalgaon, Nashik')
  expect(await screen.findByText(change)).toBeTruthy()
})

test('the bar of the best market is the longest, though an old price promises more', async () => {
  await answer([
    aPrice(),
    aPrice({ district: 'Jaipur', market: 'Bassi', modal_price: 9000, arrival_date: '2025-09-23' }),
  ])
  const bars = document.querySelectorAll<HTMLElement>('td [aria-hidden][style]')
  expect(Array.from(bars, ({ style }) => style.width)).toEqual(['100%', '100%'])
})

test('a market with a loss shows a minus sign', async () => {
  await answer([aPrice(), aPrice({ district: 'Jaipur', market: 'Bassi', modal_price: 100 })])
  // 12 × 100 less 12 × 150 × 3 × 1.3
  expect(screen.getByRole('row', { name: /^Bassi/ }).textContent).toContain('−₹5,820')
})

// 12 × 150 × 3 × 1.3 are for the way.
test.each([
  [100, '₹5,820'],
  [585, '₹0'],
])('if no current price of ₹%d leaves anything, the sentence says so', async (price, loss) => {
  const old = aPrice({ modal_price: 9000, arrival_date: '2025-04-21' })
  await answer([aPrice({ district: 'Jaipur', market: 'Bassi', modal_price: price }), old])
  expect(screen.getByText(/smallest loss/).textContent).toBe(
    `For 12 quintals of Onion, no market within 300 km leaves you anything after the costs, old and unusual prices aside. The smallest loss is ${loss}, in Bassi.`,
  )
  expect(sentText()).toContain(`Where to sell 12 quintals of Onion: the smallest loss is in Bassi, ${loss}\n`)
})
