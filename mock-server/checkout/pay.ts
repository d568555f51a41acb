import { randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { signPayment } from './signature.ts'

/** What the provider's checkout hands to the app when a payment went through. */
export type Payment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

/**
 * The person has paid an order; undefined when there is no such order, or it is paid. A paid contact is visible from here
 * on, as the provider tells the backend by itself (§payments.6); a subscription waits for
 * `verifyPayment`.
 */
export function pay({ db }: Store, orderId: string, now: number): Payment | undefined {
  const paymentId = `pay_${randomBytes(7).toString('hex')}`
  const { changes } = db
    .prepare('UPDATE payment_order SET paid_at = ?, payment_id = ? WHERE order_id = ? AND paid_at IS NULL')
    .run(new Date(now).toISOString(), paymentId, orderId)
  if (changes === 0) return undefined
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signPayment(orderId, paymentId),
  }
}
