import { createHmac, timingSafeEqual } from 'node:crypto'

/** The stand-in provider's key secret, known to the mock alone; the real one belongs to the backend. */
// Stryker disable next-line StringLiteral: any secret is one
const KEY_SECRET = 'mock-key-secret'

/** What the provider signs a payment with: hexadecimal HMAC-SHA256 of `{order id}|{payment id}`. */
export function signPayment(orderId: string, paymentId: string, keySecret = KEY_SECRET): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex')
}

/** Whether a signature is the provider's; takes as long for a wrong one as for a right one. */
export function isSignatureOf(signature: string, orderId: string, paymentId: string): boolean {
  const expected = Buffer.from(signPayment(orderId, paymentId), 'hex')
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
