import type { Stored } from '../../../session/storage.ts'

export type SavedKey = Extract<keyof Stored, `saved_${string}`>
/**
 * `query`: the filters, as in the list's address. `seen`: what was newest at the last visit (news.ts), null while
 * unknown.
 */
export type SavedSearch = Stored[SavedKey][number]

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
export function markSeen(searches: SavedSearch[], query: string, seen: number): SavedSearch[] {
  const place = searches.findIndex(sameAs(query))
  const saved = searches[place]
  return saved && saved.seen !== seen ? searches.with(place, { ...saved, seen }) : searches
}
