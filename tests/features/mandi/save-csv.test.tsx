import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import { Results } from '../../../src/features/mandi/Results.tsx'
import { stubFetch } from '../../api/page.ts'
import { aPrice } from '../../factories.ts'
import { show } from '../../render.tsx'

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
