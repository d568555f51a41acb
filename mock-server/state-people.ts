import { signPayment } from './checkout/signature.ts'
import { PAISE_PER_RUPEE, premium } from './handlers/payment.ts'
import { OTP } from './handlers/sign-in.ts'
import { iso, type State } from './state.ts'
import { putBusiness, putUser } from './state-rows.ts'
import { businessTypes } from './store/seed/business-extras.ts'
import type { Store } from './store/store.ts'
import { mintToken } from './tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Provider states about users: their session, their business, their payments. */
export const peopleStates = {
  // Users and sessions
  'a user is signed in': ({ store, now }, params) => {
    const user = putUser(store, params.mobile(), now)
    return { token: mintToken(store, user, now) }
  },
  'no token is valid': ({ store }) => store.db.exec('DELETE FROM token'),
  'the mobile is unknown': ({ store }, params) => {
    // The row stays, because others refer to it, under a number that can't exist.
    store.db.prepare(`UPDATE user SET mobile = 'was ' || mobile WHERE mobile = ?`).run(params.mobile())
  },
  'an OTP was requested': ({ store, now }, params) => {
    const expires = params.flag('expired') ? now - 1 : now + 120_000
    store.db
      .prepare('INSERT OR REPLACE INTO otp (mobile, code, expires_at) VALUES (?, ?, ?)')
      .run(params.mobile(), params.optionalText('otp') ?? OTP, iso(expires))
  },
  'the next OTP is': ({ store }, params) => {
    store.db.prepare('INSERT OR REPLACE INTO next_otp VALUES (?, ?)').run(params.mobile(), params.text('otp'))
  },
  'too many OTPs were tried': ({ store, now }, params) => {
    store.db
      .prepare('INSERT OR REPLACE INTO otp (mobile, code, expires_at, tries) VALUES (?, ?, ?, 99)')
      .run(params.mobile(), OTP, iso(now + 120_000))
  },
  'the user asked for deletion': ({ store, now }, params) => {
    store.db
      .prepare('INSERT INTO deletion_request (user_id, reason, created_at) VALUES (?, ?, ?)')
      .run(putUser(store, params.mobile(), now), 'Closing the farm', iso(now))
  },

  // Their business
  'the user has no business': ({ store, now }, params) => {
    const user = putUser(store, params.mobile(), now)
    const businesses = 'SELECT id FROM business WHERE user_id = ?'
    for (const table of ['business_product', 'product_interest']) {
      store.db.prepare(`DELETE FROM ${table} WHERE business_id IN (${businesses})`).run(user)
    }
    store.db.prepare(`DELETE FROM payment_order WHERE kind = 'business' AND target_id IN (${businesses})`).run(user)
    store.db.prepare('DELETE FROM business WHERE user_id = ?').run(user)
  },
  'the user has an incomplete business': ({ store, now }, params) => {
    const owner = putUser(store, params.mobile(), now)
    putBusiness(store, { owner, type: params.oneOf('type', businessTypes, 'farmer'), complete: false }, now)
  },
  'the user has a complete business': ({ store, now }, params) => {
    const owner = putUser(store, params.mobile(), now)
    putBusiness(store, { owner, type: params.oneOf('type', businessTypes, 'farmer'), complete: true }, now)
  },
  'the business of the user lacks a detail': ({ store, now }, params) => {
    const owner = putUser(store, params.mobile(), now)
    store.db
      .prepare(`UPDATE business SET extras = json_remove(extras, '$.' || ?) WHERE user_id = ?`)
      .run(params.text('detail'), owner)
  },

  // Premium
  'the user is premium': ({ store, now }, params) => subscribe(store, putUser(store, params.mobile(), now), now, 200),
  'the subscription has expired': ({ store, now }, params) =>
    subscribe(store, putUser(store, params.mobile(), now), now, -10),
  'the user never subscribed': ({ store, now }, params) => {
    const user = putUser(store, params.mobile(), now)
    store.db.prepare('DELETE FROM subscription WHERE user_id = ?').run(user)
    store.db.prepare('UPDATE user SET premium_until = NULL WHERE id = ?').run(user)
  },

  // Plans and orders
  'a plan exists': (_, params) => {
    if (params.id('plan') !== premium.id || params.id('amount') !== premium.amount)
      throw new Error('The mock sells plan 1 for ₹999 only')
  },
  'a plan does not exist': ({ faults }, params) => {
    if (params.id('plan') === premium.id) faults.switchOn({ operationId: 'getPlan', fault: '404' })
  },
  'a subscription order was paid': ({ store, now }, params) => {
    const [orderId, user] = [params.text('order_id'), putUser(store, params.mobile(), now)]
    store.db
      .prepare(
        `INSERT OR REPLACE INTO payment_order (order_id, user_id, kind, target_id, amount, created_at)
         VALUES (?, ?, 'subscription', ?, ?, ?)`,
      )
      .run(orderId, user, premium.id, premium.amount * PAISE_PER_RUPEE, iso(now))
    return { razorpay_signature: signPayment(orderId, params.text('payment_id')) }
  },
} satisfies Record<string, State>

function subscribe({ db }: Store, user: number, now: number, daysLeft: number): void {
  const expires = iso(now + daysLeft * DAY_MS)
  db.prepare('DELETE FROM subscription WHERE user_id = ?').run(user)
  db.prepare('INSERT INTO subscription (user_id, amount, expires_at) VALUES (?, ?, ?)').run(
    user,
    premium.amount,
    expires,
  )
  db.prepare('UPDATE user SET premium_until = ? WHERE id = ?').run(expires, user)
}
