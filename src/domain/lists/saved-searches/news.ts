import { PAGE_SIZE } from '../../../api/reads.ts'
import type { PriceRecord } from '../../../api/mandi.ts'
import { newestDay } from '../../mandi/price-rows.ts'

/**
 * What is new in a saved search since it was last opened, as far as the API can tell. Enquiries are compared by
 * creation time, businesses by count, prices by date.
 */
export type News =
  | { of: 'enquiries'; count: number; orMore: boolean }
  | { of: 'businesses'; count: number }
  | { of: 'prices'; day: string }
  | undefined

/**
 * Compares a list's first page with the last one that the person viewed. `markOf` returns a number that represents a
 * page, so that it can be stored (as `seen`).
 */
export type NewsRule<Reply> = {
  markOf: (reply: Reply) => number
  newsOf: (reply: Reply, seen: number) => News
}

type Enquiries = { count: number; results: { created_at: string }[] }

/** Mark: creation time of the newest enquiry (ms since 1970); 0 if there was none. */
export const enquiryNews: NewsRule<Enquiries> = {
  markOf: ({ results }) =>
    Math.max(0, ...results.map(({ created_at }) => Date.parse(created_at)).filter(Number.isFinite)),
  newsOf: ({ count: all, results }, seen) => {
    const count = results.filter(({ created_at }) => Date.parse(created_at) > seen).length
    return count > 0 ? { of: 'enquiries', count, orMore: count === PAGE_SIZE && all > PAGE_SIZE } : undefined
  },
}

/** Mark: the count. Businesses have no date, so one removed business hides one new one. */
export const businessNews: NewsRule<{ count: number }> = {
  markOf: ({ count }) => count,
  newsOf: ({ count }, seen) => (count > seen ? { of: 'businesses', count: count - seen } : undefined),
}

/** Mark: the newest day (ms since 1970); 0 if there was no price. */
export const priceNews: NewsRule<{ records: PriceRecord[] }> = {
  markOf: ({ records }) => Date.parse(newestDay(records) ?? '') || 0,
  newsOf: ({ records }, seen) => {
    const day = newestDay(records)
    return day && Date.parse(day) > seen ? { of: 'prices', day } : undefined
  },
}
