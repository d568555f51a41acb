import type { components } from '../../src/api/generated/schema.ts'
import type { Lang, User } from '../operation.ts'
import type { Store } from '../store/store.ts'
import { canViewContact, contactOf, interestedUsers, isPremium } from './contact-access.ts'
import type { Condition } from './conditions.ts'
import type { EnquiryValues } from './enquiry-input.ts'

type Schemas = components['schemas']

/** A row of `enquiry`, joined with its names from the catalogue. */
export type EnquiryRow = EnquiryValues & {
  id: number
  user_id: number
  user_product: number
  expected_date: string | null
  photo: string | null
  created_at: string
  closed_at: string | null
  closing_remark: string | null
  product_name: string
  subcategory_name: string
  variety_name: string
}

/** An enquiry is approved 24 hours after it was posted (§enquiries.3). */
const APPROVAL_MS = 24 * 60 * 60 * 1000

export function statusOf({ created_at, closed_at }: EnquiryRow, now: number): Schemas['EnquiryStatus'] {
  if (closed_at !== null) return 'closed'
  return Date.parse(created_at) <= now - APPROVAL_MS ? 'approved' : 'pending'
}

/** `statusOf(…) === 'approved'` as an SQL condition on rows `e`. */
export function isApproved(now: number): Condition {
  return { sql: 'e.closed_at IS NULL AND e.created_at <= ?', values: [new Date(now - APPROVAL_MS).toISOString()] }
}

/** Enquiries that match `where`; `rest` is the ORDER BY and LIMIT clause. */
export function enquiryRows(
  { db }: Store,
  lang: Lang,
  where: Condition,
  rest: Condition = { sql: '', values: [] },
): EnquiryRow[] {
  return db
    .prepare(
      `SELECT e.*, c.name_${lang} AS product_name, coalesce(s.name_${lang}, e.new_subcategory_name) AS subcategory_name,
              coalesce(v.name_${lang}, e.new_sub_subcategory_name) AS variety_name
       FROM enquiry e JOIN category c ON c.id = e.product
       LEFT JOIN subcategory s ON s.id = e.sub_category LEFT JOIN variety v ON v.id = e.sub_sub_category
       WHERE ${where.sql} ${rest.sql}`,
    )
    .all(...where.values, ...rest.values) as EnquiryRow[]
}

export function enquiryRow(store: Store, lang: Lang, id: number): EnquiryRow | undefined {
  return enquiryRows(store, lang, { sql: 'e.id = ?', values: [id] })[0]
}

export function cardOf(row: EnquiryRow, now: number): Schemas['EnquiryCard'] {
  return {
    id: row.id,
    type: row.type,
    status: statusOf(row, now),
    product: { id: row.product, name: row.product_name },
    sub_category: { id: row.sub_category, name: row.subcategory_name },
    sub_sub_category: { id: row.sub_sub_category, name: row.variety_name },
    quantity: row.quantity,
    unit: row.unit,
    expected_price: row.expected_price,
    location: row.location || null,
    photo: row.photo,
    created_at: row.created_at,
  }
}

/** The complete enquiry, as far as this viewer may see it (§payments.1). */
export function enquiryOf(store: Store, row: EnquiryRow, viewer: User, now: number): Schemas['Enquiry'] {
  const isOwn = row.user_id === viewer.id
  const visible = canViewContact(store, viewer, { kind: 'enquiry', id: row.id, owner: row.user_id }, now)
  return {
    ...cardOf(row, now),
    grade: row.grade,
    is_organic: row.is_organic === 1,
    minimum_expected_price: row.minimum_expected_price,
    expected_date: row.expected_date,
    contact_preference: 'phone',
    additional_notes: row.additional_notes || null,
    images: imagesOf(store, row.user_product),
    user_product: row.user_product,
    closing_remark: isOwn ? row.closing_remark : null,
    can_view_contact: visible,
    owner_contact: visible ? contactOf(store, row.user_id) : null,
    interested_users: isPremium(viewer, now) ? interestedUsers(store, row.id) : null,
  }
}

function imagesOf({ db }: Store, userProduct: number): Schemas['EnquiryImage'][] {
  return db
    .prepare('SELECT id, image FROM enquiry_image WHERE user_product = ? ORDER BY id')
    .all(userProduct) as Schemas['EnquiryImage'][]
}
