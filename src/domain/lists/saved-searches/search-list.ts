import type { ComponentType, ReactNode } from 'react'
import type { News } from './news.ts'
import type { SavedKey } from './saved-searches.ts'

/** What a list knows of a saved search. */
export type Found = {
  /** Its filters, in the language of the page. */
  title: string
  /** Undefined until its first page is there. */
  newsSince: ((seen: number) => News) | undefined
  isError: boolean
}

/** A list whose searches can be saved. `query` is everything behind the `?` of its address, without a page. */
export type SearchList = {
  key: SavedKey
  path: string
  Search: ComponentType<{ query: string; children: (found: Found) => ReactNode }>
}
