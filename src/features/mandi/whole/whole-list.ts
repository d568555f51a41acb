import { queryOptions } from '@tanstack/react-query'
import type { PriceFilters } from '../../../api/reads.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** So many matches are sorted and counted as a whole: ten requests, and what a phone sorts at once. */
export const MAX_WHOLE = 1_000
/** Prices come once a day. */
const FIVE_MINUTES = 300_000

/** All prices that match, for filters that at most `MAX_WHOLE` do. */
export const wholeListQuery = (locale: Locale, filters: PriceFilters) =>
  queryOptions({
    queryKey: ['mandi', 'whole', locale, filters],
    staleTime: FIVE_MINUTES,
    queryFn: async ({ signal }) => {
      const { collectPrices } = await import('../collect-prices.ts')
      return collectPrices({ locale, filters, most: MAX_WHOLE, signal })
    },
  })
