import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { inAttempts } from './attempts.ts'
import { api, asUser, checked } from './client.ts'
import * as replies from './generated/replies.ts'
import type { operations } from './generated/schema.ts'
import { keepWhilePaging } from './paging.ts'

/** What a commodity fetched at a market on a day. Prices in rupees per quintal. */
export type PriceRecord = InferOutput<typeof replies.vPriceRecord>
export type PriceFilters = Omit<NonNullable<operations['listMandiPrices']['parameters']['query']>, 'offset' | 'limit'>

/** Specification part 1, section 9. */
export const MANDI_PAGE_SIZE = 20

/** Prices come once a day. */
const FIVE_MINUTES = 300_000

/** A page of mandi prices, newest day first, for visitors too. */
export const mandiPricesQuery = (locale: Locale, filters: PriceFilters, page: number) => {
  const queryKey = ['mandi', locale, filters, page]
  return queryOptions({
    queryKey,
    staleTime: FIVE_MINUTES,
    placeholderData: keepWhilePaging(queryKey),
    ...inAttempts,
    queryFn: ({ signal }) =>
      checked(
        api.GET('/api/mobile/v1/price-mandi/', {
          params: {
            query: { ...filters, offset: MANDI_PAGE_SIZE * (page - 1), limit: MANDI_PAGE_SIZE },
            header: asUser(locale),
          },
          signal,
        }),
        replies.vListMandiPricesResponse,
      ),
  })
}
