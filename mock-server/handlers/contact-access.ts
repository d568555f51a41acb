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
export const CONTACT_PRICE = 1000

export function isPremium({ premium_until }: Pick<User, 'premium_until'>, now: number): boolean {
  return Date.parse(String(premium_until)) > now
}

/** Whether the viewer owns it, has premium or bought the contact (§payments.1). */
export function canViewContact(store: Store, viewer: User, target: Target, now: number): boolean {
  return target.owner === viewer.id || isPremium(viewer, now) || hasBought(store, viewer, target)
}

/** Whether the viewer bought the contact. Paying in the checkout is enough: no call confirms it (§payments.6). */
export function hasBought({ db }: Store, viewer: User, { kind, id }: Pick<Target, 'kind' | 'id'>): boolean {
  const paid = db.prepare(`SELECT 1 FROM payment_order WHERE ${PAID_BY} AND target_id = ?`)
  return paid.get(viewer.id, kind, id) !== undefined
}

/** Ids of all targets of a kind whose contact the user bought, for lists. */
export function bought({ db }: Store, viewer: User, kind: Target['kind']): Set<number> {
  const rows = db.prepare(`SELECT target_id FROM payment_order WHERE ${PAID_BY}`).all(viewer.id, kind)
  return new Set(rows.map((row) => Number(row['target_id'])))
}

const PAID_BY = 'user_id = ? AND kind = ? AND paid_at IS NOT NULL'

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
      `SELECT u.full_name AS name, u.mobile, u.email, min(paid_at) AS purchased_at
       FROM payment_order JOIN user u ON u.id = user_id
       WHERE kind = 'enquiry' AND target_id = ? AND paid_at IS NOT NULL GROUP BY u.id ORDER BY purchased_at DESC`,
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
  buyer: Pick<User, 'id'>,
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
