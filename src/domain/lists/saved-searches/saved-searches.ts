import { useReducer, type ComponentType, type ReactNode } from 'react'
import { readStored, type Stored } from '../../../session/storage.ts'
import { openSession, useSession } from '../../../session/session.ts'
import { PAGE_SIZE } from '../../../api/reads.ts'
import type { PriceRecord } from '../../../api/mandi.ts'
import { useHydrated } from '../../../ui/hooks/environment.tsx'
import { useEventListener } from '../../../ui/hooks/events.ts'
import { newestDay } from '../../mandi/price-rows.ts'

export type Found = {
  /** The search's filters, in the language of the page. */
  title: string
  /** Mark of what is newest (NewsRule); undefined until it has loaded. */
  newest: number | undefined
  newsSince: (seen: number) => News
  isError: boolean
}

/** A list whose searches can be saved. `query` is the query of its address, without the page number. */
export type SearchList = {
  key: SavedKey
  path: string
  Search: ComponentType<{ query: string; children: (found: Found) => ReactNode }>
}

export type SavedKey = Extract<keyof Stored, `saved_${string}`>
/** `query` has the filters in the address. `seen` marks what was newest at the last visit (NewsRule). */
export type SavedSearch = Stored[SavedKey][number]

/** Maximum saved searches per list: each costs the server a request. */
export const MAX_SAVED = 10

/** Parameters that change the look of a list, not its results. */
const ONLY_SHOWN = ['page', 'sort', 'order', 'unit', 'near']

/** Identifies a search, whatever the order of its parameters, the unit or the language. */
export function identityOf(query: string): string {
  const given = new URLSearchParams(query)
  for (const name of ONLY_SHOWN) given.delete(name)
  if (given.has('subcategory') || given.has('categoryId')) given.delete('name')
  given.sort()
  return given.toString()
}

const sameAs = (query: string) => (saved: SavedSearch) => identityOf(saved.query) === identityOf(query)

export const isSaved = (searches: SavedSearch[], query: string): boolean => searches.some(sameAs(query))

export const withSearch = (searches: SavedSearch[], search: SavedSearch): SavedSearch[] =>
  isSaved(searches, search.query) ? searches : [search, ...searches]

export const withoutSearch = (searches: SavedSearch[], query: string): SavedSearch[] =>
  searches.filter((saved) => !sameAs(query)(saved))

export const putBack = (searches: SavedSearch[], search: SavedSearch, index: number): SavedSearch[] =>
  isSaved(searches, search.query) ? searches : searches.toSpliced(index, 0, search)

/** @returns the same array if nothing changes */
export function markViewed(searches: SavedSearch[], query: string, seen: number): SavedSearch[] {
  const index = searches.findIndex(sameAs(query))
  const saved = searches[index]
  return saved && saved.seen !== seen ? searches.with(index, { ...saved, seen }) : searches
}

/** The searches saved on this device, until the person logs out. */
export function useSaved(key: SavedKey) {
  useSession()
  const isHydrated = useHydrated()
  const [, readAgain] = useReducer((times: number) => times + 1, 0)
  // From another tab.
  useEventListener('storage', (event) => event.key === key && readAgain())
  return {
    searches: (isHydrated && readStored(key)) || [],
    /** Applies a change to all searches, including those that another tab has saved meanwhile. */
    change: (rule: (before: SavedSearch[]) => SavedSearch[]): void => {
      const before = readStored(key) ?? []
      const after = rule(before)
      if (after === before) return
      openSession().store({ [key]: after.length > 0 ? after : undefined })
      readAgain()
    },
  }
}
export type Saved = ReturnType<typeof useSaved>

/** Tells what is new in a list by what the API offers: enquiries by time, businesses by number, prices by day. */
export type News =
  | { of: 'enquiries'; count: number; orMore: boolean }
  | { of: 'businesses'; count: number }
  | { of: 'prices'; day: string }
  | undefined

/** Tells what is new on a list's first page. Of the page last seen, only its mark is stored (`seen`). */
export type NewsRule<Reply> = {
  markOf: (reply: Reply) => number
  newsOf: (reply: Reply, seen: number) => News
}

export const foundBy = <Reply>(
  title: string,
  { data, isError }: { data: Reply | undefined; isError: boolean },
  { markOf, newsOf }: NewsRule<Reply>,
): Found => ({ title, newest: data && markOf(data), newsSince: (seen) => data && newsOf(data, seen), isError })

type Enquiries = { count: number; results: { created_at: string }[] }

/** The mark is the creation time of the newest enquiry (ms since 1970); 0 if there was none. */
export const enquiryNews: NewsRule<Enquiries> = {
  markOf: ({ results }) =>
    Math.max(0, ...results.map(({ created_at }) => Date.parse(created_at)).filter(Number.isFinite)),
  newsOf: ({ count: all, results }, seen) => {
    const count = results.filter(({ created_at }) => Date.parse(created_at) > seen).length
    return count > 0 ? { of: 'enquiries', count, orMore: count === PAGE_SIZE && all > PAGE_SIZE } : undefined
  },
}

/** The mark is the count, so a business that left hides a new one. */
export const businessNews: NewsRule<{ count: number }> = {
  markOf: ({ count }) => count,
  newsOf: ({ count }, seen) => (count > seen ? { of: 'businesses', count: count - seen } : undefined),
}

/** The mark is the newest day (ms since 1970); 0 if there was no price. */
export const priceNews: NewsRule<{ records: PriceRecord[] }> = {
  markOf: ({ records }) => Date.parse(newestDay(records) ?? '') || 0,
  newsOf: ({ records }, seen) => {
    const day = newestDay(records)
    return day && Date.parse(day) > seen ? { of: 'prices', day } : undefined
  },
}
