import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aPrice } from '../../factories.ts'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import { Prices } from '../../../src/features/mandi/Prices.tsx'
import { stubFetch } from '../../api/page.ts'
import { show } from '../../render.tsx'

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
