export const SELL_UNITS = ['quintal', 'kg', 'ton'] as const
export type SellUnit = (typeof SELL_UNITS)[number]
const QUINTALS = { kg: 0.01, quintal: 1, ton: 10 }

export const inQuintals = (quantity: number, unit: SellUnit): number => quantity * QUINTALS[unit]

/** Transport cost to a market: by weight, or by vehicle trips. */
export type Transport =
  | { by: 'weight'; /** Rupees for a quintal over 100 km of road. */ rate: number }
  | { by: 'vehicle'; /** Rupees for a km of road. */ rate: number; /** Quintals in one trip. */ load: number }
