import type { PriceRecord } from '../../api/mandi.ts'
import { groupRows, isPriced, marketKey, mean } from './price-rows.ts'
import { priceIn } from './mandi-price.ts'

const DAY = 86_400_000 // ms
/** Largest gap (days) across which the chart draws a line. */
const MAX_GAP = 10
/** Age (days) of a day that counts as "a week ago". */
const WEEK = { least: 5, most: 10 }

/** Prices of one day in rupees per quintal: lowest, mean of the modal prices, highest. */
export type PriceDay = { day: string; min: number; modal: number; max: number }

/** Days between two dates. */
const between = (earlier: string, later: string) => Math.round((Date.parse(later) - Date.parse(earlier)) / DAY)

/** The records' days, oldest first. Records without a modal price or a readable date don't count. */
export function priceDays(records: PriceRecord[]): PriceDay[] {
  const byDay = groupRows(records.filter(isPriced), ({ arrival_date }) => arrival_date)
  return Array.from(byDay, ([day, rows]) => {
    const common = rows.map(({ modal_price }) => modal_price!)
    const ends = rows.flatMap((row) => [
      priceIn('quintal', row.min_price) ?? [],
      priceIn('quintal', row.max_price) ?? [],
    ])
    const all = [...common, ...ends.flat()]
    return { day, modal: Math.round(mean(common)), min: Math.min(...all), max: Math.max(...all) }
  }).sort((a, b) => Date.parse(a.day) - Date.parse(b.day))
}

/** Runs of days that the chart joins: neighbours at most ten days apart. */
export function joinedDays(days: PriceDay[]): PriceDay[][] {
  const runs: PriceDay[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && between(last.at(-1)!.day, day.day) <= MAX_GAP) last.push(day)
    else runs.push([day])
  }
  return runs
}

/** Change of the modal price since an earlier day, in rupees per quintal. */
export type PriceChange = { since: string; difference: number }

/**
 * The change between two days, counting only varieties that the same market reported on both. Undefined if there are
 * none.
 */
function changeBetween(records: PriceRecord[], since: string, day: string): PriceChange | undefined {
  const keyOf = (record: PriceRecord) => `${marketKey(record)}/${record.variety}`
  const pricesOn = (wanted: string) =>
    groupRows(
      records.filter((record) => record.arrival_date === wanted && isPriced(record)),
      keyOf,
    )
  const before = pricesOn(since)
  const after = pricesOn(day)
  const common = [...after.keys()].filter((key) => before.has(key))
  if (common.length === 0) return undefined
  const priceOf = (rows: Map<string, PriceRecord[]>) =>
    mean(common.map((key) => mean(rows.get(key)!.map(({ modal_price }) => modal_price!))))
  return { since, difference: Math.round(priceOf(after)) - Math.round(priceOf(before)) }
}

/**
 * The newest day's change against the latest comparable day before it, and against the comparable day nearest to a week
 * before.
 */
export function priceChanges(records: PriceRecord[]): {
  last: PriceChange | undefined
  week: PriceChange | undefined
} {
  const days = priceDays(records).map(({ day }) => day)
  const newest = days.pop()
  if (newest === undefined) return { last: undefined, week: undefined }
  const changes = days.flatMap((day) => changeBetween(records, day, newest) ?? [])
  const age = ({ since }: PriceChange) => between(since, newest)
  const [week] = changes
    .filter((change) => age(change) >= WEEK.least && age(change) <= WEEK.most)
    .sort((a, b) => Math.abs(age(a) - 7) - Math.abs(age(b) - 7))
  return { last: changes.at(-1), week }
}

/** Round axis steps, ending at or above a value: 0, 1,000, 2,000, 3,000 for 2,740. */
export function axisSteps(highest: number, most = 4): number[] {
  if (!(highest > 0)) return [0]
  const rough = highest / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}
