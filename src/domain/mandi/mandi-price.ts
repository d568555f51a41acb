import { formatRupees } from '../../i18n/format.ts'

const KG_PER_QUINTAL = 100

/** Rupees per `unit`, rounded to the paisa. Undefined if there was no trade: markets then report 0 or nothing. */
export function priceIn(unit: 'quintal' | 'kg', perQuintal: number | null | undefined): number | undefined {
  const price = perQuintal ?? 0
  // NaN fails both comparisons.
  if (!(price > 0 && price < Infinity)) return undefined
  return unit === 'kg' ? Math.round(price) / KG_PER_QUINTAL : Math.round(price * 100) / 100
}

/** Shown where the market reported no value. */
export const NO_VALUE = '–'

/** ₹2,050, per quintal. */
export function priceText(perQuintal: number | null | undefined): string {
  const price = priceIn('quintal', perQuintal)
  return price === undefined ? NO_VALUE : formatRupees(price)
}
