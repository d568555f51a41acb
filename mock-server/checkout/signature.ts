import { createHmac, timingSafeEqual } from 'node:crypto'

/** Key secret of the stand-in provider. Only the mock knows it; the real secret belongs to the backend. */
// Stryker disable next-line StringLiteral: tests can't tell one secret from another
const KEY_SECRET = 'mock-key-secret'

/** The provider's signature of a payment: hexadecimal HMAC-SHA256 of `{order id}|{payment id}`. */
export function signPayment(orderId: string, paymentId: string, keySecret = KEY_SECRET): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex')
}

/** Whether the provider made this signature. Compares in constant time. */
export function isSignatureOf(signature: string, orderId: string, paymentId: string): boolean {
  const expected = Buffer.from(signPayment(orderId, paymentId), 'hex')
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
