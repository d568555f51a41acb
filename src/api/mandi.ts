import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { inAttempts } from './attempts.ts'
import { api, userHeaders, parseReply } from './client.ts'
import * as replies from './generated/replies.ts'
import { keepWhilePaging } from './paging.ts'
import { mandiPricesRequest, mandiWindowRequest, type PriceFilters } from './requests.ts'

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

/** As many as the server gives at once (openapi/paths/mandi.yaml). */
export const MANDI_MAX_PAGE = 100

/** A window of the prices that match, newest day first, for visitors too. */
export const readMandiPrices = (
  locale: Locale,
  filters: PriceFilters,
  { offset, limit }: { offset: number; limit: number },
  signal: AbortSignal,
) => askForPrices(locale, mandiWindowRequest(filters, { offset, limit }), signal)

const askForPrices = (locale: Locale, { path, params }: ReturnType<typeof mandiWindowRequest>, signal: AbortSignal) =>
  parseReply(api.GET(path, { params: { ...params, header: userHeaders(locale) }, signal }), priceList)

/** A page of mandi prices. */
export const mandiPricesQuery = (locale: Locale, filters: PriceFilters, page: number) => {
  const queryKey = ['mandi', locale, filters, page]
  const request = mandiPricesRequest(filters, page)
  return queryOptions({
    queryKey,
    staleTime: request.freshFor,
    placeholderData: keepWhilePaging(queryKey),
    ...inAttempts,
    queryFn: ({ signal }) => askForPrices(locale, request, signal),
  })
}
