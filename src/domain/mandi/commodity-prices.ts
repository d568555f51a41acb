import { queryOptions } from '@tanstack/react-query'
import { keyed } from '../../api/ask.ts'
import { subcategoriesQuery, type Subcategory } from '../../api/catalogue.ts'
import { MANDI_MAX_PAGE, readMandiPrices, type PriceRecord } from '../../api/mandi.ts'
import { FIVE_MINUTES, MANDI_MAX_FILTER, type PriceFilters } from '../../api/reads.ts'
import { daysSince, madeOnce } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { normalizeWords } from '../../ui/combobox/option.ts'
import { inSpaces, produceNamed } from '../catalogue/produce.ts'
import { shortText } from '../navigation/paths.ts'
import { isPriced, newestDay } from './price-rows.ts'
import { priceRange, type PriceRange } from './price-range.ts'
import type { PlaceInText } from '../places/place-in-text.ts'

export type CommodityPrices = {
  /** Prices of this commodity only, newest day first, without those too old to use (§mandi.21). */
  records: PriceRecord[]
  hasOlder: boolean
  /** Price range of the commodity at the place, however old; of all India if the place has no price. */
  ever: PriceRange | undefined
  /** The place searched; undefined for all India. */
  place: PlaceInText | undefined
}

/** Age of the oldest prices that don't mislead, compared with today or with newer prices (days, §mandi.21). */
export const OLDEST_REFERENCE = 60

/** A crop of the catalogue, or one whose name its owner typed (id null). */
export type Crop = { id: number | null; name: string }

/** The newest prices at an enquiry's `location`, as its owner wrote it, or in all India if it names no state. */
export const commodityPricesQuery = (locale: Locale, crop: Crop, location: string) =>
  queryOptions({
    ...keyed(['mandi', 'commodity', locale, crop.id ?? crop.name, location]),
    staleTime: FIVE_MINUTES,
    queryFn: async ({ client, signal }): Promise<CommodityPrices> => {
      const [place, catalogue] = await Promise.all([
        import('../places/place-in-text.ts').then(({ placeInText }) => placeInText(location)),
        client.fetchQuery(subcategoriesQuery(locale)),
      ])
      const known = catalogue.find(({ id, name }) => id === crop.id || name === crop.name)
      // The enquiry's own name may still be in the previous language.
      const named = known ?? { name: crop.name }
      const rowsIn = async (where: PriceFilters) => {
        const filters = { commodity: shortText(named.name, MANDI_MAX_FILTER), ...where }
        return (await readMandiPrices(locale, filters, { offset: 0, limit: MANDI_MAX_PAGE }, signal)).records
      }
      const ofState = await rowsIn({ state: place?.state })
      // A state may report more rows of a day than one reply holds: wheat in Madhya Pradesh, 351.
      const isCut = ofState.length === MANDI_MAX_PAGE && ofState[0]?.arrival_date === ofState.at(-1)?.arrival_date
      const isNear = ({ district }: PriceRecord) => district === place?.district
      const near = place?.district && isCut ? await rowsIn(place) : ofState.filter(isNear)
      const there = recordsOf(named, catalogue, [...near, ...ofState.filter((row) => !isNear(row))])
      const ever = priceRange(there) ?? (place && priceRange(recordsOf(named, catalogue, await rowsIn({}))))
      const recent = there.filter(({ arrival_date }) => isRecent(arrival_date))
      return { records: recent, hasOlder: recent.length === 0 && there.some(isPriced), ever, place }
    },
  })

/** Whether a day is at most 60 days ago; false without a readable date. */
export const isRecent = (day: string): boolean => daysSince(day) <= OLDEST_REFERENCE

export type NamedCrop = Pick<Subcategory, 'name' | 'search_words'>

const hasName = ({ search_words }: NamedCrop, commodity: string) => inSpaces(search_words).includes(inSpaces(commodity))

/** The crop of the catalogue that markets call so; undefined for “Yam”, which is a name of two. */
export function cropOf(catalogue: Subcategory[], commodity: string): Subcategory | undefined {
  const [only, another] = catalogue.filter((crop) => hasName(crop, commodity))
  return produceNamed(catalogue, commodity) ?? (another ? undefined : only)
}

/** The server finds “Onion Green” for “Onion” too. A crop's search words include all names that markets use. */
export function recordsOf(crop: NamedCrop, catalogue: Subcategory[], records: PriceRecord[]): PriceRecord[] {
  const joined = (name: string) => normalizeWords(name).replaceAll(' ', '')
  const isOfCrop = madeOnce((commodity: string) => {
    const named = produceNamed(catalogue, commodity)
    if (named) return named.name === crop.name
    return joined(commodity) === joined(crop.name) || hasName(crop, commodity)
  })
  return records.filter(({ commodity }) => isOfCrop(commodity))
}

/** The newest day's median, which ignores outliers: of the enquiry's district if it reported, else of the state. */
export function latestPrice(records: PriceRecord[], district: string | undefined): PriceRecord | undefined {
  const priced = records.filter(isPriced)
  const day = newestDay(priced)
  const ofDay = priced.filter((record) => record.arrival_date === day)
  const near = ofDay.filter((record) => record.district === district)
  const sorted = (near.length > 0 ? near : ofDay).toSorted((a, b) => a.modal_price! - b.modal_price!)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}
