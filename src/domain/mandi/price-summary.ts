import type { PriceRecord } from '../../api/mandi.ts'
import { priceIn } from './mandi-price.ts'
import { groupRows } from './price-rows.ts'

export type CropSummary = { commodity: string; count: number; lowest: number; typical: number; highest: number }

/**
 * Prices of each crop in rupees per quintal, the crop with the most rows first. They are the lowest and highest price
 * and the median of the modal prices, which ignores outliers. Rows without a modal price don't count.
 */
export function summaryOf(records: PriceRecord[]): CropSummary[] {
  const priced = records.filter(({ modal_price }) => priceIn('quintal', modal_price) !== undefined)
  const byCrop = groupRows(priced, ({ commodity }) => commodity)
  return Array.from(byCrop, ([commodity, rows]) => {
    const prices = (of: (row: PriceRecord) => number | null) => rows.flatMap((row) => priceIn('quintal', of(row)) ?? [])
    const common = prices((row) => row.modal_price).sort((a, b) => a - b)
    return {
      commodity,
      count: rows.length,
      lowest: Math.min(...prices((row) => row.min_price), ...common),
      typical: common[Math.floor((common.length - 1) / 2)]!,
      highest: Math.max(...prices((row) => row.max_price), ...common),
    }
  }).sort((a, b) => b.count - a.count)
}
