import type { components } from '../../src/api/generated/schema.ts'
import { refuse } from '../failure.ts'
import type { Call, Handlers, Lang, User } from '../operation.ts'
import { placeIn } from '../store/names.ts'
import type { Store } from '../store/store.ts'
import { all, hasWords, when } from './conditions.ts'
import { bought, canViewContact, contactOf, contactOrder, isPremium, type Target } from './contact-access.ts'
import type { Business } from './own-business.ts'
import { limitAndOffset, pageOf } from './paging.ts'

type Schemas = components['schemas']
type DirectoryType = Schemas['DirectoryType']

/** Farmers, buyers and manufacturers with a profile, and their contacts (§directory.1). */
export const directory = {
  listFarmers: (call) => ({ status: 200, body: directoryPage(call, 'farmer') }),
  listBuyers: (call) => ({ status: 200, body: directoryPage(call, 'buyer') }),
  listManufacturers: (call) => ({ status: 200, body: directoryPage(call, 'manufacturer') }),

  getFarmer: (call) =>
    detail(call, 'farmer', ({ farm_location, is_organic }) => ({
      farm_location: textOrNull(farm_location),
      is_organic: flagOrNull(is_organic),
    })),
  getBuyer: (call) =>
    detail(call, 'buyer', ({ preferred_quantity, payment_terms }) => ({
      preferred_quantity: textOrNull(preferred_quantity),
      payment_terms: textOrNull(payment_terms),
    })),
  getManufacturer: (call) =>
    detail(call, 'manufacturer', ({ processing_capacity, certifications }) => ({
      processing_capacity: textOrNull(processing_capacity),
      certifications: texts(certifications),
    })),

  listBusinessProducts({ store, lang, path: { businessId } }) {
    if (!store.db.prepare('SELECT 1 FROM business WHERE id = ?').get(businessId)) return refuse(404, 'not_found', lang)
    return { status: 200, body: productsOf(store, businessId, lang) }
  },

  purchaseBusinessContact({ store, lang, user, body: { business_id, business_type }, now }) {
    const row = listedBusiness(store, business_type, business_id)
    if (!row) return refuse(404, 'not_found', lang)
    const target: Target = { kind: 'business', id: row.id, owner: row.user_id }
    if (canViewContact(store, user, target, now)) return refuse(400, 'already_visible', lang)
    return { status: 200, body: { data: contactOrder(store, user, target, now) } }
  },
} satisfies Partial<Handlers>

type BusinessRow = Omit<Business, 'business_type' | 'current_location' | 'has_profile' | 'extras'> & {
  user_id: number
  /** JSON text. */
  extras: string
}

type ListedRow = BusinessRow & { user_name: string }

type DirectoryCall = Call<'listFarmers'> | Call<'listBuyers'> | Call<'listManufacturers'>

function directoryPage({ store, lang, user, query, now, address }: DirectoryCall, type: DirectoryType) {
  const where = all(
    // Only businesses with step 2 of the registration done; the others have nothing to show yet.
    { sql: 'b.business_type = ? AND b.has_profile = 1', values: [type] },
    when(query.subcategory_id, 'b.id IN (SELECT business_id FROM product_interest WHERE subcategory_id = ?)'),
    hasWords(
      query.search,
      `instr(' ' || b.search, ?) OR EXISTS (SELECT 1 FROM product_interest i JOIN subcategory s ON s.id = i.subcategory_id
                                     WHERE i.business_id = b.id AND instr(' ' || s.search, ?))`,
    ),
  )
  const count = store.db.prepare(`SELECT count(*) AS count FROM business b WHERE ${where.sql}`).get(...where.values)
  const rows = store.db
    .prepare(
      `SELECT b.*, u.full_name AS user_name FROM business b JOIN user u ON u.id = b.user_id
       WHERE ${where.sql} ORDER BY b.id LIMIT ? OFFSET ?`,
    )
    .all(...where.values, ...limitAndOffset(query)) as ListedRow[]
  return pageOf(entriesOf(store, rows, user, lang, now), Number(count?.['count']), query, address)
}

