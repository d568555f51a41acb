import { useReducer } from 'react'
import { openSession, useSession } from '../../../session/session.ts'
import { readStored } from '../../../session/storage.ts'
import type { SavedKey, SavedSearch } from './saved-searches.ts'

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
