import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import EditEnquiryPage from '../../../src/features/enquiry-form/EditEnquiryPage.tsx'
import { addCatalog } from '../../../src/i18n/catalog.ts'
import { stubFetch } from '../../api/page.ts'
import { anEnquiry } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'

test('a change of an enquiry that was closed meanwhile leads back to the enquiry', async () => {
  let status = 'approved'
  stubFetch(({ method, url }) => {
    if (!url.endsWith('/enquiries/7/')) return Response.json([])
    if (method === 'GET') return Response.json(anEnquiry({ id: 7, status }))
    status = 'closed'
    return Response.json({ message: 'This enquiry is closed.', error: 'enquiry_closed' }, { status: 400 })
  })
  signIn()
  await addCatalog('enquiry-form')
  await show(
    <Routes>
      <Route path="/enquiry/edit/:id" element={<EditEnquiryPage />} />
    </Routes>,
    { at: '/enquiry/edit/7' },
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /^Quantity/ }), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Update enquiry' }))
  const notice = await screen.findByText('This enquiry is closed and can’t be changed any more.')
  expect(notice.closest('[role=alert]')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the enquiry' }).getAttribute('href')).toBe('/enquiry/7')
})
