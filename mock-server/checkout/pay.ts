import { randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { signPayment } from './signature.ts'

/** What the provider's checkout passes to the app after a successful payment. */
export type Payment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

/**
 * Marks an order as paid. A bought contact shows at once, as the provider tells the backend (§payments.6); a
 * subscription waits for `verifyPayment`. @returns undefined if there is no such order, or it is paid already
 */
export function pay({ db }: Store, orderId: string, now: number): Payment | undefined {
  const paymentId = `pay_${randomBytes(7).toString('hex')}`
  const { changes } = db
    .prepare('UPDATE payment_order SET paid_at = ? WHERE order_id = ? AND paid_at IS NULL')
    .run(new Date(now).toISOString(), orderId)
  if (changes === 0) return undefined
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signPayment(orderId, paymentId),
  }
}
