import { useQuery } from '@tanstack/react-query'
import type { PriceRecord } from '../../api/mandi.ts'
import { MANDI_PAGE_SIZE } from '../../api/reads.ts'
import { priceIn } from '../../domain/mandi/mandi-price.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { allPricesQuery, MAX_SUMMARIZED } from './all-prices.ts'
import type { MandiView, Sort, SortKey } from './mandi-view.ts'

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

/** What is sorted: all matches, the page until all are loaded, the page because loading failed, or the page only. */
export type Reach = 'all' | 'coming' | 'failed' | 'page'

const NONE: PriceRecord[] = []

/**
 * The rows of a page in the requested order (§mandi.5). Up to `MAX_SUMMARIZED` matches are sorted together. Beyond that, or
 * until they are loaded, only the page is sorted.
 */
export function useSorted(
  { filters, page, sort }: MandiView,
  { records = NONE, total = 0 }: { records?: PriceRecord[]; total?: number } = {},
): { rows: PriceRecord[]; reach: Reach | undefined } {
  const coversAll = total > MANDI_PAGE_SIZE && total <= MAX_SUMMARIZED
  const { data, isError } = useQuery({
    ...allPricesQuery(useLocale(), filters),
    enabled: sort !== undefined && coversAll,
  })
  const all = sort && coversAll ? data?.records : undefined
  const sorted = inOrder(all ?? records, sort)
  return {
    rows: all ? sorted.slice(MANDI_PAGE_SIZE * (page - 1), MANDI_PAGE_SIZE * page) : sorted,
    reach:
      sort && total > MANDI_PAGE_SIZE ? (all ? 'all' : !coversAll ? 'page' : isError ? 'failed' : 'coming') : undefined,
  }
}
