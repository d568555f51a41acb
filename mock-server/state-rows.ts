import { iso } from './state.ts'
import { searchText } from './store/search-text.ts'
import type { Store } from './store/store.ts'
import type { BusinessType } from './store/seed/business-extras.ts'

/** Rows that provider states (`states.ts`) insert if the seed has none with that id. */

/** The id of the user with this number, who is created if necessary. */
export function putUser({ db }: Store, mobile: string, now: number): number {
  db.prepare('INSERT OR IGNORE INTO user (mobile, full_name, email, created_at) VALUES (?, ?, ?, ?)').run(
    mobile,
    'Asha Pawar',
    'asha@example.com',
    iso(now),
  )
  return Number(db.prepare('SELECT id FROM user WHERE mobile = ?').get(mobile)?.['id'])
}

/** Inserts or changes a business, found by its id or owner. Other columns of an existing one stay unchanged. */
export function putBusiness(
  store: Store,
  { id, owner, type, complete }: { id?: number; owner?: number; type?: BusinessType; complete: boolean },
  now: number,
): void {
  const { db } = store
  const known = db
    .prepare('SELECT id, business_type FROM business WHERE id = ? OR user_id = ?')
    .get(id ?? null, owner ?? null)
  const businessType = type ?? String(known?.['business_type'] ?? 'farmer')
  const extras = JSON.stringify(complete ? extrasOf(businessType as BusinessType) : {})
  if (known) {
    db.prepare('UPDATE business SET business_type = ?, has_profile = ?, extras = ? WHERE id = ?').run(
      businessType,
      Number(complete),
      extras,
      known['id'] ?? null,
    )
    return
  }
  const user = owner ?? putUser(store, `70${String(id).padStart(8, '0')}`, now)
  db.prepare(
    `INSERT INTO business (id, user_id, business_type, company_name, address, city, district, state, pin_code,
                           has_profile, extras, search, created_at)
     VALUES (?, ?, ?, 'Pawar Farm', 'Near the school, Ozar', 'Nashik', 'Nashik', 'Maharashtra', '422206', ?, ?, ?, ?)`,
  ).run(id ?? null, user, businessType, Number(complete), extras, searchText('Pawar Farm Nashik Maharashtra'), iso(now))
  db.prepare(
    `INSERT INTO product_interest (business_id, subcategory_id)
     SELECT business.id, subcategory.id FROM business, subcategory WHERE user_id = ? ORDER BY subcategory.id LIMIT 1`,
  ).run(user)
}

/** Inserts an enquiry, or reopens an existing one and changes its type and owner. */
export function putEnquiry(
  store: Store,
  { id, type, owner, userProduct }: { id: number; type: 'buy' | 'sell'; owner?: number; userProduct?: number },
  now: number,
): void {
  const { db } = store
  const created = iso(now - 3 * 24 * 60 * 60 * 1000) // long enough ago to be approved
  db.prepare(
    `INSERT INTO enquiry (id, user_id, user_product, type, product, sub_category, sub_sub_category, quantity, unit,
                          expected_price, minimum_expected_price, location, district, state, search, created_at)
     SELECT ?, ?, ?, ?, category_id, subcategory.id, variety.id, 40, 'quintal', 24.5, 22, 'Nashik', 'Nashik', 'Maharashtra', search || ' nashik', ?
     FROM variety JOIN subcategory ON subcategory.id = subcategory_id WHERE true ORDER BY variety.id LIMIT 1
     ON CONFLICT (id) DO UPDATE SET type = excluded.type, closed_at = NULL, closing_remark = NULL`,
  ).run(id, owner ?? putUser(store, '7000000000', now), userProduct ?? 1_000_000 + id, type, created)
  if (owner) db.prepare('UPDATE enquiry SET user_id = ? WHERE id = ?').run(owner, id)
}

/** All fields that posting an enquiry requires (§registration.21). */
function extrasOf(type: BusinessType): Record<string, string | number | boolean> {
  if (type === 'farmer') return { farm_size: '5 acres', farm_location: 'Ozar, Nashik', is_organic: true }
  const tax = { company_pan: 'ABCDE1234F', gst_number: '27AAPFU0939F1ZV' }
  if (type === 'buyer') return { ...tax, storage_house_location: 'Ozar, Nashik' }
  if (type === 'fpo') {
    return {
      role_in_organization: 'Director',
      organization_name: 'Ozar Farmer Producer Company',
      organization_pan: tax.company_pan,
      organization_gst: tax.gst_number,
      organization_address: 'Ozar, Nashik',
      number_of_farmers: 120,
      do_manufacturing: false,
    }
  }
  return { ...tax, factory_location: 'Ozar, Nashik', office_location: 'Nashik' }
}
