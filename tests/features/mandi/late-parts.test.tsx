import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import { Results } from '../../../src/features/mandi/Results.tsx'
import { stubFetch } from '../../api/page.ts'
import { aPrice } from '../../factories.ts'
import { show } from '../../render.tsx'

const lost = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../../src/features/mandi/late/PriceSummary.tsx', lost)
vi.mock('../../../src/features/mandi/late/NoPrices.tsx', lost)
vi.mock('../../../src/features/mandi/late/FindPlace.tsx', lost)
vi.mock('../../../src/features/mandi/late/SaveCsv.tsx', lost)
vi.mock('../../../src/features/mandi/sell/SellPanel.tsx', lost)

const shown = async (query: string, records = [aPrice()]) => {
  stubFetch(() => Response.json({ records, total: records.length }))
  return show(<Results view={readMandiView(new URLSearchParams(query))} />)
}
const again = () => screen.findByRole('button', { name: 'Try again' })

test.each([
  ['the summary', 'commodity=Onion'],
  ['“Where should I sell?”', 'sell=open'],
])('if %s can’t be downloaded, the prices stay, and a button tries again (§shell.14)', async (_, query) => {
  await shown(query)
  await again()
  expect(screen.getByRole('rowheader', { name: 'Onion' })).toBeTruthy()
})

test('the same holds for an empty list, which says “No records” instead of “0 of 0”', async () => {
  await shown('commodity=Onyon', [])
  await again()
  expect(screen.getByText('No records')).toHaveProperty('role', 'status')
})

test.each(['Near me', 'Download CSV'])('the same holds for “%s”', async (name) => {
  await shown('place=all')
  fireEvent.click(await screen.findByRole('button', { name }))
  await again()
  expect(screen.getByRole('rowheader', { name: 'Onion' })).toBeTruthy()
})
