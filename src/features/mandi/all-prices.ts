import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PriceRecord } from '../../api/mandi.ts'
import { MANDI_PAGE_SIZE, type PriceFilters } from '../../api/reads.ts'
import { collectPrices } from '../../domain/mandi/collect-prices.ts'
import { inOrder } from '../../domain/mandi/price-order.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { MandiView } from './mandi-view.ts'

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
