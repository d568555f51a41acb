import type { QueryClient } from '@tanstack/react-query'
import { subcategoriesQuery, type Subcategory } from '../../api/catalogue.ts'
import { MANDI_MAX_PAGE, readMandiPrices, type PriceRecord } from '../../api/mandi.ts'
import type { PriceFilters } from '../../api/reads.ts'
import type { Locale } from '../../i18n/locales.ts'
import { inSpaces, produceNamed } from '../catalogue/produce.ts'
import { distance, districtPointsQuery, type DistrictName } from '../places/district-points.ts'
import { inTurns, type OnProgress } from './collect-prices.ts'
import { recordsOf, type NamedCrop } from './commodity-prices.ts'
import { groupRows } from './price-rows.ts'
import { REACH } from './where-to-sell.ts'

// One request for the own district, one for each state in reach (up to ten); the rest read more rows of the nearest ones.
// In our data, these rows name the same best market as all rows for each of 6,933 pairs of district and crop.
const MAX_REQUESTS = 12

export type FoundMarkets = {
  records: PriceRecord[]
  commodity: string
  /** The rows of that crop among others. */
  ofCrop: (records: PriceRecord[]) => PriceRecord[]
  /** Whether the map has the seller's district; without it, only that district's own markets are found. */
  isOnMap: boolean
  /** The states that were asked, nearest first. */
  states: string[]
  /** Straight-line distance in km from the seller's district to another; undefined if unknown. */
  kmTo: (place: DistrictName) => number | undefined
}

/** Asks for the own district too: its rows may not be among the first of its state. @throws ApiError, AbortError */
export async function findMarkets(options: {
  client: QueryClient
  locale: Locale
  commodity: string
  here: DistrictName
  signal: AbortSignal
  /** Gets the number of finished requests and of those known to be needed. */
  onProgress: OnProgress
}): Promise<FoundMarkets> {
  const { client, locale, commodity, here, signal, onProgress } = options
  const [points, catalogue] = await Promise.all([
    client.fetchQuery(districtPointsQuery),
    client.fetchQuery(subcategoriesQuery(locale)).catch(() => []),
  ])
  const from = points.pointOf(here)
  const states = from ? points.statesAround(from, REACH) : [here.state]
  const isHere = ({ state, district }: DistrictName) => state === here.state && district === here.district
  const records: PriceRecord[] = []
  let done = 0
  let places = [here, ...(from ? states : []).map((state): PriceFilters => ({ state }))].slice(0, MAX_REQUESTS)
  for (let offset = 0; places.length > 0; offset += MANDI_MAX_PAGE) {
    const all = done + places.length
    onProgress(done, all)
    const replies = await inTurns(places, async (place) => {
      const window = { offset, limit: MANDI_MAX_PAGE }
      const reply = await readMandiPrices(locale, { ...place, commodity }, window, signal)
      onProgress(++done, all)
      return { place, ...reply }
    })
    // The rows of the own district come with its own request.
    for (const { place, records: found } of replies)
      records.push(...(place.district ? found : found.filter((record) => !isHere(record))))
    places = replies
      .filter(({ place, total }) => !place.district && total > offset + MANDI_MAX_PAGE)
      .map(({ place }) => place)
      .slice(0, MAX_REQUESTS - done)
  }
  const crop = cropMeant(commodity, catalogue, records)
  const ofCrop = (rows: PriceRecord[]) => recordsOf(crop, catalogue, rows)
  const found = ofCrop(records)
  const kmTo = (place: DistrictName) => {
    if (isHere(place)) return 0
    const point = points.pointOf(place)
    return from && point && distance(from, point)
  }
  return {
    records: found,
    commodity: found[0]?.commodity ?? crop.name,
    ofCrop,
    isOnMap: from !== undefined,
    states,
    kmTo,
  }
}

/** The crop that a text means: “Onion” isn't “Onion Green”. Of several, and without any, the one with the most rows. */
export function cropMeant(text: string, catalogue: Subcategory[], records: PriceRecord[]): NamedCrop {
  const named = produceNamed(catalogue, text)
  const isMeant = ({ search_words }: NamedCrop) => inSpaces(search_words).includes(inSpaces(text))
  const meant = named ? [named] : [{ name: text }, ...catalogue.filter(isMeant)]
  const reported = [...groupRows(records, ({ commodity }) => commodity).keys()].map((name) => ({ name }))
  const mostRows = (crops: NamedCrop[]) =>
    crops
      .map((crop) => ({ crop, count: recordsOf(crop, catalogue, records).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)[0]?.crop
  return mostRows(meant) ?? mostRows(reported) ?? meant[0]!
}
