import { queryOptions } from '@tanstack/react-query'
import { keyed } from '../../api/ask.ts'
import { MANDI_MAX_PAGE, readMandiPrices, type PriceRecord } from '../../api/mandi.ts'
import { FIVE_MINUTES, type PriceFilters } from '../../api/reads.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Maximum number of parallel requests: fast enough without delaying other visitors. */
const AT_ONCE = 3

export async function inTurns<Item, Result>(items: Item[], ask: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  async function work() {
    while (next < items.length) {
      const index = next++
      results[index] = await ask(items[index]!)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** Gets the number of prices fetched and of all; `all` is 0 until known. */
export type OnProgress = (done: number, all: number) => void

/** Fetches 100 per request and keeps the server's order. @throws ApiError; AbortError once `signal` has fired */
export async function collectPrices(options: {
  locale: Locale
  filters: PriceFilters
  /** Maximum number of rows; `total` of the result counts all matches. */
  most: number
  signal: AbortSignal
  onProgress?: OnProgress | undefined
}): Promise<{ records: PriceRecord[]; total: number }> {
  const { locale, filters, most, signal, onProgress } = options
  let fetched = 0
  let wanted = most
  async function page(offset: number) {
    const window = { offset, limit: Math.min(MANDI_MAX_PAGE, most - offset) }
    const reply = await readMandiPrices(locale, filters, window, signal)
    fetched += reply.records.length
    wanted = Math.min(reply.total, most)
    onProgress?.(fetched, wanted)
    return reply
  }
  const first = await page(0)
  const others = Math.max(0, Math.ceil(wanted / MANDI_MAX_PAGE) - 1)
  const offsets = Array.from({ length: others }, (_, index) => (index + 1) * MANDI_MAX_PAGE)
  const pages = [first, ...(await inTurns(offsets, page))]
  return { records: pages.flatMap(({ records }) => records), total: first.total }
}

/** Maximum matches that are summarized: ten requests. */
export const MAX_SUMMARIZED = 1_000

/** The matching prices, at most `most` of them. No copy of them is stored (src/api/copies/remember.ts). */
export const allPricesQuery = (locale: Locale, filters: PriceFilters, most = MAX_SUMMARIZED, onProgress?: OnProgress) =>
  queryOptions({
    ...keyed(['mandi', 'all', locale, filters, most]),
    staleTime: FIVE_MINUTES,
    queryFn: ({ signal }) => collectPrices({ locale, filters, most, signal, onProgress }),
  })

/** Start of the key of the prices that are fetched for a file. */
export const FILE = ['mandi', 'all', 'file']
