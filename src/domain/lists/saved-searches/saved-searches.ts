import { useReducer, type ComponentType } from 'react'
import { readStored, type Stored } from '../../../session/storage.ts'
import { openSession, useSession } from '../../../session/session.ts'
import { useHydrated } from '../../../ui/hooks/environment.tsx'
import { useEventListener } from '../../../ui/hooks/events.ts'

/** A list whose searches can be saved. `query` is the query of its address, without the page number. */
export type SearchList = {
  key: SavedKey
  path: string
  /** The search's filters, in the language of the page. */
  Title: ComponentType<{ query: string }>
}

export type SavedKey = Extract<keyof Stored, `saved_${string}`>
/** `query` has the filters in the address. */
export type SavedSearch = Stored[SavedKey][number]

/** Maximum saved searches per list. */
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

export const withoutSearch = (searches: SavedSearch[], query: string): SavedSearch[] =>
  searches.filter((saved) => !sameAs(query)(saved))

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
      const after = rule(readStored(key) ?? [])
      openSession().store({ [key]: after.length > 0 ? after : undefined })
      readAgain()
    },
  }
}
