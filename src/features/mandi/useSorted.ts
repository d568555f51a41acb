import { useQuery } from '@tanstack/react-query'
import type { PriceRecord } from '../../api/mandi.ts'
import { MANDI_PAGE_SIZE } from '../../api/reads.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { MandiView } from './mandi-view.ts'
import { inOrder } from './price-order.ts'
import { MAX_WHOLE, wholeListQuery } from './whole/whole-list.ts'

/** What is sorted: all matches, the page until all are loaded, the page because loading failed, or the page only. */
export type Reach = 'all' | 'coming' | 'failed' | 'page'

const NONE: PriceRecord[] = []

/**
 * The rows of a page in the requested order (§mandi.5). Up to `MAX_WHOLE` matches are sorted together. Beyond that, or
 * until they are loaded, only the page is sorted.
 */
export function useSorted(
  { filters, page, sort }: MandiView,
  { records = NONE, total = 0 }: { records?: PriceRecord[]; total?: number } = {},
): { rows: PriceRecord[]; reach: Reach | undefined } {
  const isWhole = total > MANDI_PAGE_SIZE && total <= MAX_WHOLE
  const { data, isError } = useQuery({
    ...wholeListQuery(useLocale(), filters),
    enabled: sort !== undefined && isWhole,
  })
  const all = sort && isWhole ? data?.records : undefined
  const sorted = inOrder(all ?? records, sort)
  return {
    rows: all ? sorted.slice(MANDI_PAGE_SIZE * (page - 1), MANDI_PAGE_SIZE * page) : sorted,
    reach:
      sort && total > MANDI_PAGE_SIZE ? (all ? 'all' : !isWhole ? 'page' : isError ? 'failed' : 'coming') : undefined,
  }
}
