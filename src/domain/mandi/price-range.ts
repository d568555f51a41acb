import type { PriceRecord } from '../../api/mandi.ts'
import { KG_PER_QUINTAL, priceIn } from './mandi-price.ts'

/** Range in which most lots of a commodity were sold (rupees per kg). */
export type PriceRange = { low: number; high: number }

/** Minimum number of prices for a usual range. */
const MIN_LOTS = 5
/** A price beyond the usual range by more than this factor is doubtful. */
const FAR = 2
/** A price beyond the range of all prices, however old, by more than this factor is doubtful. */
const FAR_FROM_ANY = 20

/** The 10th to 90th percentile of the modal prices, without outliers. Undefined with fewer than `minLots` prices. */
export function priceRange(records: PriceRecord[], minLots = 1): PriceRange | undefined {
  const prices = records.flatMap((record) => priceIn('kg', record.modal_price) ?? []).sort((a, b) => a - b)
  if (prices.length < minLots) return undefined
  const at = (share: number) => prices[Math.round(share * (prices.length - 1))]!
  return { low: at(0.1), high: at(0.9) }
}

export const usualRange = (records: PriceRecord[]): PriceRange | undefined => priceRange(records, MIN_LOTS)

/** What may be wrong with a price. `perKg`: the price if it was meant per quintal. */
export type PriceDoubt = { range: PriceRange } & ({ kind: 'high' | 'low' } | { kind: 'perQuintal'; perKg: number })

/** Only a hint, as any price may have its reasons. Rupees per kg; `usual` covers recent prices, `ever` all prices. */
export function priceDoubt(
  price: number,
  { usual, ever }: { usual: PriceRange | undefined; ever: PriceRange | undefined },
): PriceDoubt | undefined {
  const range = usual ?? ever
  if (!range || !(price > 0)) return undefined
  const isNear = (perKg: number, times: number) => perKg >= range.low / times && perKg <= range.high * times
  if (isNear(price, usual ? FAR : FAR_FROM_ANY)) return undefined
  const perKg = Math.round(price) / KG_PER_QUINTAL
  if (isNear(perKg, FAR)) return { kind: 'perQuintal', perKg, range }
  return { kind: price > range.high ? 'high' : 'low', range }
}
