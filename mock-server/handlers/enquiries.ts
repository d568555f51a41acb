import { refuse } from '../failure.ts'
import type { Call, Handlers, Lang, User } from '../operation.ts'
import type { Store } from '../store/store.ts'
import { all, hasWords, when, type Condition } from './conditions.ts'
import { canViewContact, contactOrder, hasBought, type Target } from './contact-access.ts'
import { cardOf, enquiryOf, enquiryRow, enquiryRows, isApproved, statusOf, type EnquiryRow } from './enquiry-rows.ts'
import { tasksOf } from './enquiry-tasks.ts'
import { ownEnquiries, ownEnquiry } from './own-enquiries.ts'
import { limitAndOffset, pageOf } from './paging.ts'

/** Reading enquiries and buying their contacts (§board.1, §board.11, §payments.6). */
export const enquiries = {
  ...ownEnquiries,

  listLatestEnquiries({ store, lang, now }) {
    const newest = newestOfEachCategory(now)
    const rows = enquiryRows(store, lang, newest, {
      sql: 'ORDER BY e.product, e.created_at DESC, e.id DESC',
      values: [],
    })
    const byCategory = Map.groupBy(rows, (row) => row.product_name)
    const cards = [...byCategory].map(
      ([name, ofCategory]) => [name, ofCategory.map((row) => cardOf(row, now))] as const,
    )
    return { status: 200, body: Object.fromEntries(cards) }
  },

  listOwnEnquiries(call) {
    return { status: 200, body: enquiryPage(call, { sql: 'e.user_id = ?', values: [call.user.id] }) }
  },

  listGlobalEnquiries(call) {
    const { query, now } = call
    const where = all(
      isApproved(now),
      when(query.sub_category, 'e.sub_category = ?'),
      when(query.type, 'e.type = ?'),
      hasWords(query.search, "instr(' ' || e.search, ?)"),
    )
    return { status: 200, body: enquiryPage(call, where) }
  },

  getEnquiryDetail({ store, lang, user, path: { id }, now }) {
    const row = visibleEnquiry(store, lang, user, id, now)
    return row ? { status: 200, body: { data: enquiryOf(store, row, user, now) } } : refuse(404, 'not_found', lang)
  },

  getEnquiry({ store, lang, user, path: { id }, now }) {
    const row = ownEnquiry(store, lang, user, id)
    return row ? { status: 200, body: enquiryOf(store, row, user, now) } : refuse(404, 'not_found', lang)
  },

  listEnquiryTasks({ store, lang, user, path: { id } }) {
    if (!ownEnquiry(store, lang, user, id)) return refuse(404, 'not_found', lang)
    const head = { success: true as const, enquiry_id: id }
    return { status: 200, body: Object.assign(head, tasksOf(store, id, lang)) }
  },

  purchaseEnquiryContact({ store, lang, user, path: { id }, now }) {
    const row = visibleEnquiry(store, lang, user, id, now)
    if (!row) return refuse(404, 'not_found', lang)
    const target: Target = { kind: 'enquiry', id, owner: row.user_id }
    if (canViewContact(store, user, target, now)) return refuse(400, 'already_visible', lang)
    return { status: 200, body: { data: contactOrder(store, user, target, now) } }
  },
} satisfies Partial<Handlers>

/** Number of leads in a category's row on the home page (§home.7). */
const ENQUIRIES_PER_CATEGORY = 4

function newestOfEachCategory(now: number): Condition {
  const approved = isApproved(now)
  return {
    sql: `e.id IN (SELECT id FROM (SELECT e.id, row_number() OVER (PARTITION BY e.product ORDER BY e.created_at DESC, e.id DESC) AS place
                                   FROM enquiry e WHERE ${approved.sql}) WHERE place <= ?)`,
    values: [...approved.values, ENQUIRIES_PER_CATEGORY],
  }
}

type ListCall = Call<'listOwnEnquiries'> | Call<'listGlobalEnquiries'>

function enquiryPage({ store, lang, query, address, now }: ListCall, where: Condition) {
  const count = store.db.prepare(`SELECT count(*) AS count FROM enquiry e WHERE ${where.sql}`).get(...where.values)
  const rows = enquiryRows(store, lang, where, {
    sql: 'ORDER BY e.created_at DESC, e.id DESC LIMIT ? OFFSET ?',
    values: limitAndOffset(query),
  })
  return pageOf(
    rows.map((row) => cardOf(row, now)),
    Number(count?.['count']),
    query,
    address,
  )
}

/** A viewer may open their own enquiry in any status, approved ones, and paid ones even if they are closed. */
function visibleEnquiry(store: Store, lang: Lang, viewer: User, id: number, now: number): EnquiryRow | undefined {
  const row = enquiryRow(store, lang, id)
  if (!row) return undefined
  const visible =
    row.user_id === viewer.id || statusOf(row, now) === 'approved' || hasBought(store, viewer, { kind: 'enquiry', id })
  return visible ? row : undefined
}
