import { formatPaise, formatRupees } from '../../i18n/format.ts'

export const PRICE_UNITS = ['quintal', 'kg'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

const KG_PER_QUINTAL = 100

/**
 * A price of the list, or undefined where there was no trade: markets write 0 or nothing then.
 * @param perQuintal rupees per quintal
 * @returns rupees per `unit`, to the paisa
 */
export function priceIn(unit: PriceUnit, perQuintal: number | null | undefined): number | undefined {
  const price = perQuintal ?? 0
  // NaN is neither.
  if (!(price > 0 && price < Infinity)) return undefined
  return unit === 'kg' ? Math.round(price) / KG_PER_QUINTAL : Math.round(price * 100) / 100
}

/** What stands where the market gave no value. */
export const NO_VALUE = '–'

/** ₹2,050 a quintal, ₹20.50 a kg: in a column per kg every price has its paise, so that they stand in line. */
export function priceText(unit: PriceUnit, perQuintal: number | null | undefined): string {
  const price = priceIn(unit, perQuintal)
  return price === undefined ? NO_VALUE : rupeesIn(unit, price)
}

/** @param price rupees per `unit` */
export const rupeesIn = (unit: PriceUnit, price: number): string =>
  unit === 'kg' ? formatPaise(price) : formatRupees(price)
