import { useReducer, type ComponentType, type ReactNode } from 'react'
import { readStored, type Stored } from '../../../session/storage.ts'
import { openSession, useSession } from '../../../session/session.ts'
import { PAGE_SIZE } from '../../../api/reads.ts'
import type { PriceRecord } from '../../../api/mandi.ts'
import { newestDay } from '../../mandi/price-rows.ts'

/** What a list can tell about a saved search. */
export type Found = {
  /** Its filters, in the language of the page. */
  title: string
  /** Undefined until its first page has loaded. */
  newsSince: ((seen: number) => News) | undefined
  isError: boolean
}

/** A list whose searches can be saved. `query` is the query string of its address, without the page. */
export type SearchList = {
  key: SavedKey
  path: string
  Search: ComponentType<{ query: string; children: (found: Found) => ReactNode }>
}

export type SavedKey = Extract<keyof Stored, `saved_${string}`>
/**
 * `query`: the filters, as in the list's address. `seen`: what was newest at the last visit (NewsRule), null while
 * unknown.
 */
type SavedSearch = Stored[SavedKey][number]

/** Most saved searches per list, because each one costs the server a request. */
export const MAX_SAVED = 10

/** Parameters that change the display but not the results. */
const ONLY_SHOWN = ['page', 'sort', 'order', 'unit', 'near']

/**
 * Normalizes a query, so that equal searches compare equal: whatever the parameter order, unit, or language of the
 * name.
 */
export function identityOf(query: string): string {
  const given = new URLSearchParams(query)
  for (const name of ONLY_SHOWN) given.delete(name)
  if (given.has('subcategory') || given.has('categoryId')) given.delete('name')
  given.sort()
  return given.toString()
}

const sameAs = (query: string) => (saved: SavedSearch) => identityOf(saved.query) === identityOf(query)

export const isSaved = (searches: SavedSearch[], query: string): boolean => searches.some(sameAs(query))

/** Adds a search at the front, unless it is there. Check MAX_SAVED first. */
export const withSearch = (searches: SavedSearch[], search: SavedSearch): SavedSearch[] =>
  isSaved(searches, search.query) ? searches : [search, ...searches]

export const withoutSearch = (searches: SavedSearch[], query: string): SavedSearch[] =>
  searches.filter((saved) => !sameAs(query)(saved))

/** Restores a removed search at its place. */
export const putBack = (searches: SavedSearch[], search: SavedSearch, place: number): SavedSearch[] =>
  isSaved(searches, search.query) ? searches : searches.toSpliced(place, 0, search)

/** Stores what was newest in the results on screen. Returns the same array if nothing changes. */
export function markViewed(searches: SavedSearch[], query: string, seen: number): SavedSearch[] {
  const place = searches.findIndex(sameAs(query))
  const saved = searches[place]
  return saved && saved.seen !== seen ? searches.with(place, { ...saved, seen }) : searches
}

export type Saved = {
  searches: SavedSearch[]
  /** Applies a change to the stored searches, including those another tab has saved meanwhile. */
  change: (rule: (before: SavedSearch[]) => SavedSearch[]) => void
}

/** The current person's saved searches of a list; logging out deletes them. */
export function useSaved(key: SavedKey): Saved {
  useSession()
  const [, readAgain] = useReducer((times: number) => times + 1, 0)
  return {
    searches: readStored(key) ?? [],
    change: (rule) => {
      const before = readStored(key) ?? []
      const after = rule(before)
      if (after === before) return
      openSession().store({ [key]: after.length > 0 ? after : undefined })
      readAgain()
    },
  }
}

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
