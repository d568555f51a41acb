import type { components } from '../../src/api/generated/schema.ts'
import { isSignatureOf } from '../checkout/signature.ts'
import { refuse } from '../failure.ts'
import type { Handlers } from '../operation.ts'
import { planFeatures, successTexts } from '../success-texts.ts'
import type { Store } from '../store/store.ts'
import { isPremium, storeOrder } from './contact-access.ts'

/** The only plan: a year of premium (§subscription.1). */
export const premium: components['schemas']['Plan'] = {
  id: 1,
  amount: 999,
  features: planFeatures,
}
export const PAISE_PER_RUPEE = 100
const DAY_MS = 24 * 60 * 60 * 1000

/** The yearly subscription: order, checkout, signature, confirmation (§subscription.6). */
export const payment = {
  getSubscriptionStatus({ user, store, now }) {
    const rows = store.db
      .prepare('SELECT amount, expires_at FROM subscription WHERE user_id = ? ORDER BY expires_at DESC, id DESC')
      .all(user.id) as { amount: number; expires_at: string }[]
    const subscriptions = rows.map(({ amount, expires_at }) => ({
      expiry_date: indianDate(expires_at),
      amount,
      days_remaining: Math.max(0, Math.ceil((Date.parse(expires_at) - now) / DAY_MS)),
      features: premium.features,
    }))
    return { status: 200, body: { has_active_subscription: isPremium(user, now), subscriptions } }
  },

  getPlan({ path: { planId }, lang }) {
    return planId === premium.id ? { status: 200, body: premium } : refuse(404, 'not_found', lang)
  },

  createPayment({ body, user, lang, store, now }) {
    if (body.payment_plan !== premium.id) return refuse(400, 'invalid', lang, { payment_plan: 'unknown_choice' })
    if (body.amount !== premium.amount) return refuse(400, 'amount_wrong', lang)
    if (isPremium(user, now)) return refuse(400, 'already_subscribed', lang)
    const amount = premium.amount * PAISE_PER_RUPEE
    const order = storeOrder(store, user, { kind: 'subscription', id: premium.id }, amount, now)
    return { status: 201, body: { ...order, amount, currency: 'INR' } }
  },

  verifyPayment({ body, user, lang, store, now }) {
    const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = body
    const order = store.db
      .prepare(`SELECT verified_at FROM payment_order WHERE order_id = ? AND user_id = ? AND kind = 'subscription'`)
      .get(orderId, user.id)
    if (!order) return refuse(400, 'order_unknown', lang)
    if (!isSignatureOf(signature, orderId, paymentId)) return refuse(400, 'payment_unverified', lang)
    // The app verifies again after a crash or a lost connection; an order still buys only one year.
    if (order['verified_at'] === null) {
      const at = new Date(now).toISOString()
      store.db
        .prepare('UPDATE payment_order SET paid_at = coalesce(paid_at, ?1), verified_at = ?1 WHERE order_id = ?2')
        .run(at, orderId)
      subscribe(store, user.id, now)
    }
    return { status: 200, body: { status: 'success', message: successTexts.premium[lang] } }
  },
} satisfies Partial<Handlers>

/** Adds a year, from now or from the end of the running subscription. */
function subscribe({ db }: Store, userId: number, now: number): void {
  const running = db.prepare('SELECT max(expires_at) AS ends FROM subscription WHERE user_id = ?').get(userId) as {
    ends: string | null
  }
  const end = new Date(Math.max(now, running.ends === null ? 0 : Date.parse(running.ends)))
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  db.prepare('INSERT INTO subscription (user_id, amount, expires_at) VALUES (?, ?, ?)').run(
    userId,
    premium.amount,
    end.toISOString(),
  )
  db.prepare('UPDATE user SET premium_until = ? WHERE id = ?').run(end.toISOString(), userId)
}

/** The calendar day in India as YYYY-MM-DD, which is the sv-SE date format. */
function indianDate(iso: string): string {
  return new Date(iso).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
}
