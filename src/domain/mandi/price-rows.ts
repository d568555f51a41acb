import type { PriceRecord } from '../../api/mandi.ts'
import { priceIn } from './mandi-price.ts'

/** The newest readable date among the records, such as 2026-04-21. */
export const newestDay = (records: PriceRecord[]): string | undefined =>
  records
    .map((record) => record.arrival_date)
    .filter((date) => !Number.isNaN(Date.parse(date)))
    .sort()
    .at(-1)

/** A row with a modal price and a readable date. */
export const isPriced = ({ modal_price, arrival_date }: PriceRecord): boolean =>
  priceIn('quintal', modal_price) !== undefined && !Number.isNaN(Date.parse(arrival_date))

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Groups rows by key, in the order of first appearance. */
export function groupRows<Row>(rows: Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** One market, whether it is written “Lasalgaon” as until 2025 or “Lasalgaon APMC” as since, in each language. */
export const marketKey = ({ state, district, market }: Pick<PriceRecord, 'state' | 'district' | 'market'>): string =>
  [state, district, market.replace(/\s+(APMC|मंडी|बाजार समिती)$/, '')].join('/')
