import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConfirmationNotice } from '../../src/payments/ConfirmationNotice.tsx'
import { PaymentError } from '../../src/payments/payment-error.ts'
import { silence, stubFetch } from '../api/page.ts'
import { aPayment } from '../factories.ts'
import { show } from '../render.tsx'

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

test.each([
  [{ ...entry, payment: aPayment }, 'pay_B'],
  [{ ...entry, order: 'order_C' }, 'order_C'],
])('a waiting payment is said to be safe, shows its reference, and can be checked again: %#', async (entry, number) => {
  const requests = stubFetch(silence)
  const error = new PaymentError('verify')
  await show(<ConfirmationNotice confirmation={{ state: 'waiting', entry, error }} />)
  expect(screen.getByText('We could not confirm your payment yet. Your payment is safe.')).toBeTruthy()
  expect(screen.getByText(`Payment reference: ${number}`)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(requests).toHaveLength(1))
})
