import { PAGE_SIZE } from '../../../api/reads.ts'
import type { PriceRecord } from '../../../api/mandi.ts'
import { newestDay } from '../../mandi/newest-day.ts'

/**
 * What is new in a saved search since it was last opened, as far as the API tells: enquiries by when they were made,
 * businesses by how many there are, prices by their day.
 */
export type News =
  | { of: 'enquiries'; count: number; orMore: boolean }
  | { of: 'businesses'; count: number }
  | { of: 'prices'; day: string }
  | undefined

/** How to compare the first page of a list with what was seen of it; `Seen` is a number, so that it can be kept. */
export type NewsRule<Reply> = {
  seenOf: (reply: Reply) => number
  newsOf: (reply: Reply, seen: number) => News
}

type Enquiries = { count: number; results: { created_at: string }[] }

/** Seen: when the newest one was made, in ms; 0 when there was none. */
export const enquiryNews: NewsRule<Enquiries> = {
  seenOf: ({ results }) =>
    Math.max(0, ...results.map(({ created_at }) => Date.parse(created_at)).filter(Number.isFinite)),
  newsOf: ({ count: all, results }, seen) => {
    const count = results.filter(({ created_at }) => Date.parse(created_at) > seen).length
    return count > 0 ? { of: 'enquiries', count, orMore: count === PAGE_SIZE && all > PAGE_SIZE } : undefined
  },
}

/** Seen: how many there were. Businesses have no date, so one that went hides one that came. */
export const businessNews: NewsRule<{ count: number }> = {
  seenOf: ({ count }) => count,
  newsOf: ({ count }, seen) => (count > seen ? { of: 'businesses', count: count - seen } : undefined),
}

/** Seen: the newest day, in ms; 0 when there was no price. */
export const priceNews: NewsRule<{ records: PriceRecord[] }> = {
  seenOf: ({ records }) => Date.parse(newestDay(records) ?? '') || 0,
  newsOf: ({ records }, seen) => {
    const day = newestDay(records)
    return day && Date.parse(day) > seen ? { of: 'prices', day } : undefined
  },
}
