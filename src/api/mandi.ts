import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { inAttempts } from './attempts.ts'
import { api, userHeaders, parseReply } from './client.ts'
import * as replies from './generated/replies.ts'
import type { operations } from './generated/schema.ts'
import { keepWhilePaging } from './paging.ts'

/** Markets report an odd price now and then: it counts as none, and the other rows are still of use. */
const price = v.fallback(v.nullable(replies.vPricePerQuintal), null)
const priceRecord = v.object({
  ...replies.vPriceRecord.entries,
  min_price: price,
  max_price: price,
  modal_price: price,
})
export const priceList = v.object({ ...replies.vListMandiPricesResponse.entries, records: v.array(priceRecord) })

/** What a commodity fetched at a market on a day. Prices in rupees per quintal. */
export type PriceRecord = v.InferOutput<typeof priceRecord>
export type PriceFilters = Omit<NonNullable<operations['listMandiPrices']['parameters']['query']>, 'offset' | 'limit'>

/** Rows a page (§mandi.4). */
export const MANDI_PAGE_SIZE = 20
/** As many as the server gives at once (openapi/paths/mandi.yaml). */
export const MANDI_MAX_PAGE = 100

/** Prices come once a day. */
const FIVE_MINUTES = 300_000

/** A window of the prices that match, newest day first, for visitors too. */
export const readMandiPrices = (
  locale: Locale,
  filters: PriceFilters,
  { offset, limit }: { offset: number; limit: number },
  signal: AbortSignal,
) =>
  parseReply(
    api.GET('/api/mobile/v1/price-mandi/', {
      params: { query: { ...filters, offset, limit }, header: userHeaders(locale) },
      signal,
    }),
    priceList,
  )

/** A page of mandi prices. */
export const mandiPricesQuery = (locale: Locale, filters: PriceFilters, page: number) => {
  const queryKey = ['mandi', locale, filters, page]
  return queryOptions({
    queryKey,
    staleTime: FIVE_MINUTES,
    placeholderData: keepWhilePaging(queryKey),
    ...inAttempts,
    queryFn: ({ signal }) =>
      readMandiPrices(locale, filters, { offset: MANDI_PAGE_SIZE * (page - 1), limit: MANDI_PAGE_SIZE }, signal),
  })
}