function entriesOf(
  store: Store,
  rows: ListedRow[],
  viewer: User,
  lang: Lang,
  now: number,
): Schemas['DirectoryEntry'][] {
  const paidFor = bought(store, viewer, 'business')
  const premium = isPremium(viewer, now)
  const interests = Map.groupBy(interestsOf(store, rows, lang), ({ business_id }) => business_id)
  return rows.map(({ id, user_id, user_name, company_name, city, district, state }) => {
    const can_view_contact = premium || user_id === viewer.id || paidFor.has(id)
    const produce = interests.get(id) ?? []
    return {
      id,
      business: {
        id,
        name: company_name,
        user_name: can_view_contact ? user_name : null,
        city: textOrNull(placeIn(store.db, lang, city)),
        district: textOrNull(district),
        state: textOrNull(state),
        photo: produce[0]?.photo ?? null,
        product_names: produce.map(({ name }) => name),
        can_view_contact,
      },
    }
  })
}

function interestsOf({ db }: Store, businesses: readonly Pick<BusinessRow, 'id'>[], lang: Lang) {
  return db
    .prepare(
      `SELECT i.business_id, s.name_${lang} AS name, s.photo
       FROM product_interest i JOIN subcategory s ON s.id = i.subcategory_id
       WHERE i.business_id IN (SELECT value FROM json_each(?)) ORDER BY i.business_id, i.subcategory_id`,
    )
    .all(JSON.stringify(businesses.map(({ id }) => id))) as { business_id: number; name: string; photo: string }[]
}

function listedBusiness({ db }: Store, type: DirectoryType, id: number): BusinessRow | undefined {
  return db.prepare('SELECT * FROM business WHERE id = ? AND business_type = ? AND has_profile = 1').get(id, type) as
    BusinessRow | undefined
}

/**
 * A business in full; its contact only for those who may see it (§payments.1). `ownOf` reads the fields of its type, all
 * of which are optional: a business may have registered before a field was introduced.
 */
function detail<Type extends DirectoryType, Own>(
  { store, lang, user, path: { id }, now }: Call<'getFarmer'>,
  business_type: Type,
  ownOf: (extras: Record<string, unknown>) => Own,
) {
  const row = listedBusiness(store, business_type, id)
  if (!row) return refuse(404, 'not_found', lang)
  const can_view_contact = canViewContact(store, user, { kind: 'business', id, owner: row.user_id }, now)
  const body = {
    id,
    business_type,
    company_name: textOrNull(row.company_name),
    address: textOrNull(row.address),
    city: textOrNull(placeIn(store.db, lang, row.city)),
    district: textOrNull(row.district),
    state: textOrNull(row.state),
    pin_code: textOrNull(row.pin_code),
    product_interests: interestsOf(store, [row], lang).map(({ name }) => name),
    can_view_contact,
    owner_contact: can_view_contact ? contactOf(store, row.user_id) : null,
    ...ownOf(JSON.parse(row.extras) as Record<string, unknown>),
  }
  return { status: 200 as const, body }
}

function productsOf({ db }: Store, businessId: number, lang: Lang): Schemas['BusinessProducts'] {
  const rows = db
    .prepare(
      `SELECT p.id, p.photo, p.category_id, c.name_${lang} AS category, p.subcategory_id, s.name_${lang} AS subcategory,
              p.variety_id, v.name_${lang} AS variety, p.expected_price, p.quantity, p.unit
       FROM business_product p JOIN category c ON c.id = p.category_id JOIN subcategory s ON s.id = p.subcategory_id
       JOIN variety v ON v.id = p.variety_id WHERE p.business_id = ? ORDER BY p.id`,
    )
    .all(businessId) as ProductRow[]
  return rows.map((row) => ({
    id: row.id,
    photo: row.photo,
    category: { id: row.category_id, name: row.category },
    sub_category: { id: row.subcategory_id, name: row.subcategory },
    sub_sub_category: { id: row.variety_id, name: row.variety },
    expected_price: row.expected_price,
    quantity: row.quantity,
    unit: row.unit,
  }))
}

type ProductRow = Pick<Schemas['BusinessProduct'], 'id' | 'photo' | 'expected_price' | 'quantity' | 'unit'> & {
  category_id: number
  category: string
  subcategory_id: number
  subcategory: string
  variety_id: number
  variety: string
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function flagOrNull(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => textOrNull(text) !== null) : []
}
