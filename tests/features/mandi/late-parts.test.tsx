import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import { Results } from '../../../src/features/mandi/Results.tsx'
import { stubFetch } from '../../api/page.ts'
import { aPrice } from '../../factories.ts'
import { show } from '../../render.tsx'

vi.mock('../../../src/features/mandi/sell/SellPanel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('if “Where should I sell?” can’t be downloaded, the prices stay, and a button tries again (§shell.14)', async () => {
  stubFetch(() => Response.json({ records: [aPrice()], total: 1 }))
  await show(<Results view={readMandiView(new URLSearchParams('sell=open'))} />)
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('rowheader', { name: 'Onion' })).toBeTruthy()
})
