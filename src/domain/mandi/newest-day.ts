import type { PriceRecord } from '../../api/mandi.ts'

/** The newest readable date among the records, such as 2026-04-21. */
export const newestDay = (records: PriceRecord[]): string | undefined =>
  records
    .map((record) => record.arrival_date)
    .filter((date) => !Number.isNaN(Date.parse(date)))
    .sort()
    .at(-1)
