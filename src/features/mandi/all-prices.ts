import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PriceRecord } from '../../api/mandi.ts'
import { MANDI_PAGE_SIZE, type PriceFilters } from '../../api/reads.ts'
import { collectPrices } from '../../domain/mandi/collect-prices.ts'
import { priceIn } from '../../domain/mandi/mandi-price.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { MandiView, Sort, SortKey } from './mandi-view.ts'

/** Maximum matches that are sorted and summarized together: ten requests, and as many as a phone sorts at once. */
export const MAX_SUMMARIZED = 1_000
/** Stale time in ms. Prices come once a day. */
export const FIVE_MINUTES = 300_000

/** The matching prices, at most `most` of them. */
export const allPricesQuery = (
  locale: Locale,
  filters: PriceFilters,
  most = MAX_SUMMARIZED,
  onProgress?: (fetched: number, wanted: number) => void,
) =>
  queryOptions({
    queryKey: ['mandi', 'all', locale, filters, most],
    staleTime: FIVE_MINUTES,
    queryFn: ({ signal }) => collectPrices({ locale, filters, most, signal, onProgress }),
  })

const valueOf: Record<SortKey, (record: PriceRecord) => number | undefined> = {
  date: ({ arrival_date }) => {
    const time = Date.parse(arrival_date)
    return Number.isNaN(time) ? undefined : time
  },
  min: ({ min_price }) => priceIn('quintal', min_price),
  max: ({ max_price }) => priceIn('quintal', max_price),
  modal: ({ modal_price }) => priceIn('quintal', modal_price),
}

/**
 * The rows of a page, sorted by price or date. Equal rows stay in the server's order; rows without the value come last
 * in both directions.
 */
export function inOrder(records: PriceRecord[], sort: Sort | undefined): PriceRecord[] {
  if (!sort) return records
  const value = valueOf[sort.key]
  const sign = sort.order === 'asc' ? 1 : -1
  return records.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return (left - right) * sign
  })
}

/** The sort after a press on a column head: ascending, then descending, then the server's order. */
export function nextSort(sort: Sort | undefined, key: SortKey): Sort | undefined {
  if (sort?.key !== key) return { key, order: 'asc' }
  return sort.order === 'asc' ? { key, order: 'desc' } : undefined
}

const NONE: PriceRecord[] = []

/**
 * The rows of a page in the requested order (§mandi.5). Up to `MAX_SUMMARIZED` matches are sorted together. Beyond that, or
 * until they are loaded, only the page is sorted.
 * @returns `scope`: what is sorted, undefined where it need not be said
 */
export function useSorted(
  { filters, page, sort }: MandiView,
  { records = NONE, total = 0 }: { records?: PriceRecord[]; total?: number } = {},
): { rows: PriceRecord[]; scope: 'all' | 'page' | undefined } {
  const isOnePage = !sort || total <= MANDI_PAGE_SIZE
  const { data } = useQuery({
    ...allPricesQuery(useLocale(), filters),
    enabled: !isOnePage && total <= MAX_SUMMARIZED,
  })
  if (isOnePage) return { rows: inOrder(records, sort), scope: undefined }
  if (!data) return { rows: inOrder(records, sort), scope: 'page' }
  const rows = inOrder(data.records, sort).slice(MANDI_PAGE_SIZE * (page - 1), MANDI_PAGE_SIZE * page)
  return { rows, scope: 'all' }
}
