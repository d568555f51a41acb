import type { PriceRecord } from '../../../api/mandi.ts'
import { priceIn } from '../../../domain/mandi/mandi-price.ts'

export type CropSummary = { commodity: string; count: number; lowest: number; typical: number; highest: number }

/**
 * What a crop fetched in all these rows, in rupees per quintal, the crop with the most rows first: the lowest and the highest
 * price, and the middle one of the common prices, so that an odd one does not mislead. Rows without a common price don't count.
 */
export function summaryOf(records: PriceRecord[]): CropSummary[] {
  const byCrop = new Map<string, PriceRecord[]>()
  for (const record of records)
    if (priceIn('quintal', record.modal_price) !== undefined)
      byCrop.set(record.commodity, [...(byCrop.get(record.commodity) ?? []), record])
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
