import { queryOptions } from '@tanstack/react-query'
import { MANDI_MAX_PAGE, readMandiPrices, type PriceRecord } from '../../api/mandi.ts'
import type { PriceFilters } from '../../api/reads.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Maximum number of parallel requests: fast enough without delaying other visitors. */
const AT_ONCE = 3

/** Maximum matches that are sorted and summarized together: ten requests, and as many as a phone sorts at once. */
export const MAX_SUMMARIZED = 1_000
/** Stale time in ms. Prices come once a day. */
export const FIVE_MINUTES = 300_000

export type Collected = { records: PriceRecord[]; total: number }

/**
 * All matching prices, 100 per request, in the server's order.
 * @param most maximum number of rows; `total` of the result counts all matches
 * @param onProgress called with the rows fetched so far and the rows to fetch
 * @throws ApiError; AbortError once `signal` has fired
 */
export async function collectPrices(options: {
  locale: Locale
  filters: PriceFilters
  most: number
  signal: AbortSignal
  onProgress?: (fetched: number, wanted: number) => void
}): Promise<Collected> {
  const { locale, filters, most, signal, onProgress } = options
  const page = (index: number) => {
    const offset = index * MANDI_MAX_PAGE
    return readMandiPrices(locale, filters, { offset, limit: Math.min(MANDI_MAX_PAGE, most - offset) }, signal)
  }
  const first = await page(0)
  const wanted = Math.min(first.total, most)
  const pages = [first.records]
  let fetched = first.records.length
  onProgress?.(fetched, wanted)

  let next = 1
  async function fetchOn() {
    while (next * MANDI_MAX_PAGE < wanted) {
      const index = next++
      const { records } = await page(index)
      pages[index] = records
      fetched += records.length
      onProgress?.(fetched, wanted)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn))
  return { records: pages.flat(), total: first.total }
}

/** The matching prices, at most `most` of them. */
export const allPricesQuery = (locale: Locale, filters: PriceFilters, most = MAX_SUMMARIZED) =>
  queryOptions({
    queryKey: ['mandi', 'all', locale, filters, most],
    staleTime: FIVE_MINUTES,
    queryFn: ({ signal }) => collectPrices({ locale, filters, most, signal }),
  })
