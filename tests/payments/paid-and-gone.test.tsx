import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import EnquiryPage from '../../src/features/board/EnquiryPage.tsx'
import BusinessPage from '../../src/features/business/BusinessPage.tsx'
import { addCatalog } from '../../src/i18n/catalog.ts'
import { drop, put } from '../../src/payments/confirmations.ts'
import { stubFetch } from '../api/page.ts'
import { aPayment } from '../factories.ts'
import { show, signIn } from '../render.tsx'

/** §payments.29 */
test.each<[string, ComponentType, string, number]>([
  ['an enquiry', EnquiryPage, 'enquiry', 404],
  ['an enquiry', EnquiryPage, 'enquiry', 500],
  ['a business', BusinessPage, 'farmer', 404],
  ['a business', BusinessPage, 'farmer', 500],
])('the page of %s shows a payment for its contact, although it can’t be shown: %#', async (_, Page, kind, status) => {
  signIn()
  await Promise.all(['board', 'business', 'payments'].map(addCatalog))
  const failure = { message: 'Not now.', error: status === 404 ? 'not_found' : 'server_error' }
  stubFetch(() => Response.json(failure, { status }))
  const path = kind === 'enquiry' ? '/global-enquiry' : `/${kind}`
  const entry = { order: 'order_A', owner: '9876543210', purpose: `${kind}_7`, paidAt: 1, payment: aPayment }
  put({ entry, state: 'confirming' })
  await show(
    <Routes>
      <Route path={`${path}/:id`} element={<Page />} />
    </Routes>,
    { at: `${path}/7` },
  )
  await screen.findByRole('alert')
  expect(screen.getByText('Confirming your payment…')).toBeTruthy()
  act(() => drop('order_A'))
  expect(screen.queryByText('Confirming your payment…')).toBeNull()
})
