import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { PaymentError, paymentErrorText, type PaymentErrorKind } from '../../src/payments/checkout/payment-error.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const http = (status: number, message?: string) =>
  new ApiError('http', { status, ...(message && { refusal: { message } }) })
const text = (error: PaymentError) => i18n._(paymentErrorText(error))

/** §payments.22, §payments.23 */
test.each<[PaymentErrorKind, unknown, string]>([
  ['profile', new ApiError('offline'), 'User profile not loaded. Please try again.'],
  ['incomplete', undefined, 'Required information not loaded. Please try again.'],
  ['script', undefined, 'The Razorpay payment window could not be loaded'],
  ['key', undefined, 'Payments are not set up yet'],
  ['order', http(500), 'Failed to create payment order: 500'],
  ['order', http(404), 'Failed to create payment order: 404'],
  ['order', new ApiError('timeout'), 'The payment could not be started'],
  ['order', new ApiError('bad-reply', { status: 200 }), 'The payment could not be started'],
  ['initiate', new TypeError('bug'), 'The payment could not be started'],
  ['refused', undefined, 'Payment verification failed'],
  ['reply', undefined, 'We could not confirm the payment: the reply could not be read'],
])('%s, because of %s', (kind, cause, expected) => {
  expect(text(new PaymentError(kind, { cause }))).toBe(expected)
})

test('carries the words of the provider, else those of the server', () => {
  expect(new PaymentError('failed', { detail: 'Card declined' }).detail).toBe('Card declined')
  expect(new PaymentError('order', { cause: http(400, 'Closed') }).detail).toBe('Closed')
  expect(new PaymentError('order', { cause: http(500) }).detail).toBeUndefined()
})

test('knows when the connection is to blame', () => {
  const kinds = ['offline', 'network', 'timeout', 'bad-reply', 'http'] as const
  const blamed = kinds.filter((kind) => new PaymentError('order', { cause: new ApiError(kind) }).isConnection)
  expect(blamed).toEqual(['offline', 'network', 'timeout'])
})
