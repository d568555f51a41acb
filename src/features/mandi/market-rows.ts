import type { PriceRecord } from '../../api/mandi.ts'
import { priceIn, type PriceUnit } from '../../domain/mandi/mandi-price.ts'

export type MarketRow = { market: string; district: string; state: string; min: number; modal: number; max: number }

/**
 * One row a market: the lowest, the highest and the mean of the modal prices that it reported for a commodity on the newest
 * day, dearest first. Rows without a full set of prices are left out.
 */
export function marketRows(records: PriceRecord[], commodity: string, day: string, unit: PriceUnit): MarketRow[] {
  const byMarket = new Map<string, MarketRow & { modals: number[] }>()
  for (const record of records) {
    if (record.commodity !== commodity || record.arrival_date !== day) continue
    const min = priceIn(unit, record.min_price)
    const modal = priceIn(unit, record.modal_price)
    const max = priceIn(unit, record.max_price)
    if (min === undefined || modal === undefined || max === undefined) continue
    const { market, district, state } = record
    const key = [state, district, market].join('/')
    const known = byMarket.get(key) ?? { market, district, state, min, modal, max, modals: [] }
    const modals = [...known.modals, modal]
    byMarket.set(key, {
      ...known,
      min: Math.min(known.min, min),
      max: Math.max(known.max, max),
      modal: Math.round((100 * modals.reduce((sum, price) => sum + price)) / modals.length) / 100,
      modals,
    })
  }
  return [...byMarket.values()].sort((a, b) => b.modal - a.modal || a.market.localeCompare(b.market))
}

/** Round steps for an axis that ends at or above a value: 0, 1,000, 2,000, 3,000 for 2,740. */
export function axisSteps(highest: number, most = 4): number[] {
  if (!(highest > 0)) return [0]
  const rough = highest / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}
