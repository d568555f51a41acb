import type { PriceRecord } from '../../api/mandi.ts'
import { priceIn } from './mandi-price.ts'

/** Rupees per kg between which most lots of a commodity were sold. */
export type PriceRange = { low: number; high: number }

/** From fewer prices no range can be told. */
const MIN_LOTS = 5
/** So many times below or above the range a price is far from it. */
const FAR = 2
const KG_PER_QUINTAL = 100

/** The usual range: the middle four fifths of the modal prices, so that an odd one does not count. */
export function usualRange(records: PriceRecord[]): PriceRange | undefined {
  const prices = records.flatMap((record) => priceIn('kg', record.modal_price) ?? []).sort((a, b) => a - b)
  if (prices.length < MIN_LOTS) return undefined
  const at = (share: number) => prices[Math.round(share * (prices.length - 1))]!
  return { low: at(0.1), high: at(0.9) }
}

/** What may be wrong with a price; `perKg`: what it would be if it was meant for a quintal. */
export type PriceDoubt = { kind: 'high' } | { kind: 'low' } | { kind: 'perQuintal'; perKg: number }

/**
 * A hint, never more: somebody may have good reasons for any price.
 * @param price rupees per kg, as typed
 */
export function priceDoubt(price: number, { low, high }: PriceRange): PriceDoubt | undefined {
  const isNear = (perKg: number) => perKg >= low / FAR && perKg <= high * FAR
  if (!(price > 0) || isNear(price)) return undefined
  const perKg = Math.round(price) / KG_PER_QUINTAL
  if (isNear(perKg)) return { kind: 'perQuintal', perKg }
  return { kind: price > high ? 'high' : 'low' }
}
