import type { PriceRecord } from '../../api/mandi.ts'
import { priceIn } from './mandi-price.ts'

/** The newest readable date among the records, such as 2026-04-21. */
export const newestDay = (records: PriceRecord[]): string | undefined =>
  records
    .map((record) => record.arrival_date)
    .filter((date) => !Number.isNaN(Date.parse(date)))
    .sort()
    .at(-1)

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
  [state, district, market.replace(/(\s+(APMC|मंडी|बाजार समिती))+$/, '')].join('/')

export const SORT_KEYS = ['date', 'min', 'max', 'modal'] as const
export type SortKey = (typeof SORT_KEYS)[number]
export const isSortKey = (column: string): column is SortKey => SORT_KEYS.some((key) => key === column)
export type Sort = { key: SortKey; order: 'asc' | 'desc' }

/** NaN if the row has none. */
const valueOf = (record: PriceRecord, key: SortKey): number =>
  key === 'date' ? Date.parse(record.arrival_date) : (priceIn('quintal', record[`${key}_price`]) ?? NaN)

/** Equal rows stay in the server's order; rows without the value come last in both directions. */
export function inOrder(records: PriceRecord[], sort: Sort | undefined): PriceRecord[] {
  if (!sort) return records
  const sign = sort.order === 'asc' ? 1 : -1
  return records.toSorted((a, b) => {
    const [left, right] = [valueOf(a, sort.key), valueOf(b, sort.key)]
    return (left - right) * sign || Number(Number.isNaN(left)) - Number(Number.isNaN(right))
  })
}

/** The sort after a press on a column head: ascending, then descending, then the server's order. */
export function nextSort(sort: Sort | undefined, key: SortKey): Sort | undefined {
  if (sort?.key !== key) return { key, order: 'asc' }
  return sort.order === 'asc' ? { key, order: 'desc' } : undefined
}
