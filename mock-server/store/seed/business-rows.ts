import type { DatabaseSync } from 'node:sqlite'
import { LOCALES, PREFERRED_LANGUAGE } from '../../../src/i18n/locales.ts'
import { placeWords } from '../names.ts'
import { searchText } from '../search-text.ts'
import type { Business } from './businesses.ts'
import { demoUsers } from './demo-users.ts'
import { priceOf } from './prices.ts'
import { stock } from './quantities.ts'
import type { Random } from './random.ts'
import { insertRows } from './rows.ts'

/** User ids of all demo users, including those without a business. */
export const demoIds = demoUsers.map((_, index) => index + 1)

/**
 * Inserts users with their businesses, interests and products. Each call has its own `random`, so that more businesses
 * in one call don't change those of another. @param others ids of users without a business
 */
export function seedBusinesses(
  db: DatabaseSync,
  random: Random,
  businesses: readonly Business[],
  others: readonly number[],
  now: number,
): void {
  const owners = new Map(businesses.map((business) => [business.userId, business]))
  const userIds = new Set([...others, ...owners.keys()])
  const joined = new Map(
    Array.from(userIds, (id) => [id, new Date(now - random.int(70 * 24, 700 * 24) * 3600_000).toISOString()]),
  )

  insertRows(
    db,
    'user',
    Array.from(userIds, (id) => {
      const owner = owners.get(id)
      const demo = demoUsers[id - 1]
      const email = owner && (demo || random.chance(0.5)) ? `${owner.type}${id}@example.com` : null
      return {
        id,
        mobile: owner?.mobile ?? demo?.mobile ?? '',
        full_name: owner?.owner ?? demo?.name ?? '',
        email,
        preferred_language: demo?.language ?? PREFERRED_LANGUAGE[owner?.lang ?? 'en'],
        created_at: joined.get(id) ?? '',
      }
    }),
  )
  insertRows(
    db,
    'business',
    businesses.map((business) => ({
      id: business.id,
      user_id: business.userId,
      business_type: business.type,
      company_name: business.company,
      address: business.address,
      city: business.place.city,
      district: business.place.district,
      state: business.place.state,
      pin_code: business.place.pin,
      current_location: business.place.position,
      has_profile: Number(business.complete),
      extras: JSON.stringify(business.extras),
      search: searchText(
        business.company,
        business.place.area,
        ...placeWords(db, business.place.city, business.place.district, business.place.state),
        ...business.products.flatMap((product) => [...LOCALES.map((locale) => product[locale]), ...product.words]),
      ),
      created_at: joined.get(business.userId) ?? '',
    })),
  )
  insertRows(
    db,
    'product_interest',
    businesses.flatMap(({ id, products }) =>
      products.map((product) => ({ business_id: id, subcategory_id: product.id })),
    ),
  )
  insertRows(
    db,
    'business_product',
    businesses.flatMap((business) => productRows(random, business)),
  )
}

function productRows(random: Random, { id, type, products, complete }: Business) {
  // Some have no product yet, which shows the page's 'No Products Found'.
  if (!complete || type === 'buyer' || random.chance(0.06)) return []
  return products.map((product) => {
    const [quantity, unit] = stock(random, product.price.usual, type)
    return {
      business_id: id,
      category_id: product.categoryId,
      subcategory_id: product.id,
      variety_id: random.pick(product.varieties).id,
      photo: random.chance(0.08) ? null : product.photo,
      expected_price: priceOf(random, product.price).expected,
      quantity,
      unit,
    }
  })
}
