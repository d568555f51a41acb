import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PriceHint } from '../../../src/features/enquiry-form/PriceHint.tsx'
import { emptyValues, OTHER } from '../../../src/features/enquiry-form/enquiry-schema.ts'
import { aPrice } from '../../factories.ts'
import { show } from '../../render.tsx'

const row = aPrice({ variety: 'Red', min_price: 1800, max_price: 2600, modal_price: 2200, grade: 'FAQ' })
let inState: Record<string, object[]>

beforeEach(() => {
  inState = {}
  vi.setSystemTime('2026-11-24T06:00:00Z') // all prices are more than 60 days old
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const records = inState[new URL(url).searchParams.get('state') ?? 'India'] ?? []
    return Response.json(url.includes('price-mandi') ? { records, total: records.length } : [])
  })
})

const typed = (expected_price: string) => ({
  values: {
    ...emptyValues('farmer'),
    sub_category: OTHER,
    new_subcategory_name: 'Onion',
    location: 'Nashik',
    expected_price,
  },
  change: vi.fn<() => void>(),
})
const status = () => document.querySelector('p[role=status]')?.textContent

test('a price per quintal is questioned even if the mandi prices are old', async () => {
  inState['Maharashtra'] = [row]
  const form = typed('2200')
  await show(<PriceHint form={form} />)
  await waitFor(() => expect(status()).toMatch(/^Is this price per quintal\? .* would be ₹22\. .* brought ₹22 to ₹22/))
  screen.getByRole('button', { name: 'Use ₹22 per kg' }).click()
  expect(form.change).toHaveBeenCalledWith({ expected_price: '22' })
})

test('if the state has no price of the crop, the country’s prices count', async () => {
  inState['India'] = [{ ...row, state: 'Gujarat' }]
  await show(<PriceHint form={typed('2200')} />)
  await waitFor(() => expect(status()).toMatch(/^Is this price per quintal\?/))
})

test.each([
  ['200', 'above'],
  ['0.50', 'below'],
])('₹%s a kg is far %s what the mandis of the last days paid', async (price, side) => {
  vi.setSystemTime('2026-05-01T06:00:00Z')
  inState['Maharashtra'] = Array.from({ length: 12 }, (_, at) => ({ ...row, modal_price: 2000 + 20 * at }))
  await show(<PriceHint form={typed(price)} />)
  await waitFor(() => expect(status()).toMatch(new RegExp(`^This is far ${side} what Onion usually brought .* per kg`)))
})

test('an ordinary price is not doubted', async () => {
  inState['Maharashtra'] = [row]
  await show(<PriceHint form={typed('30')} />)
  await screen.findByText('No recent mandi price')
  expect(status()).toBe('')
})
