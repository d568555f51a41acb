import type { DatabaseSync } from 'node:sqlite'
import { createBusinesses, seedBusinesses } from './businesses.ts'
import { loadCatalogue, seedCatalogue } from './catalogue.ts'
import { readJsonData } from './data-files.ts'
import { createEnquiries, seedEnquiries } from './enquiries.ts'
import { seedMandi, seedPincodes, type Pincodes } from './open-data.ts'
import { loadPlaces } from './places.ts'
import { seedProgress } from './progress.ts'

/** Fills empty tables. The same `now` (ms) always gives the same rows. */
export function seed(db: DatabaseSync, now: number): void {
  const catalogue = loadCatalogue()
  seedCatalogue(db, catalogue)
  const pincodes = readJsonData<Pincodes>('pincodes.json.gz')
  seedPincodes(db, pincodes)
  const trade = seedMandi(db, catalogue.commodities)

  const ground = { places: loadPlaces(pincodes), catalogue, trade }
  const businesses = createBusinesses(ground)
  seedBusinesses(db, businesses, now)
  const enquiries = createEnquiries(businesses, ground)
  seedEnquiries(db, enquiries, now)
  seedProgress(db, businesses, enquiries, now)
}
