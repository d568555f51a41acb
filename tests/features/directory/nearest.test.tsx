import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nearestFirst } from '../../../src/features/directory/Nearness.tsx'
import DirectoryPage from '../../../src/features/directory/DirectoryPage.tsx'
import { holdFetch, stubFetch } from '../../api/page.ts'
import { anEntry, aPage } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'

test.each([
  [1_000, '1,000 businesses'],
  [2_500, '1,000 businessesOnly the first 1,000 are sorted and shown: choose a category to see all that are near.'],
])('sorts %i farmers by distance, and the count says how many (§directory.6)', async (count, said) => {
  signIn()
  stubFetch(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.includes('/farmers/')) return Response.json([])
    const page = Number(searchParams.get('page') ?? 1)
    const results = Array.from({ length: 100 }, (_, index) => anEntry({}, 100 * page + index))
    return Response.json(aPage(results, count, 100 * page < count ? url : null))
  })
  await show(<DirectoryPage />, { at: '/directory?near=Nashik%2CMaharashtra' })
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said))
})

test('“Show nearest first” opens and closes the form for the place', async () => {
  stubFetch(() => Response.json([]))
  await show(<DirectoryPage />, { at: '/directory' })
  fireEvent.click(screen.getByText('Show nearest first'))
  await screen.findByLabelText('Or your pincode')
  fireEvent.click(screen.getByText('Show nearest first'))
  await waitFor(() => expect(screen.queryByLabelText('Or your pincode')).toBeNull())
})

test('the kind of business chosen while a pincode is looked up stays', async () => {
  signIn()
  const held = holdFetch(({ url }) => (url.includes('/pincode') ? undefined : Response.json(aPage([anEntry()]))))
  await show(<DirectoryPage />, { at: '/directory' })
  fireEvent.click(screen.getByText('Show nearest first'))
  fireEvent.change(await screen.findByLabelText('Or your pincode'), { target: { value: '422001' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
  fireEvent.click(screen.getByRole('link', { name: 'Buyers' }))
  await waitFor(() => expect(held).toHaveLength(1))
  held[0]!.answer(Response.json({ status: 'success', data: { state: 'Maharashtra', district: 'Nashik', city: [] } }))
  await waitFor(() => expect(screen.getByTestId('where').textContent).toContain('near=Nashik'))
  expect(screen.getByTestId('where').textContent).toContain('entityType=buyer')
})

test('the nearest come first, unknown places last, and equal distances keep their order', () => {
  const km: Record<string, number | undefined> = { a: 300, b: undefined, c: 0, d: 300, e: undefined }
  expect(nearestFirst(['a', 'b', 'c', 'd', 'e'], (row) => km[row])).toEqual(['c', 'a', 'd', 'b', 'e'])
})
