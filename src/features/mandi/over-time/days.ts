import type { PriceRecord } from '../../../api/mandi.ts'
import { priceIn } from '../../../domain/mandi/mandi-price.ts'

const DAY = 86_400_000 // ms
/** A day so long before counts as "a week before": the nearest one to seven days. */
const A_WEEK = { least: 5, most: 10 }

/** What was reported on a day, in rupees per quintal: the lowest, the mean of the common prices, the highest. */
export type PriceDay = { day: string; min: number; modal: number; max: number }

/** The days of some rows, oldest first. Rows without a common price or without a day that can be read are left out. */
export function priceDays(records: PriceRecord[]): PriceDay[] {
  const byDay = new Map<string, PriceRecord[]>()
  for (const record of records)
    if (priceIn('quintal', record.modal_price) !== undefined && !Number.isNaN(Date.parse(record.arrival_date)))
      byDay.set(record.arrival_date, [...(byDay.get(record.arrival_date) ?? []), record])
  return Array.from(byDay, ([day, rows]) => {
    const common = rows.map(({ modal_price }) => modal_price!)
    const ends = rows.flatMap(({ min_price, max_price }) => [
      priceIn('quintal', min_price) ?? [],
      priceIn('quintal', max_price) ?? [],
    ])
    const all = [...common, ...ends.flat()]
    const modal = Math.round(common.reduce((sum, price) => sum + price) / common.length)
    return { day, modal, min: Math.min(...all), max: Math.max(...all) }
  }).sort((a, b) => Date.parse(a.day) - Date.parse(b.day))
}

/** How the newest common price differs from an older one: 'week' is undefined where no day is about a week before. */
export type Change = { since: string; difference: number }

export function changesOf(days: PriceDay[]): { last: Change | undefined; week: Change | undefined } {
  const newest = days.at(-1)
  const change = (before: PriceDay | undefined) =>
    newest && before && { since: before.day, difference: newest.modal - before.modal }
  const age = ({ day }: PriceDay) => Math.round((Date.parse(newest!.day) - Date.parse(day)) / DAY)
  const [week] = days
    .filter((each) => age(each) >= A_WEEK.least && age(each) <= A_WEEK.most)
    .sort((a, b) => Math.abs(age(a) - 7) - Math.abs(age(b) - 7))
  return { last: change(days.at(-2)), week: change(week) }
}
