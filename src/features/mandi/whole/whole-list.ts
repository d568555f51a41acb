import { queryOptions } from '@tanstack/react-query'
import type { PriceFilters } from '../../../api/reads.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** Maximum matches that are sorted and summarized together: ten requests, and as many as a phone sorts at once. */
export const MAX_WHOLE = 1_000
/** Stale time in ms. Prices come once a day. */
const FIVE_MINUTES = 300_000

/** All matching prices, for filters with at most `MAX_WHOLE` matches. */
export const wholeListQuery = (locale: Locale, filters: PriceFilters) =>
  queryOptions({
    queryKey: ['mandi', 'whole', locale, filters],
    staleTime: FIVE_MINUTES,
    queryFn: async ({ signal }) => {
      const { collectPrices } = await import('../collect-prices.ts')
      return collectPrices({ locale, filters, most: MAX_WHOLE, signal })
    },
  })
