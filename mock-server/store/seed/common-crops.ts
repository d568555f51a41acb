import { createBusiness, type Business, type Ground } from './businesses.ts'
import { readCsvRows } from './data-files.ts'
import { createRandom } from './random.ts'

/** The ten most common crops and where most of each is grown: `State` or `State/District`. */
export const COMMON_CROPS: { id: number; grownIn: string[] }[] = [
  { id: 49 /* onion */, grownIn: ['Maharashtra/Nashik', 'Karnataka', 'Madhya Pradesh', 'Gujarat'] },
  { id: 51 /* potato */, grownIn: ['Uttar Pradesh/Agra', 'West Bengal', 'Bihar'] },
  { id: 52 /* tomato */, grownIn: ['Karnataka/Kolar', 'Andhra Pradesh', 'Maharashtra/Nashik'] },
  { id: 1 /* wheat */, grownIn: ['Punjab', 'Madhya Pradesh', 'Uttar Pradesh'] },
  { id: 2 /* paddy */, grownIn: ['Chhattisgarh', 'Punjab', 'West Bengal'] },
  { id: 5 /* maize */, grownIn: ['Karnataka', 'Bihar', 'Telangana'] },
  { id: 33 /* soyabean */, grownIn: ['Madhya Pradesh', 'Maharashtra', 'Rajasthan'] },
  { id: 14 /* gram */, grownIn: ['Madhya Pradesh', 'Rajasthan', 'Maharashtra'] },
  { id: 34 /* mustard */, grownIn: ['Rajasthan', 'Haryana', 'Uttar Pradesh'] },
  { id: 155 /* cotton */, grownIn: ['Gujarat', 'Maharashtra', 'Telangana'] },
]

/** A farmer and a buyer for each of these crops where it is grown, so that every search finds both nearby. */
export function createTraders(ground: Ground, firstId: number): Business[] {
  const random = createRandom('common crops')
  const named = new Set(readCsvRows('city-names.csv').map(({ city }) => city))
  return COMMON_CROPS.flatMap(({ id, grownIn }) =>
    grownIn.flatMap((where) => (['farmer', 'buyer'] as const).map((type) => ({ type, id, where }))),
  ).map(({ type, id, where }, index) => {
    const [state = '', district] = where.split('/')
    const products = ground.catalogue.commodities.filter((commodity) => commodity.id === id)
    let place = ground.places.pick(random, state, district)
    // Only cities with names in every language.
    while (!named.has(place.city)) place = ground.places.pick(random, state, district)
    // The first demo user has no business, so a user's id is one more than their business's.
    return createBusiness(random, type, firstId + index + 1, firstId + index, state, ground, { place, products })
  })
}
