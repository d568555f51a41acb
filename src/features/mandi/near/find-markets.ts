import type { QueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../../api/catalogue.ts'
import type { PriceRecord } from '../../../api/mandi.ts'
import { recordsOf } from '../../../domain/mandi/commodity-prices.ts'
import { distance } from '../../../domain/places/distance.ts'
import { districtPointsQuery, type DistrictName } from '../../../domain/places/district-points.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { collectPrices } from '../collect-prices.ts'
import { nearMarkets, REACH, type NearMarkets } from './near-markets.ts'

/** At most so many states, and so many rows of each: eight requests. */
const MAX_STATES = 4
const MAX_ROWS = 200

export type FoundMarkets = NearMarkets & { commodity: string }

/**
 * The markets near a district for a crop: the newest rows of its state and of those around it, one state after the other.
 * @param onProgress called with the number of states that are done, and of all
 * @throws ApiError; AbortError once `signal` has fired; whatever a download that fails throws
 */
export async function findMarkets(options: {
  queryClient: QueryClient
  locale: Locale
  commodity: string
  here: DistrictName
  signal: AbortSignal
  onProgress: (done: number, all: number) => void
}): Promise<FoundMarkets> {
  const { queryClient, locale, commodity, here, signal, onProgress } = options
  const [points, catalogue] = await Promise.all([
    queryClient.fetchQuery(districtPointsQuery),
    queryClient.fetchQuery(subcategoriesQuery(locale)).catch(() => []),
  ])
  const from = points.pointOf(here)
  const states = from ? points.statesAround(from, REACH).slice(0, MAX_STATES) : [here.state]
  const records: PriceRecord[] = []
  for (const [done, state] of states.entries()) {
    onProgress(done, states.length)
    const found = await collectPrices({ locale, filters: { state, commodity }, most: MAX_ROWS, signal })
    records.push(...found.records)
  }
  const ofCrop = ofOneCrop(records, commodity, catalogue.find(({ name }) => name === commodity)?.search_words)
  const kmTo = (place: DistrictName) => {
    if (place.state === here.state && place.district === here.district) return 0
    const point = points.pointOf(place)
    return from && point && distance(from, point)
  }
  return { ...nearMarkets(ofCrop, kmTo), commodity: ofCrop[0]?.commodity ?? commodity }
}

/** Rows of one crop: a word finds "Onion Green" too; of what is no crop's own name, the crop that most rows are of. */
export function ofOneCrop(records: PriceRecord[], commodity: string, words: string | undefined): PriceRecord[] {
  const same = recordsOf(commodity, words, records)
  const counts = new Map<string, number>()
  for (const each of same.length > 0 ? same : records) counts.set(each.commodity, (counts.get(each.commodity) ?? 0) + 1)
  const [name] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return records.filter((each) => each.commodity === name)
}
