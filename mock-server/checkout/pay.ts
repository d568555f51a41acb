import { randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { signPayment } from './signature.ts'

/** What the provider's checkout hands to the app when a payment went through. */
export type Payment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

type Order = { user_id: number; kind: 'enquiry' | 'business' | 'subscription'; target_id: number | null; paid_at: string | null }

/**
 * The person has paid an order. A contact is unlocked at once, as the provider tells the backend by itself (decisions,
 * Enquiries and payment); a subscription waits for `verifyPayment`. Undefined when there is no such order, or it is paid.
 */
export function pay({ db }: Store, orderId: string, now: number): Payment | undefined {
  const order = db
    .prepare('SELECT user_id, kind, target_id, paid_at FROM payment_order WHERE order_id = ?')
    .get(orderId) as Order | undefined
  if (!order || order.paid_at !== null) return undefined

  const at = new Date(now).toISOString()
  const paymentId = `pay_${randomBytes(7).toString('hex')}`
  db.prepare('UPDATE payment_order SET paid_at = ?, payment_id = ? WHERE order_id = ?').run(at, paymentId, orderId)
  const unlock = unlocks[order.kind]
  if (unlock) db.prepare(unlock).run(order.target_id, order.user_id, at)
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signPayment(orderId, paymentId) }
}

const unlocks: Partial<Record<Order['kind'], string>> = {
  enquiry: 'INSERT OR IGNORE INTO interested (enquiry_id, user_id, purchased_at) VALUES (?, ?, ?)',
  business: 'INSERT OR IGNORE INTO business_purchase (business_id, user_id, purchased_at) VALUES (?, ?, ?)',
}
