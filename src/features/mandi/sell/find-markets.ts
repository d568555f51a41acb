import type { QueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../../api/catalogue.ts'
import type { PriceRecord } from '../../../api/mandi.ts'
import { recordsOf } from '../../../domain/mandi/commodity-prices.ts'
import { REACH } from '../../../domain/mandi/where-to-sell.ts'
import { distance } from '../../../domain/places/distance.ts'
import { districtPointsQuery, type DistrictName } from '../../../domain/places/district-points.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { collectPrices } from '../collect-prices.ts'

/** 100 rows of the own district and 200 of each state, 100 per request: at most nine requests. */
const MAX_STATES = 4
const MAX_ROWS = 200
const MAX_OWN_ROWS = 100

export type FoundMarkets = {
  /** Rows of one crop. */
  records: PriceRecord[]
  commodity: string
  /** Straight-line distance in km from the seller's district to another; undefined if unknown. */
  kmTo: (place: DistrictName) => number | undefined
}

/**
 * The newest prices of a crop around a district: from the district itself, its state, and the states within reach. The
 * district is read separately, because its newest price may be older.
 * @param onProgress called with the number of finished steps and of all steps
 * @throws ApiError; AbortError once `signal` has fired; the error of a failed download
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
  const steps = [
    { filters: { ...here, commodity }, most: MAX_OWN_ROWS },
    ...states.map((state) => ({ filters: { state, commodity }, most: MAX_ROWS })),
  ]
  const records: PriceRecord[] = []
  for (const [done, step] of steps.entries()) {
    onProgress(done, steps.length)
    const found = await collectPrices({ locale, ...step, signal })
    const isOwn = (record: PriceRecord) => record.state === here.state && record.district === here.district
    // The first step already fetched the rows of the own district.
    records.push(...(done === 0 ? found.records : found.records.filter((record) => !isOwn(record))))
  }
  const ofCrop = ofOneCrop(records, commodity, catalogue.find(({ name }) => name === commodity)?.search_words)
  const kmTo = (place: DistrictName) => {
    if (place.state === here.state && place.district === here.district) return 0
    const point = points.pointOf(place)
    return from && point && distance(from, point)
  }
  return { records: ofCrop, commodity: ofCrop[0]?.commodity ?? commodity, kmTo }
}

/** Rows of one crop: “Onion” doesn't match “Onion Green”. If the text names no crop, the crop with the most rows. */
export function ofOneCrop(records: PriceRecord[], commodity: string, words: string | undefined): PriceRecord[] {
  const same = recordsOf(commodity, words, records)
  const counts = new Map<string, number>()
  for (const each of same.length > 0 ? same : records) counts.set(each.commodity, (counts.get(each.commodity) ?? 0) + 1)
  const [name] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return records.filter((each) => each.commodity === name)
}
