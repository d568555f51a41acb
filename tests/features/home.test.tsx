import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { latestEnquiriesQuery } from '../../src/api/latest-enquiries.ts'
import { LatestEnquiries } from '../../src/features/home/LatestEnquiries.tsx'
import { ProductSearch } from '../../src/features/home/ProductSearch.tsx'
import { useQuery } from '@tanstack/react-query'
import { stubFetch } from '../api/page.ts'
import { anEnquiry } from '../factories.ts'
import { show } from '../render.tsx'

test('“Load more categories” shows the next ones, and leads to the first of them', async () => {
  const latest = Array.from({ length: 14 }, (_, index) => [`Kind ${index}`, [anEnquiry({ id: index + 1 })]])
  stubFetch(() => Response.json(Object.fromEntries(latest)))
  await show(<LatestEnquiries />)
  await userEvent.click(await screen.findByRole('button', { name: 'Load more categories' }))
  const rows = screen.getAllByRole('region')
  expect(rows).toHaveLength(14)
  expect(document.activeElement).toBe(within(rows[12]!).getAllByRole('link')[0])
})

test('a visitor who looks for buyers finds only enquiries of buyers', async () => {
  function Page() {
    useQuery(latestEnquiriesQuery('en'))
    return <ProductSearch />
  }
  const latest = { Vegetables: [anEnquiry({ id: 1, type: 'sell' }), anEnquiry({ id: 2, type: 'buy' })] }
  const crops = [{ id: 49, name: 'Onion', photo: null, search_words: 'onion' }]
  stubFetch(({ url }) => Response.json(url.includes('subcategories') ? crops : latest))
  await show(<Page />)
  // Not typed by user-event: it sends a change as the field loses the focus, here in the middle of React's work.
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'onion buyers' } })
  fireEvent.submit(screen.getByRole('search'))
  const found = await screen.findAllByRole('listitem')
  expect(found.map(({ textContent }) => textContent)).toEqual(['Onion Nashik Red required in Niphad'])
})
