import { formatPaise, formatRupees } from '../../i18n/format.ts'

export const PRICE_UNITS = ['quintal', 'kg'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

export const KG_PER_QUINTAL = 100

/** Rupees per `unit`, rounded to the paisa. Undefined if there was no trade: markets then report 0 or nothing. */
export function priceIn(unit: PriceUnit, perQuintal: number | null | undefined): number | undefined {
  const price = perQuintal ?? 0
  // NaN fails both comparisons.
  if (!(price > 0 && price < Infinity)) return undefined
  return unit === 'kg' ? Math.round(price) / KG_PER_QUINTAL : Math.round(price * 100) / 100
}

export const NO_VALUE = '–'

/** ₹2,050 per quintal, ₹20.50 per kg. Prices per kg always show paise, so that they align in a column. */
export function priceText(unit: PriceUnit, perQuintal: number | null | undefined): string {
  const price = priceIn(unit, perQuintal)
  if (price === undefined) return NO_VALUE
  return unit === 'kg' ? formatPaise(price) : formatRupees(price)
}
