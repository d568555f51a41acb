import type { DatabaseSync } from 'node:sqlite'
import { seedBusinesses } from './business-rows.ts'
import { createBusinesses, type Business } from './businesses.ts'
import { loadCatalogue, seedCatalogue } from './catalogue.ts'
import { createEnquiries, seedEnquiries, type Enquiry } from './enquiries.ts'
import { mandiTrade, seedMandi, seedPincodes } from './open-data.ts'
import { loadPlaces } from './places.ts'
import { seedProgress } from './progress.ts'

/** Tables that no call of the API writes to: the catalogue, PIN codes and mandi prices. */
export const openDataTables = [
  'category',
  'subcategory',
  'variety',
  'grade',
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

/** Made up once in a process: who they are and what they wrote does not depend on the time. */
let people: { businesses: Business[]; enquiries: Enquiry[] } | undefined

/** Fills the other tables, on top of the open data. The same `now` (ms) always gives the same rows. */
export function seedPeople(db: DatabaseSync, now: number): void {
  people ??= createPeople(db)
  seedBusinesses(db, people.businesses, now)
  seedEnquiries(db, people.enquiries, now)
  seedProgress(db, people.businesses, people.enquiries, now)
}

function createPeople(db: DatabaseSync) {
  const ground = { places: loadPlaces(db), catalogue: loadCatalogue(), trade: mandiTrade(db) }
  const businesses = createBusinesses(ground)
  return { businesses, enquiries: createEnquiries(businesses, ground) }
}
