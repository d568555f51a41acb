import type { PriceRecord } from '../../api/mandi.ts'
import { daysSince } from '../../i18n/format.ts'
import { groupRows, isPriced, marketKey, mean } from './price-rows.ts'
import { priceIn } from './mandi-price.ts'

/** Age of the day that is shown as "a week ago" (days). */
const WEEK = { least: 5, most: 10 }

/** Prices of one day in rupees per quintal: lowest, mean of the modal prices, highest. */
export type PriceDay = {
  day: string
  min: number
  modal: number
  max: number
  /** Mean of the modal prices of each variety at each market. */
  varieties: Map<string, number>
}

const meanPrice = (rows: PriceRecord[]) => mean(rows.map(({ modal_price }) => modal_price!))

/** The records' days, oldest first. Records without a modal price or a readable date don't count. */
export function priceDays(records: PriceRecord[]): PriceDay[] {
  const byDay = groupRows(records.filter(isPriced), ({ arrival_date }) => arrival_date)
  return Array.from(byDay, ([day, rows]) => {
    const all = rows
      .flatMap(({ min_price, modal_price, max_price }) => [min_price, modal_price, max_price])
      .flatMap((price) => priceIn('quintal', price) ?? [])
    const byVariety = groupRows(rows, (row) => `${marketKey(row)}/${row.variety}`)
    return {
      day,
      min: Math.min(...all),
      modal: Math.round(meanPrice(rows)),
      max: Math.max(...all),
      varieties: new Map(Array.from(byVariety, ([variety, same]) => [variety, meanPrice(same)])),
    }
  }).sort((a, b) => Date.parse(a.day) - Date.parse(b.day))
}

/** Change of the modal price since an earlier day, in rupees per quintal. */
export type PriceChange = { since: string; difference: number }

/** Compares the newest day with the one before and the one nearest to a week before, by varieties that both have. */
export function priceChanges(days: PriceDay[]): PriceChange[] {
  const newest = days.at(-1)
  if (!newest) return []
  const changes = days.slice(0, -1).flatMap((earlier): PriceChange[] => {
    const common = [...newest.varieties.keys()].filter((variety) => earlier.varieties.has(variety))
    const priceOn = ({ varieties }: PriceDay) => Math.round(mean(common.map((variety) => varieties.get(variety)!)))
    return common.length > 0 ? [{ since: earlier.day, difference: priceOn(newest) - priceOn(earlier) }] : []
  })
  const age = ({ since }: PriceChange) => daysSince(since) - daysSince(newest.day)
  const [week] = changes
    .filter((change) => age(change) >= WEEK.least && age(change) <= WEEK.most)
    .sort((a, b) => Math.abs(age(a) - 7) - Math.abs(age(b) - 7))
  return changes.filter((change, index) => change === week || index === changes.length - 1).toReversed()
}
