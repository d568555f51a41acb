import { columns } from './store/names.ts'
import { insertRows } from './store/seed/rows.ts'
import { pay } from './checkout/pay.ts'
import { CONTACT_PRICE, storeOrder, type Target } from './handlers/contact-access.ts'
import { enquiryOf, enquiryRow } from './handlers/enquiry-rows.ts'
import type { User } from './operation.ts'
import { iso, type State } from './state.ts'
import { putBusiness, putEnquiry, putUser } from './state-rows.ts'
import { businessTypes } from './store/seed/business-extras.ts'
import type { Store } from './store/store.ts'
import { storeReply } from './idempotency.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Provider states about enquiries and the directory's businesses. */
export const tradeStates = {
  // Enquiries
  'an enquiry exists': ({ store, now }, params) => {
    const owner = params.optionalMobile('owner')
    const id = params.id()
    putEnquiry(
      store,
      {
        id,
        type: params.oneOf('type', ['buy', 'sell'], 'sell'),
        userProduct: params.optionalId('user_product'),
        owner: owner ? putUser(store, owner, now) : undefined,
      },
      now,
    )
    store.db
      .prepare(
        `UPDATE enquiry SET expected_price = coalesce(?, expected_price), quantity = coalesce(?, quantity),
                            unit = coalesce(?, unit), created_at = coalesce(?, created_at) WHERE id = ?`,
      )
      .run(
        params.optionalNumber('expected_price') ?? null,
        params.optionalNumber('quantity') ?? null,
        params.optionalText('unit') ?? null,
        params.optionalText('created_at') ?? null,
        id,
      )
    const viewer = params.optionalMobile('visible_to')
    if (viewer) buyContact(store, putUser(store, viewer, now), { kind: 'enquiry', id }, now)
  },
  'an enquiry is approved': ({ store, now }, params) => {
    store.db.prepare('UPDATE enquiry SET created_at = ? WHERE id = ?').run(iso(now - DAY_MS), params.id())
  },
  'an enquiry was posted under a key': ({ store, now }, params) => {
    const id = params.id()
    const owner = putUser(store, params.mobile('owner'), now)
    putEnquiry(store, { id, type: 'sell', owner }, now)
    // SQLite's rows have no types; `putUser` has just stored this one.
    const user = store.db.prepare('SELECT * FROM user WHERE id = ?').get(owner) as unknown as User
    const reply = { status: 201, body: enquiryOf(store, enquiryRow(store, 'en', id)!, user, now) }
    storeReply(store, { user, operation: 'createEnquiry', key: params.text('key'), sent: null }, reply, now)
  },
  'an enquiry is closed': ({ store, now }, params) => {
    const id = params.id()
    putEnquiry(store, { id, type: 'sell' }, now)
    store.db.prepare(`UPDATE enquiry SET closed_at = ?, closing_remark = 'Sold' WHERE id = ?`).run(iso(now), id)
  },
  'an enquiry has an image': ({ store, now }, params) => {
    const id = params.id()
    putEnquiry(store, { id, type: 'sell' }, now)
    store.db
      .prepare(
        `INSERT OR REPLACE INTO enquiry_image (id, user_product, image, created_at)
         SELECT ?, user_product, '/media/crops/onion.svg', ? FROM enquiry WHERE id = ?`,
      )
      .run(params.id('image'), iso(now), id)
  },
  'an enquiry has tasks': ({ store, now }, params) => {
    const id = params.id()
    putEnquiry(store, { id, type: 'sell' }, now)
    const title = columns('title', { en: 'Sample checked', hi: 'नमूने की जाँच हुई', mr: 'नमुना तपासला' })
    insertRows(store.db, 'task', [{ enquiry_id: id, stage: 'sampleinspection', ...title, task_created_at: iso(now) }])
  },
  'an enquiry does not exist': ({ store }, params) => removeEnquiries(store, params.id()),
  'there are no enquiries': ({ store }) => removeEnquiries(store),

  // Directory
  'a business exists': ({ store, now }, params) => {
    const id = params.id()
    const owner = params.optionalMobile('owner')
    const business = { id, type: params.oneOf('type', businessTypes), complete: true }
    putBusiness(store, owner ? { ...business, owner: putUser(store, owner, now) } : business, now)
    const viewer = params.optionalMobile('visible_to')
    if (viewer) buyContact(store, putUser(store, viewer, now), { kind: 'business', id }, now)
  },
  'a business has products': ({ store, now }, params) => {
    const id = params.id()
    putBusiness(store, { id, complete: true }, now)
    store.db
      .prepare(
        `INSERT INTO business_product (business_id, category_id, subcategory_id, variety_id, photo, expected_price, quantity, unit)
         SELECT ?, category_id, subcategory.id, variety.id, photo, 24.5, 40, 'quintal'
         FROM variety JOIN subcategory ON subcategory.id = subcategory_id WHERE subcategory_id = 1 ORDER BY variety.id LIMIT 1`,
      )
      .run(id)
  },
  'a business has no products': ({ store, now }, params) => {
    const id = params.id()
    putBusiness(store, { id, complete: true }, now)
    store.db.prepare('DELETE FROM business_product WHERE business_id = ?').run(id)
  },
  'a business does not exist': ({ store }, params) => {
    const id = params.id()
    if (store.db.prepare('SELECT 1 FROM business WHERE id = ?').get(id)) throw new Error(`There is a business ${id}`)
  },
  'there are no businesses': ({ store }) => store.db.exec('UPDATE business SET has_profile = 0'),
} satisfies Record<string, State>

function buyContact(store: Store, buyer: number, target: Omit<Target, 'owner'>, now: number): void {
  const { order_id } = storeOrder(store, { id: buyer }, target, CONTACT_PRICE, now)
  pay(store, order_id, now)
}

/** Deletes one enquiry with all its dependent rows, or every enquiry. */
function removeEnquiries({ db }: Store, id?: number): void {
  const which = id === undefined ? '' : `WHERE id = ${id}`
  db.exec(`
    DELETE FROM payment_order WHERE kind = 'enquiry' AND target_id IN (SELECT id FROM enquiry ${which});
    DELETE FROM task WHERE enquiry_id IN (SELECT id FROM enquiry ${which});
    DELETE FROM enquiry_image WHERE user_product IN (SELECT user_product FROM enquiry ${which});
    DELETE FROM enquiry ${which};
  `)
}
