import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { ask, readQuery } from './ask.ts'
import { inAttempts } from './query-client.ts'
import * as replies from './generated/replies.ts'
import { priceWindow, type PriceFilters, type Read } from './reads.ts'

/** An invalid price counts as missing, so that the other rows stay usable: markets sometimes report odd ones. */
const price = v.fallback(v.nullable(replies.vPricePerQuintal), null)
const priceRecord = v.object({
  ...replies.vPriceRecord.entries,
  min_price: price,
  max_price: price,
  modal_price: price,
})
export const priceList = v.object({ ...replies.vListMandiPricesResponse.entries, records: v.array(priceRecord) })

/** The price of a commodity at a market on a day, in rupees per quintal. */
export type PriceRecord = v.InferOutput<typeof priceRecord>

/** Maximum rows in one reply (openapi/paths/mandi.yaml). */
export const MANDI_MAX_PAGE = 100

/** Matching prices, newest day first, from `window.offset` on. Visitors may read them too. */
export const readMandiPrices = (
  locale: Locale,
  filters: PriceFilters,
  window: { offset: number; limit: number },
  signal: AbortSignal,
) => ask(locale, priceWindow(filters, window), priceList, { signal })

export const mandiPricesQuery = (locale: Locale, read: Read<'listMandiPrices'>) => ({
  ...readQuery(locale, read, priceList),
  ...inAttempts,
})
