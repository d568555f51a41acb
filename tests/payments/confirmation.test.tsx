import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConfirmationNotice } from '../../src/payments/ConfirmationNotice.tsx'
import { PaymentError } from '../../src/payments/payment-error.ts'
import { holdFetch, silence, stubFetch } from '../api/page.ts'
import { anEnquiry, aPayment } from '../factories.ts'
import { proves } from '../proves.ts'
import { show, signIn } from '../render.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import EnquiryPage from '../../src/features/board/EnquiryPage.tsx'
import BusinessPage from '../../src/features/business/BusinessPage.tsx'
import { addCatalog } from '../../src/i18n/catalog.ts'
import { drop, put } from '../../src/payments/confirmations.ts'

const entry = { order: 'order_A', owner: '9876543210', purpose: 'subscription', paidAt: 1 }

test.each([
  [false, 1],
  [undefined, 0],
  [true, 0],
])('“No money was taken” is said only if the server is certain (charged: %s)', async (isCharged, times) => {
  const error = new PaymentError('refused', { isCharged })
  await show(<ConfirmationNotice confirmation={{ state: 'refused', entry, error }} />)
  expect(screen.getByRole('alert').textContent).toContain('Payment verification failed')
  expect(screen.queryAllByText(/^No money was taken/)).toHaveLength(times)
})

const checked = proves('Subscription: verify, with Retry')
test.each([
  [{ ...entry, payment: aPayment }, 'pay_B'],
  [{ ...entry, order: 'order_C' }, 'order_C'],
])('a waiting payment shows its reference, and can be checked again: %#', checked, async (entry, number) => {
  const requests = stubFetch(silence)
  const error = new PaymentError('verify')
  await show(<ConfirmationNotice confirmation={{ state: 'waiting', entry, error }} />)
  expect(screen.getByText('We could not confirm your payment yet. Your payment is safe.')).toBeTruthy()
  expect(screen.getByText(/Keep this page open until/), 'the journal doesn’t have it').toBeTruthy()
  expect(screen.getByText(`Payment reference: ${number}`)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(requests).toHaveLength(1))
})

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

test('an enquiry that closes while its payment is confirmed stays closed on the page, which keeps the focus', async () => {
  signIn()
  await Promise.all(['board', 'payments'].map(addCatalog))
  const enquiry = anEnquiry({ id: 7, can_view_contact: false, owner_contact: null })
  let isClosed = false
  const held = holdFetch(({ url }) =>
    url.includes('/7/detail/') ? (isClosed ? undefined : Response.json(enquiry)) : Response.json([]),
  )
  const isAsked = (times: number) => waitFor(() => expect(held).toHaveLength(times))
  function Again() {
    const queryClient = useQueryClient()
    return <button onClick={() => void queryClient.refetchQueries({ queryKey: ['enquiries'] })}>Ask</button>
  }
  await show(
    <main tabIndex={-1}>
      <Again />
      <Routes>
        <Route path="/global-enquiry/:id" element={<EnquiryPage />} />
      </Routes>
    </main>,
    { at: '/global-enquiry/7' },
  )
  const offer = await screen.findByRole('button', { name: 'Show interest (₹10)' })
  isClosed = true
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  act(() => offer.focus())
  await isAsked(1)
  held[0]!.answer(Response.json({ message: 'Gone.', error: 'not_found' }, { status: 404 }))
  const heading = await screen.findByRole('heading', { name: 'Enquiry closed' })
  expect(document.activeElement).toBe(screen.getByRole('main'))

  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await isAsked(2)
  expect(heading.isConnected && heading.textContent).toBe('Enquiry closed')
})
