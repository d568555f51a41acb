import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { ApiError, type Refusal } from '../../src/api/errors.ts'
import {
  PaymentError,
  paymentErrorText,
  withPaymentError,
  type PaymentErrorKind,
} from '../../src/payments/payment-error.ts'
import { proves } from '../proves.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const http = (status: number, message?: string) =>
  new ApiError('http', { status, ...(message && { refusal: { message } }) })
const text = (error: PaymentError) => i18n._(paymentErrorText(error))

/** §payments.22, §payments.23; ContactPurchase.browser.tsx tests the others on the page. */
test.each<[PaymentErrorKind, unknown, string]>([
  ['order', http(404), 'Failed to create payment order: 404'],
  ['order', new ApiError('timeout'), 'Failed to initiate payment'],
  ['order', new ApiError('bad-reply', { status: 200 }), 'Failed to initiate payment'],
  ['initiate', new TypeError('bug'), 'Failed to initiate payment'],
  ['refused', undefined, 'Payment verification failed'],
  ['reply', undefined, 'Invalid verification response'],
])('%s, because of %s', proves('Subscription: Invalid verification response'), (kind, cause, expected) => {
  expect(text(new PaymentError(kind, { cause }))).toBe(expected)
})

test('its detail is the provider’s message, else the server’s; without either it is named by its kind', () => {
  const declined = { detail: 'Card declined', message: 'Card declined' }
  expect(new PaymentError('failed', { detail: 'Card declined' })).toMatchObject(declined)
  expect(new PaymentError('script')).toMatchObject({ name: 'PaymentError', message: 'script', status: 0 })
  expect(new PaymentError('order', { cause: http(400, 'Closed') }).detail).toBe('Closed')
  expect(new PaymentError('order', { cause: http(500) }).detail).toBeUndefined()
})

test('knows when the connection failed', () => {
  const kinds = ['offline', 'network', 'timeout', 'bad-reply', 'http'] as const
  const blamed = kinds.filter((kind) => new PaymentError('order', { cause: new ApiError(kind) }).isConnection)
  expect(blamed).toEqual(['offline', 'network', 'timeout'])
})

const refused = (refusal: Refusal, status = 400) => new ApiError('http', { status, refusal })

test('a server’s message about form fields is not shown', () => {
  const detailOf = (refusal: Refusal) => new PaymentError('order', { cause: refused(refusal) }).detail
  expect(detailOf({ message: 'Closed', error: 'enquiry_closed' })).toBe('Closed')
  expect(detailOf({ message: 'Please check the fields', error: 'invalid' })).toBeUndefined()
  expect(detailOf({ message: 'Please check', errors: { amount: ['Too small'] } })).toBeUndefined()
})

test('money counts as charged unless the server is certain that it wasn’t', () => {
  const chargedBy = (error: Refusal['error']) =>
    new PaymentError('refused', { cause: refused(error ? { error } : {}) }).isCharged
  expect(chargedBy('not_charged')).toBe(false)
  expect(chargedBy('payment_unverified')).toBeUndefined()
  expect(chargedBy(undefined)).toBeUndefined()
  expect(new PaymentError('verify').isCharged).toBeUndefined()
  const certain = new PaymentError('verify', { isCharged: true, cause: refused({ error: 'not_charged' }) })
  expect(certain.isCharged).toBe(true)
})

test.each<[PaymentErrorKind, unknown, boolean]>([
  ['order', refused({}, 400), true],
  ['order', refused({}, 499), true],
  ['order', refused({}, 500), false],
  ['order', new ApiError('bad-reply', { status: 404 }), false],
  ['order', new ApiError('http', { status: 429, retryAfter: 30 }), false],
  ['refused', refused({}, 400), false],
  ['order', new ApiError('offline'), false],
])('%s, because of %s: the same order would be refused again: %s', (kind, cause, isRefused) => {
  expect(new PaymentError(kind, { cause }).isOrderRefused).toBe(isRefused)
})

test('it says the new price in rupees', () => {
  expect(text(new PaymentError('price', { paise: 1550 }))).toBe('The price is ₹15.50 now. Nothing has been charged.')
})

test('whatever a step throws becomes a PaymentError, and a PaymentError stays as it is', async () => {
  const bug = new TypeError('bug')
  const script = new PaymentError('script')
  await expect(withPaymentError('profile', Promise.reject(bug))).rejects.toMatchObject({ kind: 'profile', cause: bug })
  await expect(withPaymentError('profile', Promise.reject(script))).rejects.toBe(script)
  expect(await withPaymentError('profile', Promise.resolve(7))).toBe(7)
})
