import type { Stored } from '../../../session/storage.ts'

export type SavedKey = Extract<keyof Stored, `saved_${string}`>
/** `query`: the filters as the list has them in its address; `seen`: what was newest (news.ts), null while not known. */
export type SavedSearch = Stored[SavedKey][number]

/** So many a list: a list that nobody tidies up would ask the server for ever more. */
export const MAX_SAVED = 10

/** Changes what is shown, but not what is found. */
const ONLY_SHOWN = ['page', 'sort', 'order', 'unit', 'near']

/** The same for all addresses that find the same: in another order, another unit, with a name in another language. */
export function identityOf(query: string): string {
  const given = new URLSearchParams(query)
  for (const name of ONLY_SHOWN) given.delete(name)
  if (given.has('subcategory') || given.has('categoryId')) given.delete('name')
  given.sort()
  return given.toString()
}

const sameAs = (query: string) => (saved: SavedSearch) => identityOf(saved.query) === identityOf(query)

export const isSaved = (searches: SavedSearch[], query: string): boolean => searches.some(sameAs(query))

/** With a search as the first, unless it is there. There is room for MAX_SAVED: ask first. */
export const withSearch = (searches: SavedSearch[], search: SavedSearch): SavedSearch[] =>
  isSaved(searches, search.query) ? searches : [search, ...searches]

export const withoutSearch = (searches: SavedSearch[], query: string): SavedSearch[] =>
  searches.filter((saved) => !sameAs(query)(saved))

/** A search that was removed, back in its place. */
export const putBack = (searches: SavedSearch[], search: SavedSearch, place: number): SavedSearch[] =>
  isSaved(searches, search.query) ? searches : searches.toSpliced(place, 0, search)

/** Its results are on the screen. The same searches again when that says nothing new. */
export function markSeen(searches: SavedSearch[], query: string, seen: number): SavedSearch[] {
  const place = searches.findIndex(sameAs(query))
  const saved = searches[place]
  return saved && saved.seen !== seen ? searches.with(place, { ...saved, seen }) : searches
}
