import type { PriceRecord } from '../../api/mandi.ts'
import { priceIn } from './mandi-price.ts'

/** Rupees per kg between which most lots of a commodity were sold. */
export type PriceRange = { low: number; high: number }

/** From fewer prices nobody can tell what is usual. */
const MIN_LOTS = 5
/** So many times below or above the usual range a price is far from it. */
const FAR = 2
/** So many times below or above whatever a crop has brought, no price is meant per kg, however old the prices are. */
const FAR_FROM_ANY = 20
const KG_PER_QUINTAL = 100

/** The middle four fifths of the modal prices, so that an odd one does not count. Undefined without a price. */
export function priceRange(records: PriceRecord[], minLots = 1): PriceRange | undefined {
  const prices = records.flatMap((record) => priceIn('kg', record.modal_price) ?? []).sort((a, b) => a - b)
  if (prices.length < minLots) return undefined
  const at = (share: number) => prices[Math.round(share * (prices.length - 1))]!
  return { low: at(0.1), high: at(0.9) }
}

/** The usual range of recent prices. */
export const usualRange = (records: PriceRecord[]): PriceRange | undefined => priceRange(records, MIN_LOTS)

/** What may be wrong with a price; `perKg`: what it would be if it was meant for a quintal. */
export type PriceDoubt = { range: PriceRange } & ({ kind: 'high' | 'low' } | { kind: 'perQuintal'; perKg: number })

/**
 * A hint, never more: somebody may have good reasons for any price.
 * @param price rupees per kg, as typed
 * @param known.usual of recent prices
 * @param known.ever of all prices, however old they are
 */
export function priceDoubt(
  price: number,
  { usual, ever }: { usual: PriceRange | undefined; ever: PriceRange | undefined },
): PriceDoubt | undefined {
  const range = usual ?? ever
  if (!range || !(price > 0)) return undefined
  const isNear = (perKg: number, times: number) => perKg >= range.low / times && perKg <= range.high * times
  if (isNear(price, usual ? FAR : FAR_FROM_ANY)) return undefined
  const perKg = Math.round(price) / KG_PER_QUINTAL
  if (isNear(perKg, FAR) || price > range.high * FAR_FROM_ANY) return { kind: 'perQuintal', perKg, range }
  return { kind: price > range.high ? 'high' : 'low', range }
}
