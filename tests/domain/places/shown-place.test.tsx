import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EnquiryTitle } from '../../../src/domain/enquiry/EnquiryTitle.tsx'
import { anEnquiry } from '../../factories.ts'
import { show } from '../../render.tsx'

test('once names are loaded, a place shows in the page’s language at once, so that no card of the next page grows', async () => {
  const title = (location: string) => <EnquiryTitle enquiry={anEnquiry({ location })} />
  const first = await show(title('lasalgaon, nashik'), { locale: 'mr' })
  await screen.findByText('लासलगाव, नाशिक')
  first.unmount()
  vi.useFakeTimers({ toFake: ['setTimeout'] }) // the query's result would come later
  await act(() => show(title('Koregaon, Satara'), { locale: 'mr' }))
  expect(screen.getByText('कोरेगाव, सातारा')).toBeTruthy()
})
