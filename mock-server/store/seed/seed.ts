import type { DatabaseSync } from 'node:sqlite'
import { demoIds, seedBusinesses } from './business-rows.ts'
import { createBusinesses } from './businesses.ts'
import { loadCatalogue, seedCatalogue } from './catalogue.ts'
import { createTraders } from './common-crops.ts'
import { createEnquiries, createOneEach, seedEnquiries } from './enquiries.ts'
import { mandiTrade, seedMandi, seedPincodes } from './open-data.ts'
import { loadPlaces } from './places.ts'
import { seedProgress } from './progress.ts'
import { createRandom } from './random.ts'

/** Tables that no API call writes to: the catalogue, pincodes and mandi prices. */
export const openDataTables = [
  'category',
  'subcategory',
  'variety',
  'pincode',
  'mandi_commodity',
  'mandi_variety',
  'mandi_grade',
  'mandi_market',
  'place_name',
  'district_alias',
  'mandi_price',
] as const

export function seedOpenData(db: DatabaseSync): void {
  const catalogue = loadCatalogue()
  seedCatalogue(db, catalogue)
  seedPincodes(db)
  seedMandi(db, catalogue.commodities)
}

/** Created once per process: who the people are and what they wrote doesn't depend on the time. */
let people: ReturnType<typeof createPeople> | undefined

/** Fills the remaining tables after the open data. The same `now` (ms) always gives the same rows. */
export function seedPeople(db: DatabaseSync, now: number): void {
  people ??= createPeople(db)
  seedBusinesses(db, createRandom('accounts'), people.businesses, demoIds, now)
  seedBusinesses(db, createRandom('traders'), people.traders, [], now)
  seedEnquiries(db, [...people.enquiries, ...people.offers], now)
  seedProgress(db, people.businesses, people.enquiries, now)
}

function createPeople(db: DatabaseSync) {
  const ground = { places: loadPlaces(db), catalogue: loadCatalogue(), trade: mandiTrade(db) }
  const businesses = createBusinesses(ground)
  const enquiries = createEnquiries(businesses, ground)
  // Inserted last, so that ids and texts of all other rows stay the same.
  const traders = createTraders(ground, businesses.length + 1)
  const offers = createOneEach(traders, ground, enquiries.length + 1)
  return { businesses, enquiries, traders, offers }
}
