import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aPrice } from '../../factories.ts'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import { Prices } from '../../../src/features/mandi/Prices.tsx'
import { silence, stubFetch } from '../../api/page.ts'
import { proves } from '../../proves.ts'
import { show } from '../../render.tsx'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import { PriceSummary, summaryOf } from '../../../src/features/mandi/PriceSummary.tsx'
import { Results } from '../../../src/features/mandi/Results.tsx'

const view = readMandiView(new URLSearchParams())

test('odd values are dashes', async () => {
  const odd = { min_price: 0, max_price: null, modal_price: NaN, grade: '', variety: null, arrival_date: '' }
  await show(<Prices view={view} records={[aPrice(odd)]} />)
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['–', '–', 'Maharashtra', 'Nashik', 'Lasalgaon', '–', '–', '–', '–'])
})

test('a print says Delhi once, though it is both district and state', async () => {
  await show(<Prices view={readMandiView(new URLSearchParams('state=Delhi&district=Delhi'))} records={[]} />)
  expect(screen.getByText(/^Prices in rupees/).textContent).toBe('Prices in rupees per quintal (100 kg). Delhi')
})

test.each(['प्याज', 'Onion', 'कांदा'])(
  'a filter by %s, from an address, is shown in the language of the page',
  async (commodity) => {
    const onion = { id: 1, name: 'कांदा', category_id: 1, photo: null, search_words: 'Onion प्याज कांदा kanda' }
    stubFetch(() => Response.json([onion]))
    const filtered = readMandiView(new URLSearchParams({ commodity }))
    await show(<Prices view={filtered} records={[]} />, { locale: 'mr' })
    await expect.poll(() => screen.queryByText(/कांदा$/)).toBeTruthy()
  },
)

test('the table scrolls in a named region that takes the focus; a phone’s cards need none', async () => {
  const wide = await show(<Prices view={view} records={[aPrice()]} />)
  expect(screen.getByRole('region', { name: 'Table of prices' }).tabIndex).toBe(0)
  wide.unmount()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  await show(<Prices view={view} records={[aPrice()]} />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('table', { name: 'Table of prices' })).toBeTruthy()
})

const serve = (all: PriceRecord[]) =>
  stubFetch(({ url }) => {
    const { searchParams: query } = new URL(url)
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    return Response.json({ records: all.slice(offset, offset + limit), total: all.length })
  })

const count = (length: number) =>
  Array.from({ length }, (_, index) => aPrice({ modal_price: ((index * 7919) % length) + 1 }))

test('the summary: the middle price is typical', () => {
  const paddy = { id: 2, name: 'Paddy', search_words: 'paddy धान भात dhan paddy common paddy dhan common', photo: null }
  const records = [
    aPrice({ modal_price: 2000 }),
    aPrice({ modal_price: 1200, min_price: 900, max_price: 0 }),
    aPrice({ modal_price: 9000, min_price: null, max_price: 9500 }),
    aPrice({ commodity: 'Onion(Green)', modal_price: 800, min_price: null, max_price: null }),
    // Before 2026, markets wrote it so.
    aPrice({ commodity: 'Onion (Green)', modal_price: 700, min_price: null, max_price: null }),
    aPrice({ commodity: 'Paddy(Common)', modal_price: 2100, min_price: null, max_price: null }),
    aPrice({ commodity: 'Paddy(Dhan)(Common)', modal_price: 2000, min_price: null, max_price: null }),
  ]
  expect(summaryOf(records, [paddy])).toEqual([
    { commodity: 'Onion', count: 3, lowest: 900, typical: 2000, highest: 9500 },
    { commodity: 'Onion(Green)', count: 2, lowest: 700, typical: 700, highest: 800 },
    { commodity: 'Paddy(Common)', count: 2, lowest: 2000, typical: 2000, highest: 2100 },
  ])
  expect(summaryOf([], [])).toEqual([])
})

