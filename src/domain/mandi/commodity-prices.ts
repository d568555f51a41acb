import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { MANDI_MAX_PAGE, readMandiPrices, type PriceRecord } from '../../api/mandi.ts'
import type { Locale } from '../../i18n/locales.ts'
import { normalizeWords } from '../../ui/combobox/normalize-for-search.ts'
import { priceIn } from './mandi-price.ts'
import { newestDay } from './newest-day.ts'
import { priceRange, type PriceRange } from './price-range.ts'
import { placeInText, type PlaceInText } from '../places/place-in-text.ts'

/** The longest text that the server takes as a filter (openapi/paths/mandi.yaml). */
const MAX_FILTER = 60
/** Prices come once a day. */
const FIVE_MINUTES = 300_000

export type CommodityPrices = {
  /** Prices of one commodity only, newest day first, and none too old to reckon with (§mandi.21). */
  records: PriceRecord[]
  /** There are older ones, and nothing newer. */
  hasOlder: boolean
  /** What the commodity has brought there, however long ago; where the place has no price at all, in the whole country. */
  ever: PriceRange | undefined
  /** What was asked for; undefined: the whole country. */
  place: PlaceInText | undefined
}

/** An older price would mislead. */
const OLDEST_REFERENCE = 60 // days
const DAY = 86_400_000 // ms

/**
 * The newest mandi prices of a product of the catalogue where an enquiry is, or in the whole country where its location
 * names no state. An empty list where there is none.
 * @param location as its owner wrote it
 */
export const commodityPricesQuery = (queryClient: QueryClient, locale: Locale, commodity: string, location: string) =>
  queryOptions({
    queryKey: ['mandi', 'commodity', locale, commodity, location],
    staleTime: FIVE_MINUTES,
    queryFn: async ({ signal }): Promise<CommodityPrices> => {
      const [place, catalogue] = await Promise.all([
        placeInText(location),
        queryClient.fetchQuery(subcategoriesQuery(locale)),
      ])
      const words = catalogue.find(({ name }) => name === commodity)?.search_words
      const pricesIn = async (state: string | undefined) => {
        const filters = { commodity: Array.from(commodity).slice(0, MAX_FILTER).join(''), state }
        const { records } = await readMandiPrices(locale, filters, { offset: 0, limit: MANDI_MAX_PAGE }, signal)
        return recordsOf(commodity, words, records)
      }
      const there = await pricesIn(place?.state)
      const ever = priceRange(there) ?? (place && priceRange(await pricesIn(undefined)))
      const recent = recentOnes(there)
      return { records: recent, hasOlder: recent.length === 0 && there.some(hasPrice), ever, place }
    },
  })

/** Of a day that is at most 60 days ago; what has no day that can be read is not. */
export const recentOnes = (records: PriceRecord[]): PriceRecord[] =>
  records.filter(({ arrival_date }) => Date.now() - Date.parse(arrival_date) < (OLDEST_REFERENCE + 1) * DAY)

/**
 * The search finds every commodity that has the word in it, "Onion Green" for "Onion". Markets also have names of their own
 * ("Soyabean", "Gur(Jaggery)"), which the catalogue knows as words that people search by.
 * @param words of the catalogue; undefined for a product that somebody typed
 */
export function recordsOf(commodity: string, words: string | undefined, records: PriceRecord[]): PriceRecord[] {
  const joined = (name: string) => normalizeWords(name).replaceAll(' ', '')
  const same = records.filter((record) => joined(record.commodity) === joined(commodity))
  if (same.length > 0 || words === undefined) return same
  const known = ` ${normalizeWords(words)} `
  return records.filter((record) => known.includes(` ${normalizeWords(record.commodity)} `))
}

const hasPrice = ({ modal_price }: PriceRecord) => priceIn('quintal', modal_price) !== undefined

/**
 * The price that stands for the newest day: of the enquiry's own district where it reported, else of the state; of several
 * markets the one in the middle, so that an odd one does not mislead.
 */
export function latestPrice(records: PriceRecord[], district: string | undefined): PriceRecord | undefined {
  const priced = records.filter(hasPrice)
  const day = newestDay(priced)
  const ofDay = priced.filter((record) => record.arrival_date === day)
  const near = ofDay.filter((record) => record.district === district)
  const sorted = (near.length > 0 ? near : ofDay).toSorted((a, b) => a.modal_price! - b.modal_price!)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}
