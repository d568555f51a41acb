import { MANDI_MAX_FILTER, mandiPrices, type PriceFilters } from '../../api/reads.ts'
import { pageIn, shortText, paths } from '../../domain/navigation/paths.ts'
import { PRICE_UNITS, type PriceUnit } from '../../domain/mandi/mandi-price.ts'
import { SORT_KEYS, type Sort } from '../../domain/mandi/price-rows.ts'

/** All of India: in an address, and as the stored last place. */
export const EVERYWHERE = 'place=all'

/** State of a history entry whose place was found by the device and not yet accepted by the person. */
export const FOUND_BY_DEVICE = { isFoundByDevice: true }

/** Id of the button that opens “Where should I sell?”. */
export const OPENER = 'where-to-sell'

/** What the page shows. All of it is in the address, so Back, a reload and a shared link show the same. */
export type MandiView = {
  filters: PriceFilters
  page: number
  sort: Sort | undefined
  unit: PriceUnit
  /** The part of the address for “Where should I sell?”, if it is open; read by src/domain/mandi/where-to-sell.ts (§mandi.24). */
  sell?: string | undefined
}

export const FILTER_NAMES = ['state', 'district', 'commodity', 'grade'] as const satisfies (keyof PriceFilters)[]

/** All parameters that define a view. An address without them is bare. */
export const VIEW_NAMES = [...FILTER_NAMES, 'page', 'sort', 'order', 'unit', 'place', 'sell']

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((known) => known === value)

/** Invalid parameters are ignored. */
export function readMandiView(query: URLSearchParams): MandiView {
  const key = oneOf(SORT_KEYS, query.get('sort'))
  const sell = [...query].filter(([name]) => /^(sell|way|fee)$/.test(name))
  return {
    filters: tidyFilters(Object.fromEntries(FILTER_NAMES.map((name) => [name, query.get(name) ?? '']))),
    page: pageIn(query),
    sort: key && { key, order: oneOf(['asc', 'desc'], query.get('order')) ?? 'asc' },
    unit: oneOf(PRICE_UNITS, query.get('unit')) ?? 'quintal',
    ...(query.has('sell') && { sell: new URLSearchParams(sell).toString() }),
  }
}

/** Agmarknet reports all of Delhi as one district. Prices name no other district that isn't official. */
export const DELHI = 'Delhi'

/** The district under which a place's prices are reported. */
export const priceDistrict = <Place extends { state?: string | undefined; district?: string | undefined }>(
  place: Place,
): Place => (place.state === DELHI && place.district ? { ...place, district: DELHI } : place)

/** Filters without empty values, with texts cut to the length that the server accepts. */
export const tidyFilters = (filters: PriceFilters): PriceFilters =>
  priceDistrict(
    Object.fromEntries(
      FILTER_NAMES.map((name) => [name, shortText(filters[name], MANDI_MAX_FILTER)]).filter(([, value]) => value),
    ),
  )

/** Default values are left out, but all of India isn't, because a bare address means one's own place (§mandi.22). */
export function mandiAddress({ filters, page, sort, unit, sell }: MandiView): string {
  const query = new URLSearchParams(tidyFilters(filters))
  if (page > 1) query.set('page', String(page))
  if (sort) {
    query.set('sort', sort.key)
    query.set('order', sort.order)
  }
  if (unit !== 'quintal') query.set('unit', unit)
  for (const [name, value] of new URLSearchParams(sell)) query.set(name, value)
  return `${paths.mandi()}?${query.toString() || EVERYWHERE}`
}

export const mandiRead = ({ filters, page }: Pick<MandiView, 'filters' | 'page'>) => mandiPrices(filters, page)

export const hasPriceFilters = (filters: PriceFilters) => Object.keys(filters).length > 0

export const isBare = (query: URLSearchParams): boolean => !VIEW_NAMES.some((name) => query.has(name))

type ReadPlace = (key: 'own_place' | 'mandi_place') => string | null | undefined

/** The place at which a bare address opens: the profile's or else the last chosen one; empty for all India (§mandi.22). */
export function ownPlace(stored: ReadPlace, isSignedIn: boolean): string {
  const last = stored('mandi_place')
  return last === EVERYWHERE ? '' : (isSignedIn && stored('own_place')) || last || ''
}

export const ownPlaceQuery = (query: URLSearchParams, stored: ReadPlace, isSignedIn: boolean): string =>
  isBare(query) ? ownPlace(stored, isSignedIn) : ''
