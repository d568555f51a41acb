import { refuse, type Problems } from '../failure.ts'
import type { Handlers, Lang, User } from '../operation.ts'
import type { Store } from '../store/store.ts'
import { COLUMNS, problemsOf, searchTextOf, valuesOf, type EnquiryValues } from './enquiry-input.ts'
import { enquiryOf, enquiryRow, enquiryRows, type EnquiryRow } from './enquiry-rows.ts'
import { recordGenerated } from './enquiry-tasks.ts'
import { businessOf } from './own-business.ts'
import { forgetPhoto, storePhoto } from '../uploads.ts'

/** Posting, changing and closing the user's own enquiries. Other people's enquiries answer 404 (§enquiries.4). */
export const ownEnquiries = {
  async createEnquiry({ store, lang, user, body, now }) {
    const business = businessOf(store, user.id)
    if (!business) return refuse(400, 'no_business', lang)
    // Step 2 is required. The app asks for the remaining fields after posting (§enquiries.26).
    if (!business.has_profile) return refuse(400, 'profile_incomplete', lang)
    const values = valuesOf(body)
    if (values.type === 'buy' && business.business_type !== 'buyer') return onlyBuyersBuy(lang)
    const problems = problemsOf(store, values)
    if (hasAny(problems)) return refuse(400, 'invalid', lang, problems)
    const photo = body.photo?.size ? await storePhoto(store, body.photo) : undefined
    if (photo?.problem) return refuse(400, 'invalid', lang, { photo: photo.problem })

    const { lastInsertRowid } = store.db
      .prepare(
        `INSERT INTO enquiry (user_id, user_product, created_at, photo, search, ${COLUMNS.join()})
         VALUES (?, (SELECT coalesce(max(user_product), 0) + 1 FROM enquiry), ?, ?, ?, ${COLUMNS.map(() => '?').join()})`,
      )
      .run(user.id, new Date(now).toISOString(), photo?.link ?? null, searchTextOf(store, values), ...inColumns(values))
    const id = Number(lastInsertRowid)
    recordGenerated(store, id, now)
    return { status: 201, body: enquiryOf(store, enquiryRow(store, lang, id)!, user, now) }
  },

  async updateEnquiry({ store, lang, user, path: { id }, body, now }) {
    const row = ownEnquiry(store, lang, user, id)
    if (!row) return refuse(404, 'not_found', lang)
    if (row.closed_at !== null) return refuse(400, 'enquiry_closed', lang)
    const values = valuesOf(body, row)
    if (values.type === 'buy' && businessOf(store, user.id)?.business_type !== 'buyer') return onlyBuyersBuy(lang)
    const problems = problemsOf(store, values)
    if (hasAny(problems)) return refuse(400, 'invalid', lang, problems)
    const photo = body.photo?.size ? await storePhoto(store, body.photo) : undefined
    if (photo?.problem) return refuse(400, 'invalid', lang, { photo: photo.problem })

    if (body.photo) forgetPhoto(store, row.photo)
    store.db
      .prepare(
        `UPDATE enquiry SET photo = ?, search = ?, ${COLUMNS.map((column) => `${column} = ?`).join()} WHERE id = ?`,
      )
      .run(body.photo ? (photo?.link ?? null) : row.photo, searchTextOf(store, values), ...inColumns(values), id)
    return { status: 200, body: enquiryOf(store, enquiryRow(store, lang, id)!, user, now) }
  },

  closeEnquiry({ store, lang, user, path: { id }, body, now }) {
    const row = ownEnquiry(store, lang, user, id)
    if (!row) return refuse(404, 'not_found', lang)
    if (row.closed_at !== null) return refuse(400, 'enquiry_closed', lang)
    store.db
      .prepare('UPDATE enquiry SET closed_at = ?, closing_remark = ? WHERE id = ?')
      .run(new Date(now).toISOString(), body.closing_remark.trim(), id)
    return { status: 204 }
  },

  async addProductImage({ store, lang, user, path: { userProductId }, body, now }) {
    if (!ownProduct(store, lang, user, userProductId)) return refuse(404, 'not_found', lang)
    const { link: image, problem } = await storePhoto(store, body.image)
    if (problem) return refuse(400, 'invalid', lang, { image: problem })
    const { lastInsertRowid } = store.db
      .prepare('INSERT INTO enquiry_image (user_product, image, created_at) VALUES (?, ?, ?)')
      .run(userProductId, image, new Date(now).toISOString())
    return { status: 201, body: { id: Number(lastInsertRowid), image } }
  },

  deleteProductImage({ store, lang, user, path: { userProductId, imageId } }) {
    if (!ownProduct(store, lang, user, userProductId)) return refuse(404, 'not_found', lang)
    const deleted = store.db
      .prepare('DELETE FROM enquiry_image WHERE id = ? AND user_product = ? RETURNING image')
      .get(imageId, userProductId)
    if (!deleted) return refuse(404, 'not_found', lang)
    forgetPhoto(store, String(deleted['image']))
    return { status: 204 }
  },
} satisfies Partial<Handlers>

export function ownEnquiry(store: Store, lang: Lang, { id: userId }: User, id: number): EnquiryRow | undefined {
  return enquiryRows(store, lang, { sql: 'e.id = ? AND e.user_id = ?', values: [id, userId] })[0]
}

function ownProduct(store: Store, lang: Lang, { id: userId }: User, userProduct: number): EnquiryRow | undefined {
  return enquiryRows(store, lang, { sql: 'e.user_product = ? AND e.user_id = ?', values: [userProduct, userId] })[0]
}

const inColumns = (values: EnquiryValues) => COLUMNS.map((column) => values[column])

/** Refuses a buy enquiry from anyone but a buyer (§enquiries.14). */
function onlyBuyersBuy(lang: Lang) {
  return refuse(400, 'only_buyers_buy', lang, { type: ['choice', 'sell'] })
}

function hasAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0
}
