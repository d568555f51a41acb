import type { ComponentType, ReactNode } from 'react'
import type { News } from './news.ts'
import type { SavedKey } from './saved-searches.ts'

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
