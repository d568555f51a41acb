import { randomBytes } from 'node:crypto'
import type { components } from '../../src/api/generated/schema.ts'
import type { User } from '../operation.ts'
import type { Store } from '../store/store.ts'

type ContactDetails = components['schemas']['ContactDetails']
type InterestedUser = components['schemas']['InterestedUser']
type PaymentOrder = components['schemas']['PaymentOrder']

/** The enquiry or business whose contact is requested. */
export type Target = { kind: 'enquiry' | 'business'; id: number; owner: number }

/** Paise: ₹10 (§payments.5). */
const CONTACT_PRICE = 1000

export function isPremium({ premium_until }: Pick<User, 'premium_until'>, now: number): boolean {
  return Date.parse(String(premium_until)) > now
}

/** Whether the viewer owns it, has premium or bought the contact (§payments.1). */
export function canViewContact(store: Store, viewer: User, target: Target, now: number): boolean {
  return target.owner === viewer.id || isPremium(viewer, now) || hasBought(store, viewer, target)
}

/** Whether the viewer bought the contact. Paying in the checkout is enough: no call confirms it (§payments.6). */
export function hasBought({ db }: Store, viewer: User, { kind, id }: Pick<Target, 'kind' | 'id'>): boolean {
  return (
    db.prepare(`SELECT 1 FROM (${purchases[kind]}) WHERE target_id = ? AND user_id = ?`).get(id, viewer.id) !==
    undefined
  )
}

/** Ids of all targets of a kind whose contact the user bought, for lists. */
export function bought({ db }: Store, viewer: User, kind: Target['kind']): Set<number> {
  const rows = db.prepare(`SELECT target_id FROM (${purchases[kind]}) WHERE user_id = ?`).all(viewer.id)
  return new Set(rows.map((row) => Number(row['target_id'])))
}

const paidOrders = (kind: Target['kind']) =>
  `SELECT target_id, user_id, paid_at AS purchased_at FROM payment_order WHERE kind = '${kind}' AND paid_at IS NOT NULL`

/** The checkout marks an order as paid; the seed and the provider states write the purchase directly. */
const purchases = {
  enquiry: `SELECT enquiry_id AS target_id, user_id, purchased_at FROM interested UNION ALL ${paidOrders('enquiry')}`,
  business: `SELECT business_id AS target_id, user_id, purchased_at FROM business_purchase UNION ALL ${paidOrders('business')}`,
} satisfies Record<Target['kind'], string>

export function contactOf({ db }: Store, userId: number): ContactDetails {
  return db
    .prepare(
      `SELECT u.full_name AS name, u.mobile, u.email, nullif(b.company_name, '') AS company
       FROM user u LEFT JOIN business b ON b.user_id = u.id WHERE u.id = ?`,
    )
    .get(userId) as ContactDetails
}

/** All users who bought the contact of an enquiry, newest first. */
export function interestedUsers({ db }: Store, enquiryId: number): InterestedUser[] {
  return db
    .prepare(
      `SELECT u.full_name AS name, u.mobile, u.email, min(p.purchased_at) AS purchased_at
       FROM (${purchases.enquiry}) p JOIN user u ON u.id = p.user_id
       WHERE p.target_id = ? GROUP BY u.id ORDER BY purchased_at DESC`,
    )
    .all(enquiryId) as InterestedUser[]
}

/** The user's open order for this contact, or a new one: a double click must not create two orders. */
export function contactOrder(store: Store, buyer: User, target: Target, now: number): PaymentOrder {
  const open = store.db
    .prepare(
      'SELECT order_id FROM payment_order WHERE user_id = ? AND kind = ? AND target_id = ? AND paid_at IS NULL ORDER BY id DESC',
    )
    .get(buyer.id, target.kind, target.id)
  const order_id = open ? String(open['order_id']) : storeOrder(store, buyer, target, CONTACT_PRICE, now).order_id
  return { order_id, amount: CONTACT_PRICE, currency: 'INR' }
}

/** Stores an unpaid order of `amount` paise. */
export function storeOrder(
  { db }: Store,
  buyer: User,
  target: { kind: Target['kind'] | 'subscription'; id: number },
  amount: number,
  now: number,
): { order_id: string; id: number } {
  const order_id = `order_${randomBytes(7).toString('hex')}` // the provider's format: 14 letters or digits
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO payment_order (order_id, user_id, kind, target_id, amount, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(order_id, buyer.id, target.kind, target.id, amount, new Date(now).toISOString())
  return { order_id, id: Number(lastInsertRowid) }
}