test('the summary covers all matches on all days, and says when there are too many (§mandi.23)', async () => {
  const requests = serve([
    ...count(120),
    aPrice({ arrival_date: '2025-04-25', modal_price: 60 }),
    // Rows without a price or a day don't count.
    aPrice({ arrival_date: '2024-09-15', modal_price: 0, min_price: 0.5, max_price: 99_999 }),
    aPrice({ arrival_date: 'yesterday', modal_price: 99_999 }),
  ])
  const onions = readMandiView(new URLSearchParams('commodity=Onion'))
  const first = await show(<PriceSummary view={onions} total={123} />)
  const table = await screen.findByRole('table', { name: 'All 121 prices that match, 25 Apr 2025 to 21 Apr 2026' })
  expect(table.textContent).toContain('Onion₹1₹60₹3,000')
  first.unmount()
  requests.length = 0
  await show(<PriceSummary view={onions} total={1_001} />)
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

vi.mock('../../../src/domain/csv.ts', () => ({ csv: () => '', downloadFile: () => undefined }))

test('what a saved file has is said beside the list that it was saved from, not beside another one', async () => {
  stubFetch(({ url }) => Response.json(url.includes('price-mandi') ? { records: [aPrice()], total: 1 } : []))
  const results = (query: string) => <Results view={readMandiView(new URLSearchParams(query))} />
  const { rerender } = await show(results('state=Goa'))
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await screen.findByText('The file has 1 price.')
  rerender(results('state=Goa&unit=kg'))
  expect(screen.queryByText('The file has 1 price.')).toBeTruthy()
  rerender(results('state=Kerala'))
  expect(screen.queryByText('The file has 1 price.')).toBeNull()
})

test.each([
  ['', 1, 'Showing 1 of 1 records Prices in rupees per quintal (100 kg).'],
  ['unit=kg', 1, 'Showing 1 of 1 records Prices in rupees per kg.'],
  ['sort=min&order=desc', 1, 'Showing 1 of 1 records Min price, highest first. Prices in rupees per quintal (100 kg).'],
  [
    'sort=date&order=desc&unit=kg',
    21,
    'Showing 1 of 21 records Date, newest first. Only this page is sorted. Prices in rupees per kg.',
  ],
])('the one status of the list says its order and unit (§mandi.5): %s', async (query, total, text) => {
  stubFetch(() => Response.json({ records: [aPrice()], total }))
  await show(<Results view={readMandiView(new URLSearchParams(query))} />)
  const region = await screen.findByRole('region', { name: /^Mandi prices/ })
  const statuses = () =>
    within(region)
      .getAllByRole('status')
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
  await waitFor(() => expect(statuses()).toEqual([text]))
})

test('a file of a long list has its first 5,000 rows and says so; Stop ends the download', async () => {
  serve(count(5_100))
  await show(
    <main>
      <Results view={view} />
    </main>,
  )
  const download = await screen.findByRole('button', { name: 'Download CSV' })
  fireEvent.click(download)
  await screen.findByText('The file has the first 5,000 of 5,100 prices. Use filters for a smaller list.')
  const requests = stubFetch(silence)
  fireEvent.click(download)
  expect(screen.getByRole('progressbar', { name: 'Fetching prices' })).toBeTruthy()
  fireEvent.click(download)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Mandi prices/ }))
  expect(new Set(requests.map(({ url }) => url)).size, 'one file at a time').toBe(requests.length)
})

test('a file ends though the server claims ever more rows and sends none', async () => {
  const requests = stubFetch(({ url }) =>
    Response.json({ records: url.includes('offset=0') ? [aPrice()] : [], total: 1_000_000_000 }),
  )
  await show(<Results view={view} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await screen.findByRole('button', { name: 'Close' })
  expect(requests.filter(({ url }) => url.includes('limit=100'))).toHaveLength(50)
})

/** tests/domain/failures.test.ts has every text (§mandi.12). */
const failed = proves(
  'Mandi: Request timed out. Please try again.',
  'Mandi: wrapped in a retry helper',
  'Mandi: a retry button',
  'Mandi: Your session has expired. Please log in again.',
  'case 31',
)
test('a silent server is asked three times for 10 s each; after that, Try again loads the prices', failed, async () => {
  vi.useFakeTimers()
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds))
  async function tryAgain(answer: () => Response) {
    stubFetch(answer)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(0)
  }
  const requests = stubFetch(silence)
  await show(<Results view={view} />)
  await pass(10.1)
  expect(screen.getByText('Request timed out. Please try again. Attempt 2 of 3…')).toBeTruthy()
  await pass(1 + 10 + 2 + 10)
  expect(requests.filter(({ url }) => url.includes('price-mandi'))).toHaveLength(3)
  expect(screen.getByRole('alert').textContent).toContain('Request timed out. Please try again.')
  await tryAgain(() => Response.json({ message: 'Expired', error: 'unauthenticated' }, { status: 401 }))
  expect(screen.getByRole('alert').textContent).toContain('Your session has expired. Please log in again.')
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  await tryAgain(() => Response.json({ records: [aPrice()], total: 1 }))
  expect(screen.getByRole('rowheader', { name: 'Onion' })).toBeTruthy()
})

vi.mock('../../../src/features/mandi/sell/SellPanel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('if “Where should I sell?” can’t be downloaded, the prices stay, and a button tries again (§shell.14)', async () => {
  stubFetch(() => Response.json({ records: [aPrice()], total: 1 }))
  await show(<Results view={readMandiView(new URLSearchParams('sell=open'))} />)
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('rowheader', { name: 'Onion' })).toBeTruthy()
})
